import CalendarCore
import Testing

@testable import ICal

/// What a check says of bytes.
func findings(_ bytes: [UInt8], isItem: Bool = false) -> [Finding] {
  CalendarCheck(MemoryBytes(bytes), file: "t.ics", zones: RuleZones(), isItem: isItem).findings
}

/// A source that breaks one rule, and the same without the fault.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: LintRule
  let broken: [UInt8]
  let mended: [UInt8]
  /// The line that is named.
  let line: Int?
  var isItem = false

  var testDescription: String { rule.rawValue }

  /// - Parameter line: The text of the line that is named, the last one that has it; nil for the whole source.
  init(_ rule: LintRule, at line: String?, _ broken: String, _ mended: String, isItem: Bool = false) {
    let lines = broken.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let place = line.flatMap { text in lines.lastIndex { $0 == text } }.map { $0 + 1 }
    self.init(rule, at: place, Array(broken.utf8), mended)
    self.isItem = isItem
  }

  /// - Parameter line: The number of the line that is named.
  init(_ rule: LintRule, at line: Int?, _ broken: [UInt8], _ mended: String) {
    self.rule = rule
    self.broken = broken
    self.mended = Array(mended.utf8)
    self.line = line
  }
}

/// A text in which one character stands for bytes that are no text.
func bytes(_ text: String, _ mark: Unicode.Scalar, _ bytes: [UInt8]) -> [UInt8] {
  text.utf8.flatMap { $0 == UInt8(ascii: mark) ? bytes : [$0] }
}

/// Lines that each end in CR LF.
func lines(_ lines: [String]) -> String { lines.map { $0 + "\r\n" }.joined() }

/// A VCALENDAR with what it must have.
func calendar(_ content: [String]) -> String {
  lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test"] + content + ["END:VCALENDAR"])
}

/// A VCALENDAR with one VEVENT, which has all that it must have and starts on 1 December 2026 unless it is said when.
func eventCalendar(_ properties: String...) -> String { calendar(component("VEVENT", properties)) }

/// A component with UID and DTSTAMP, and in an event with DTSTART.
func component(_ name: String, uid: String = "a", _ properties: [String]) -> [String] {
  let hasStart = name != "VEVENT" || properties.contains { $0.hasPrefix("DTSTART") }
  let start = hasStart ? [] : ["DTSTART:20261201T090000Z"]
  return ["BEGIN:\(name)", "UID:\(uid)", "DTSTAMP:20261101T000000Z"] + start + properties + ["END:\(name)"]
}

/// A VALARM.
func alarm(_ properties: String...) -> String {
  eventCalendar(lines: ["BEGIN:VALARM"] + properties + ["END:VALARM"])
}

/// A VCALENDAR with one VEVENT.
func eventCalendar(lines: [String]) -> String { calendar(component("VEVENT", lines)) }

/// A VTIMEZONE of a name, whose observance has these properties.
func zone(_ name: String = "Office", _ observance: [String] = observance) -> [String] {
  ["BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD"] + observance + ["END:STANDARD", "END:VTIMEZONE"]
}

/// What an observance must have.
let observance = ["DTSTART:19700101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100"]

/// An event in that zone.
let officeEvent = component("VEVENT", ["DTSTART;TZID=Office:20261201T090000"])
