#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pager that runs: it reads from a pipe and has the terminal.
final class PagerProcess: Sendable {
  private let process: pid_t
  private let pipe: Int32
  private let interrupts: HeldInterrupts
  private let modes: PagerTerminalModes?
  private let given = GivenBytes()

  /// Bytes that are handed over at once.
  private static let pieceSize = 1 << 16

  /// A shell says with these that it cannot run a command (POSIX, 2.8.2).
  private static let notRun: Set<Int32> = [126, 127]

  /// Starts a pager; nil where that cannot be done.
  init?(_ command: PagerCommand) {
    guard let (reading, writing) = PagerProcess.pipe() else { return nil }
    modes = PagerTerminalModes()
    interrupts = HeldInterrupts()
    let process = PagerProcess.spawn(command, reading: reading, interrupts: interrupts)
    close(reading)
    guard let process else {
      close(writing)
      interrupts.release()
      return nil
    }
    self.process = process
    pipe = writing
  }

  /// Hands over more; an error tells that the pager reads no more.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      given.add(rest.prefix(Self.pieceSize))
      var piece = rest.prefix(Self.pieceSize)
      rest = rest.dropFirst(Self.pieceSize)
      do throws(OutputError) {
        while !piece.isEmpty { piece = piece.dropFirst(try Descriptor.write(piece, to: pipe)) }
      } catch {
        given.add(rest)
        throw error
      }
    }
  }

  /// Tells the pager that nothing more comes, and waits until it ends.
  ///
  /// - Returns: What it was given, where it could not be run; else nil.
  func wait() -> [UInt8]? {
    close(pipe)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    interrupts.release()
    modes?.restore()
    let isExit = status & 0x7F == 0
    return isExit && Self.notRun.contains(status >> 8 & 0xFF) ? given.all : nil
  }

  /// The two ends of a pipe that other programs do not get.
  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Runs the command by the shell, with the pipe as its standard input.
  private static func spawn(_ command: PagerCommand, reading: Int32, interrupts: HeldInterrupts) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
    // This process ignores what the pager must not: it would pass that on.
    var signals = interrupts.signalsOfPager
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let (words, variables) = (cStrings(["/bin/sh", "-c", command.script]), cStrings(command.environment))
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    return posix_spawn(&process, "/bin/sh", &actions, &attributes, words, variables) == 0 ? process : nil
  }
}

/// Copies that end as C wants it; each is to be freed.
private func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
  texts.map { text in strdup(text) } + [nil]
}

/// Outside, since the name `pipe` means something else inside.
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
