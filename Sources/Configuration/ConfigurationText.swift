import CalendarCore
import TextGate

extension Configuration {
  /// A file that is no configuration at all is not described line by line.
  private static let mostDiagnostics = 20

  /// Reads the text of a file. Lines that are broken are passed over with a diagnostic.
  public init(path: String, bytes: [UInt8]) {
    self.init()
    self.path = path
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    var broken = 0
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let fault = take(line, number: index + 1) else { continue }
      broken += 1
      if broken <= Configuration.mostDiagnostics { diagnostics.append(diagnostic(fault, line: index + 1)) }
    }
    if broken > Configuration.mostDiagnostics {
      let rest = broken - Configuration.mostDiagnostics
      diagnostics.append(
        diagnostic("\(rest) more \(rest == 1 ? "line is" : "lines are" as VisibleText) broken", line: nil))
    }
  }

  /// Takes a line in.
  ///
  /// - Returns: what is wrong with it, or nil.
  private mutating func take(_ line: ArraySlice<UInt8>, number: Int) -> VisibleText? {
    if line.contains(0) { return "the line has a NUL character and is passed over; save the file as UTF-8" }
    guard String(validating: line, as: UTF8.self) != nil else {
      return "the line is not UTF-8 and is passed over; save the file as UTF-8"
    }
    switch INILine(line) {
    case .nothing: return nil
    case .section(let name): return begin(section: name, line: number)
    case .entry(let key, let value):
      guard !key.isEmpty else { return "there is no key before the \"=\"; write key = value" }
      if sections.isEmpty { sections.append(Section(name: "", line: number)) }
      sections[sections.count - 1].entries.append(Entry(key: key, value: Configuration.unquoted(value), line: number))
      return nil
    case .broken: return "neither [section] nor key = value; begin a comment with #"
    case .tooLong(let limit): return "the line is longer than \(limit) bytes and is passed over"
    }
  }

  /// A value that stands between quotes without them.
  private static func unquoted(_ value: String) -> String {
    guard value.utf8.count >= 2, let quote = value.first, quote == value.last, quote == "\"" || quote == "'" else {
      return value
    }
    return String(value.dropFirst().dropLast())
  }

  private mutating func begin(section name: String, line: Int) -> VisibleText? {
    var plainName = ""
    for word in name.split(whereSeparator: \.isWhitespace) {
      if !plainName.isEmpty { plainName += " " }
      plainName += String(word)
    }
    // Entries of a section that is broken must not become those of the one before.
    sections.append(Section(name: plainName, line: line))
    if plainName.isEmpty { return "the section has no name; write one such as [options]" }
    return name.utf8.count < INILine.longestSection
      ? nil : "the name of a section has at most \(INILine.longestSection - 1) bytes"
  }
}
