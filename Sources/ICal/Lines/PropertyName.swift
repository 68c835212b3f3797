import CalendarCore

/// The properties that flipcal shows or computes with (RFC 5545 3.8, RFC 7986 5; EXRULE is RFC 2445's).
enum PropertyName: String, CaseIterable {
  case uid = "UID"
  case summary = "SUMMARY"
  case location = "LOCATION"
  case description = "DESCRIPTION"
  case categories = "CATEGORIES"
  case color = "COLOR"
  case name = "NAME"
  case url = "URL"
  case status = "STATUS"
  case transparency = "TRANSP"
  case sequence = "SEQUENCE"
  case start = "DTSTART"
  case end = "DTEND"
  case duration = "DURATION"
  case stamp = "DTSTAMP"
  case lastModified = "LAST-MODIFIED"
  case recurrenceID = "RECURRENCE-ID"
  case rule = "RRULE"
  case exceptionRule = "EXRULE"
  case additions = "RDATE"
  case exceptions = "EXDATE"
  case zoneID = "TZID"
  case offsetFrom = "TZOFFSETFROM"
  case offsetTo = "TZOFFSETTO"

  /// The property that a content line begins with; nil for all others, which most lines of a calendar are.
  init?(beginning line: [UInt8]) {
    var key = PropertyName.emptyKey
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || ContentLineScanner.isWhitespace(byte) { break }
      guard index < PropertyName.longest else { return nil }
      key = key << 8 | UInt128(byte.asciiUppercased)
    }
    guard let known = PropertyName.keys.first(where: { $0.key == key }) else { return nil }
    self = known.name
  }

  /// Whether its value is neither a text, nor a list, nor a rule.
  var isSingleValue: Bool {
    switch self {
    case .status, .transparency, .sequence, .start, .end, .duration, .stamp, .lastModified, .recurrenceID, .color,
      .offsetFrom, .offsetTo:
      true
    default: false
    }
  }

  /// The rule that a value breaks which cannot be understood.
  var rule: LintRule {
    switch self {
    case .start, .end, .stamp, .lastModified, .recurrenceID, .additions, .exceptions: .dateTime
    case .duration: .duration
    case .rule, .exceptionRule: .rule
    case .status: .status
    case .transparency: .transparency
    case .sequence: .integer
    case .uid, .summary, .location, .description, .categories, .color, .url: .emptyValue
    // They belong to other components than events.
    case .name, .zoneID, .offsetFrom, .offsetTo: .misplacedProperty
    }
  }

  /// The bytes of the longest name, of which a key has room for.
  private static let longest = 13

  /// No byte yet; not 0, behind which a NUL would leave no trace.
  private static let emptyKey: UInt128 = 1

  /// The names and their bytes as one number each.
  private static let keys = allCases.map { name in
    (key: name.rawValue.utf8.reduce(into: emptyKey) { $0 = $0 << 8 | UInt128($1) }, name: name)
  }
}

extension UInt8 {
  /// The upper-case letter of an ASCII letter; any other byte itself.
  var asciiUppercased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self & 0xDF : self
  }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
