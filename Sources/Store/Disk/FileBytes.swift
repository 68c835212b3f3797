import ICal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file, read when they are asked for.
final class FileBytes: ByteSource, Sendable {
  private let descriptor: Int32

  /// Opens a file, whatever its size.
  init(_ path: String) throws(FileError) {
    descriptor = openForReading(path)
    guard descriptor >= 0 else { throw FileError(path: path) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(path: path, code: EINVAL)
    }
    size = Int(info.st_size)
  }

  /// Files of so many bytes are read at once.
  private static let smallSize = 1 << 18

  /// Opens a file; a small one is read into memory.
  static func open(_ path: String) throws(FileError) -> any ByteSource {
    let file = try FileBytes(path)
    // Some file systems do not tell sizes.
    if file.size == 0 { return MemoryBytes(try Disk.read(path)) }
    var failure: Int32 = 0
    let capacity = min(smallSize, file.size)
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = file.read(at: 0, into: UnsafeMutableRawBufferPointer(buffer), failure: &failure)
    }
    guard failure == 0 else { throw FileError(path: path, code: failure) }
    return file.size < smallSize ? MemoryBytes(bytes) : file
  }

  deinit { close(descriptor) }

  var bytesInMemory: [UInt8]? { nil }

  /// Its size in bytes when it was opened.
  let size: Int

  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var failure: Int32 = 0
    return read(at: offset, into: buffer, failure: &failure)
  }

  private func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer, failure: inout Int32) -> Int {
    var count = 0
    // What was appended since is no part of it.
    while count < buffer.count, offset + count < size {
      let got = pread(
        descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(offset + count))
      if got > 0 {
        count += got
      } else if got == 0 {
        break
      } else if errno != EINTR {
        failure = errno
        break
      }
    }
    return count
  }
}

/// `open` of the C library, which the type's own would hide. A pipe that took a file's place must not block.
private func openForReading(_ path: String) -> Int32 {
  PathText.withCString(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
}
