#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new file that is written from front to back and takes its place in one step, or leaves nothing behind.
final class FileWriter {
  private let descriptor: Int32
  private let path: String
  private let temporary: String
  private var buffer: [UInt8] = []
  private var failure: Int32 = 0
  private var isClosed = false
  private var isPublished = false
  /// Bytes so far.
  private(set) var count = 0

  private static let bufferSize = 1 << 18

  /// Begins a file that will replace the one at a path.
  init(replacing path: String) throws(FileError) {
    self.path = path
    temporary = "\(path).\(getpid())\(FileWriter.temporarySuffix)"
    descriptor = PathText.withCString(temporary) {
      unlink($0)
      return open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw FileError(path: path) }
  }

  deinit {
    if !isClosed { close(descriptor) }
    if !isPublished { _ = PathText.withCString(temporary) { unlink($0) } }
  }

  /// What the name of a file ends with that is not finished.
  static let temporarySuffix = ".tmp"

  /// The process that writes a file of such a name, or nil where the name tells none.
  static func process(ofTemporary name: String) -> pid_t? {
    name.dropLast(temporarySuffix.count).split(separator: ".").last.flatMap { pid_t($0) }
  }

  /// Appends bytes; what goes wrong shows when the file is published.
  func append(_ bytes: [UInt8]) {
    count += bytes.count
    if bytes.count >= FileWriter.bufferSize {
      flush()
      write(bytes)
      return
    }
    buffer += bytes
    if buffer.count >= FileWriter.bufferSize { flush() }
  }

  /// Bytes that were appended before.
  func read(_ range: Range<Int>) -> [UInt8] {
    let flushed = count - buffer.count
    if range.lowerBound >= flushed { return Array(buffer[(range.lowerBound - flushed)..<(range.upperBound - flushed)]) }
    flush()
    return [UInt8](unsafeUninitializedCapacity: range.count) { bytes, read in
      read = max(0, pread(descriptor, bytes.baseAddress, range.count, off_t(range.lowerBound)))
      if read < range.count { failure = EIO }
    }
  }

  /// Puts the file into its place, with other bytes at its beginning; nothing can be done with it afterwards.
  func publish(beginning: [UInt8] = []) throws(FileError) {
    flush()
    let written = beginning.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    if written != beginning.count, failure == 0 { failure = errno }
    isClosed = true
    // Some file systems tell only now that there is no room.
    if close(descriptor) != 0, failure == 0 { failure = errno }
    let isMoved =
      failure == 0
      && PathText.withCString(temporary, { from in PathText.withCString(path) { to in rename(from, to) } }) == 0
    if failure == 0, !isMoved { failure = errno }
    guard failure == 0 else { throw FileError(path: path, code: failure) }
    isPublished = true
  }

  private func flush() {
    write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func write(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count, failure == 0 {
      let count = bytes.withUnsafeBytes {
        writeBytes(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count >= 0 { written += count } else if errno != EINTR { failure = errno }
    }
  }
}

/// `write` of the C library, which the enclosing names would hide.
private func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
