import Foundation
import Testing

@Suite("Encodings")
struct EncodingTests {
  private let home: Home

  init() throws { home = try Home() }

  /// "Обед" in CP866, in which ICU's detector and ours see no Russian.
  private static let lunch: [UInt8] = [0x8E, 0xA1, 0xA5, 0xA4]

  /// A calendar with one event in December, whose title has these bytes.
  private func calendar(_ title: [UInt8]) -> Data {
    let before = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261201\r\nSUMMARY:"
    return Data(Array(before.utf8) + title + Array("\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8))
  }

  private func write(_ data: Data, to name: String = "c.ics") throws -> String {
    let file = home.url.appending(path: name)
    try data.write(to: file)
    return file.path
  }

  private func agenda(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try home.run(["agenda", "--days", "7"] + arguments, environment: environment)
  }

  private static let right = "2026-12-01  Обед  [c]\n"

  @Test("are guessed, which is said once and how to say otherwise")
  func guess() throws {
    // "会议" in GBK.
    let file = try write(calendar([0xBB, 0xE1, 0xD2, 0xE9]))
    let result = try agenda(file)
    #expect(result.output == "2026-12-01  会议  [c]\n")
    #expect(
      result.error
        == "flipcal: \(file):5: not UTF-8; read as GB18030, by the look of it; if that is wrong, name it with --encoding\n"
    )
    #expect(result.status == 0)
  }

  @Test("may be given, also for a pipe", arguments: ["cp866", "CP866", "ibm866"])
  func given(_ name: String) throws {
    let file = try write(calendar(EncodingTests.lunch))
    let result = try agenda(file, "--encoding", name)
    #expect(result.output == EncodingTests.right)
    #expect(result.error.isEmpty)
    let pipe = home.url.path + "/c"
    try #require(mkfifo(pipe, 0o600) == 0)
    let data = calendar(EncodingTests.lunch)
    Thread { try? data.write(to: URL(filePath: pipe)) }.start()
    #expect(try home.runBounded(["agenda", "--days", "7", "--encoding=\(name)", pipe]) == EncodingTests.right)
  }

  @Test("that an open set was opened with hold until another is opened")
  func remembered() throws {
    let file = try write(calendar(EncodingTests.lunch))
    #expect(try home.run(file, "--encoding", "cp866").output.contains("Обед"))
    #expect(try agenda().output == EncodingTests.right)
    #expect(try home.run("next").output.contains("Обед"))
    #expect(try home.run("search", "обед").output == EncodingTests.right)
    // Sources that are named are others.
    #expect(try !agenda(file).output.contains("Обед"))
    // For this run only.
    #expect(try !agenda("--encoding", "windows-1251").output.contains("Обед"))
    #expect(try agenda().output == EncodingTests.right)
    _ = try home.run(file)
    #expect(try !agenda().output.contains("Обед"))
    #expect(home.state("open") == file + "\n")
  }

  @Test("are remembered for a stream that was opened")
  func stream() throws {
    let pipe = home.url.path + "/c"
    try #require(mkfifo(pipe, 0o600) == 0)
    let data = calendar(EncodingTests.lunch)
    Thread { try? data.write(to: URL(filePath: pipe)) }.start()
    #expect(try home.runBounded([pipe, "--encoding", "cp866"])?.contains("Обед") ?? false)
    #expect(try agenda().output.contains("Обед"))
  }

  @Test("can be set in the environment and the configuration")
  func defaults() throws {
    let file = try write(calendar(EncodingTests.lunch))
    #expect(try agenda(file, environment: ["FLIPCAL_ENCODING": "cp866"]).output == EncodingTests.right)
    let configuration = try home.write("[options]\nencoding = cp866\n", to: "config.ini")
    #expect(try agenda(file, environment: ["FLIPCAL_CONFIG": configuration]).output == EncodingTests.right)
    #expect(
      try !agenda(file, "--no-encoding", environment: ["FLIPCAL_CONFIG": configuration]).output.contains("Обед"))
    // What the configuration says is no part of what is opened.
    _ = try home.run(file, environment: ["FLIPCAL_CONFIG": configuration])
    #expect(home.state("open") == file + "\n")
    let wrong = try home.write("[options]\nencoding = koi8r9\n", to: "config.ini")
    let passedOver = try agenda(file, environment: ["FLIPCAL_CONFIG": wrong])
    #expect(passedOver.status == 0)
    #expect(
      passedOver.error.hasPrefix("flipcal: \(wrong):2: unknown encoding 'koi8r9'; did you mean 'koi8-r'"),
      "\(passedOver.error)")
  }

  @Test("that nobody knows are a usage error")
  func unknown() throws {
    let file = try write(calendar(EncodingTests.lunch))
    let near = try agenda(file, "--encoding", "shift_jiss")
    #expect(near.status == 2)
    #expect(near.error == "flipcal: unknown encoding 'shift_jiss'; did you mean 'shift_jis'?\n")
    let far = try agenda(file, "--encoding", "klingon-script")
    #expect(far.status == 2)
    #expect(
      far.error
        == "flipcal: unknown encoding 'klingon-script'; name one such as windows-1252, GBK or Shift_JIS\n")
    #expect(far.output.isEmpty && near.output.isEmpty)
  }

  @Test("of an index are those it was made with")
  func index() throws {
    let text = Array(LargeCalendar.text("Обед").utf8)
    let utf8 = Array("Обед".utf8)
    var bytes: [UInt8] = []
    var position = 0
    while position < text.count {
      let isTitle = text[position...].starts(with: utf8)
      bytes += isTitle ? EncodingTests.lunch : [text[position]]
      position += isTitle ? utf8.count : 1
    }
    let file = try write(Data(bytes), to: "big.ics")
    _ = try home.run(file, "--encoding", "cp866")
    #expect(home.cacheNames.count == 1)
    let right = LargeCalendar.december("Обед", name: "big")
    #expect(try home.run(LargeCalendar.question).output == right)
    let other = try home.run(LargeCalendar.question + ["--encoding", "windows-1251"]).output
    #expect(other == right.replacing("Обед", with: "ЋЎҐ¤"))
    #expect(try home.run(LargeCalendar.question).output == right)
    _ = try home.run(file)
    #expect(try home.run(LargeCalendar.question).output != right)
  }
}
