import ICal
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work on several cores at once.
enum Threads {
  /// How many cores there are; more than a few gain nothing here.
  static let count = max(1, min(4, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// The same for a scan.
  static let workers = Workers(count: count) { pieces in _ = run(pieces.map { piece in { @Sendable in piece() } }) }

  /// Does pieces of work at the same time, the first one on this thread, and returns what they gave in their order.
  static func run<Result: Sendable>(_ work: [@Sendable () -> Result]) -> [Result] {
    guard let first = work.first else { return [] }
    let jobs = work.dropFirst().map { body in Job(body) }
    let started = jobs.map { ($0, start($0)) }
    var results = [first()]
    for (job, thread) in started {
      if let thread {
        pthread_join(thread, nil)
      } else {
        job.run()
      }
      if let result = job.result.withLock({ $0 }) { results.append(result) }
    }
    return results
  }

  /// Applies a function to the pieces of a range of numbers, one for each core, and returns what they gave in order.
  static func run<Result: Sendable>(
    over count: Int, _ body: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let pieces = max(1, min(Threads.count, count))
    return run(
      (0..<pieces).map { piece in { body(count * piece / pieces..<count * (piece + 1) / pieces) } })
  }

  private static func start<Result>(_ job: Job<Result>) -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let argument = Unmanaged.passRetained(job as AnyJob)
    let status = pthread_create(&thread, nil, runJob, argument.toOpaque())
    guard status == 0 else {
      argument.release()
      return nil
    }
    return thread
  }

  /// A piece of work of any result, as a thread is handed it.
  fileprivate class AnyJob {
    func run() {}
  }

  private final class Job<Result: Sendable>: AnyJob {
    let body: @Sendable () -> Result
    let result = Mutex<Result?>(nil)

    init(_ body: @escaping @Sendable () -> Result) { self.body = body }

    override func run() {
      let value = body()
      result.withLock { $0 = value }
    }
  }
}

private func runJob(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<Threads.AnyJob>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}
