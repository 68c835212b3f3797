import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much a run may take.
struct Limits {
  /// Seconds on all cores together.
  var seconds: Int
  /// Mebibytes of memory.
  var memory: Int
}

/// What a run under limits gave, and what it took.
struct BoundedRun {
  let error: String
  /// The exit status; nil where a signal ended it, as the limits do.
  let status: Int32?
  let seconds: Double
  /// Mebibytes at most, as far as was seen.
  let memory: Int
  private let outputPath: String

  /// Address space that is only kept free: the stacks and heaps of threads, and libraries.
  private static let reserved = 1024

  /// Runs flipcal with `ulimit`s.
  ///
  /// - Parameter input: A file that is its standard input.
  init(_ arguments: [String], in home: Home, _ limits: Limits, input: String = "/dev/null", shell: String = "exec")
    throws
  {
    let (output, error) = (home.url.path + "/output", home.url.path + "/error")
    let memory = (limits.memory + BoundedRun.reserved) * 1024
    let script = "ulimit -c 0; ulimit -t \(limits.seconds); ulimit -v \(memory); \(shell) \"$0\" \"$@\""
    let process = try BoundedRun.spawn(
      ["/bin/sh", "-c", script, Binary.path] + arguments, home.environment, input: input, output: output, error: error)
    var (status, usage, peak) = (Int32(0), rusage(), 0)
    while true {
      let ended = wait4(process, &status, WNOHANG, &usage)
      if ended == process || ended < 0 && errno != EINTR { break }
      peak = BoundedRun.peak(of: process) ?? peak
      usleep(1000)
    }
    outputPath = output
    self.error = try BoundedRun.head(of: error)
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    seconds = BoundedRun.seconds(usage.ru_utime) + BoundedRun.seconds(usage.ru_stime)
    #if canImport(Darwin)
      self.memory = Int(usage.ru_maxrss) >> 20
    #else
      self.memory = peak >> 10
    #endif
  }

  /// The most kibibytes that a program has held so far. Linux counts in `ru_maxrss` what was held before `exec`, too, and
  /// that is the memory of the tests.
  private static func peak(of process: pid_t) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return Int(line.filter(\.isNumber))
  }

  /// Whether the output has a text. It may be large where the calendar is.
  func shows(_ text: String) throws -> Bool {
    try Data(contentsOf: URL(filePath: outputPath), options: .alwaysMapped).range(of: Data(text.utf8)) != nil
  }

  private static func head(of path: String) throws -> String {
    let file = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? file.close() }
    return String(decoding: try file.read(upToCount: 1 << 22) ?? Data(), as: UTF8.self)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// Starts a program whose signals do what they usually do.
  static func spawn(
    _ words: [String], _ environment: [String: String], input: String, output: String, error: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
    return process
  }
}
