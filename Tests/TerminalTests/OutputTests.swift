import Foundation
import Testing

@testable import Terminal

@Suite("Output")
struct OutputTests {
  @Test("what is written is held back, then arrives in order")
  func buffer() throws {
    let pipe = Pipe()
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try output.write("one\n")
    try output.write(Array("two\n".utf8))
    try output.flush()
    try pipe.fileHandleForWriting.close()
    #expect(pipe.fileHandleForReading.readDataToEndOfFile() == Data("one\ntwo\n".utf8))
  }

  @Test("a full buffer is written without being asked")
  func fullBuffer() throws {
    let pipe = Pipe()
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 10)
    try output.write("12345")
    try output.write("6789012")
    #expect(pipe.fileHandleForReading.availableData == Data("123456789012".utf8))
  }

  @Test("a non-blocking pipe and a slow reader get all of a long output")
  func nonBlocking() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    let (input, result) = (Pipe(), FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
    defer { try? FileManager.default.removeItem(at: result) }
    #expect(FileManager.default.createFile(atPath: result.path, contents: nil))
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/cat")
    reader.standardInput = input
    reader.standardOutput = try FileHandle(forWritingTo: result)
    let descriptor = input.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    try reader.run()
    let output = Output(descriptor: descriptor)
    try output.write(bytes)
    try output.flush()
    try input.fileHandleForWriting.close()
    reader.waitUntilExit()
    #expect(try Data(contentsOf: result) == Data(bytes))
  }

  @Test("a closed pipe is told apart, and writing again does not repeat what was lost")
  func closedPipe() throws {
    Output.ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try output.write("lost")
    #expect(throws: OutputError.closed) { try output.flush() }
    try output.flush()
  }

  @Test(
    "a full disk is an error with the system's words",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func fullDisk() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let output = Output(descriptor: full.fileDescriptor)
    try output.write("lost")
    #expect(throws: OutputError.failed(String(cString: strerror(ENOSPC)))) { try output.flush() }
  }

  @Test("a descriptor that is not open is an error with the system's words")
  func badDescriptor() throws {
    let output = Output(descriptor: 9999)
    try output.write("lost")
    #expect(throws: OutputError.failed(String(cString: strerror(EBADF)))) { try output.flush() }
  }
}
