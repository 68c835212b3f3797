#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes to a file descriptor through a buffer.
///
/// What is in the buffer is written by ``flush()`` only, so that its errors reach somebody.
public final class Output {
  /// The descriptor; it is neither opened nor closed here.
  public let descriptor: Int32
  private let capacity: Int
  private var buffer: [UInt8] = []
  private let paged: PagedOutput?

  /// Makes an output with an empty buffer.
  ///
  /// - Parameters:
  ///   - capacity: Bytes that are held back before they are written.
  ///   - paged: What gets the bytes instead of the descriptor.
  public init(descriptor: Int32 = STDOUT_FILENO, capacity: Int = 1 << 16, paged: PagedOutput? = nil) {
    self.descriptor = descriptor
    self.capacity = capacity
    self.paged = paged
  }

  /// Writes bytes.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    if buffer.isEmpty { buffer = bytes } else { buffer.append(contentsOf: bytes) }
    if buffer.count >= capacity { try flush() }
  }

  /// Writes text as UTF-8.
  public func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= capacity { try flush() }
  }

  /// Writes what the buffer holds; after an error the buffer is empty.
  public func flush() throws(OutputError) {
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    if let paged { return try paged.write(bytes) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try Descriptor.write(rest, to: descriptor)
      // Whoever shares the descriptor may have made it non-blocking.
      if count == 0 { Descriptor.waitUntilWritable(descriptor, atMost: 1) }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes one line to standard error; an error is nobody's business then.
  public static func reportLine(_ text: String) {
    let errors = Output(descriptor: STDERR_FILENO)
    try? errors.write(text + "\n")
    try? errors.flush()
  }

  /// Makes writing to a closed pipe an error that can be handled (``OutputError/closed``), whether SIGPIPE came to this
  /// process ignored or not. Children inherit it.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
