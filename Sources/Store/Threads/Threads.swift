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

  /// What does the parts of a scan.
  static let workers = Workers(count: count, run: run(_:beside:))

  /// Does one piece of work on this thread, and others beside it.
  @Sendable
  static func run(_ here: () -> Void, beside others: [@Sendable () -> Void]) {
    let started = others.map { body in
      let job = Job(body)
      return (job: job, thread: start(job))
    }
    here()
    for (job, thread) in started {
      if let thread { pthread_join(thread, nil) } else { job.body() }
    }
  }

  /// Applies a function to the pieces of a range of numbers, one for each core, and returns what they gave in order.
  static func run<Result: Sendable>(over count: Int, _ body: @escaping @Sendable (Range<Int>) -> Result) -> [Result] {
    let pieces = max(1, min(Threads.count, count))
    let slots = (0..<pieces).map { _ in Slot<Result>() }
    let fill = { @Sendable (piece: Int) in
      let result = body(count * piece / pieces..<count * (piece + 1) / pieces)
      slots[piece].result.withLock { $0 = result }
    }
    run({ fill(0) }, beside: (1..<pieces).map { piece in { fill(piece) } })
    return slots.compactMap { slot in slot.result.withLock { $0 } }
  }

  /// Where a piece's result is put.
  private final class Slot<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }

  /// A piece of work, as a thread is handed it.
  fileprivate final class Job: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Begins a thread; nil where the system gives none.
  private static func start(_ job: Job) -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let argument = Unmanaged.passRetained(job)
    guard pthread_create(&thread, nil, runJob, argument.toOpaque()) == 0 else {
      argument.release()
      return nil
    }
    return thread
  }
}

#if canImport(Glibc)
  private func runJob(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    argument.map(run)
    return nil
  }
#else
  private func runJob(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    run(argument)
    return nil
  }
#endif

private func run(_ job: UnsafeMutableRawPointer) {
  Unmanaged<Threads.Job>.fromOpaque(job).takeRetainedValue().body()
}
