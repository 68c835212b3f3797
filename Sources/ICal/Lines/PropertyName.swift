import CalendarCore

/// The properties that flipcal shows or computes with (RFC 5545 3.8, RFC 7986 5; EXRULE is RFC 2445's). Of those that
/// begin with X-, ``BirthMarks`` says who writes them.
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
  case due = "DUE"
  case completed = "COMPLETED"
  case percent = "PERCENT-COMPLETE"
  case priority = "PRIORITY"
  case attendee = "ATTENDEE"
  case organizer = "ORGANIZER"
  case birthDate = "X-BIRTHDAY"
  case isBirthday = "X-KDE-KABC-BIRTHDAY"
  case anniversaryKind = "X-NEXTCLOUD-BC-FIELD-TYPE"
  case birthYear = "X-NEXTCLOUD-BC-YEAR"
  case isBirthYearUnknown = "X-NEXTCLOUD-BC-UNKNOWN-YEAR"
  case zoneID = "TZID"
  case offsetFrom = "TZOFFSETFROM"
  case offsetTo = "TZOFFSETTO"

  /// The property that a content line begins with; nil for all others, which most lines of a calendar are.
  init?(beginning line: [UInt8]) {
    var key = PropertyName.emptyKey
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || ContentLineScanner.isWhitespace(byte) { break }
      guard index < PropertyName.longestKey else {
        guard let name = PropertyName.long(beginning: line) else { return nil }
        self = name
        return
      }
      key = key << 8 | UInt128(byte.asciiUppercased)
    }
    guard let known = PropertyName.keys.first(where: { $0.key == key }) else { return nil }
    self = known.name
  }

  /// Whether its value is neither a text, nor a list, nor a rule.
  var isSingleValue: Bool {
    switch self {
    case .status, .transparency, .sequence, .start, .end, .due, .completed, .percent, .priority, .duration, .stamp,
      .lastModified, .recurrenceID, .color,
      .offsetFrom, .offsetTo:
      true
    default: false
    }
  }

  /// The rule that a value breaks which cannot be understood.
  var rule: LintRule {
    switch self {
    case .start, .end, .due, .completed, .stamp, .lastModified, .recurrenceID, .additions, .exceptions: .dateTime
    case .duration: .duration
    case .rule, .exceptionRule: .rule
    case .status: .status
    case .transparency: .transparency
    case .sequence: .integer
    case .percent: .percentComplete
    case .priority: .priority
    case .uid, .summary, .location, .description, .categories, .color, .url: .emptyValue
    // They belong to other components, or are not handed on.
    case .attendee, .organizer, .birthDate, .isBirthday, .anniversaryKind, .birthYear, .isBirthYearUnknown, .name,
      .zoneID, .offsetFrom, .offsetTo:
      .misplacedProperty
    }
  }

  /// Whether a component of a kind has it; what stands in others is passed over.
  func belongs(to kind: Event.Kind) -> Bool {
    switch self {
    case .due, .completed, .percent, .priority: kind == .todo
    case .end, .transparency, .birthDate, .isBirthday, .anniversaryKind, .birthYear, .isBirthYearUnknown: kind == .event
    case .duration: kind != .journal
    default: true
    }
  }

  /// Whether it names a person.
  var isPerson: Bool { self == .attendee || self == .organizer }

  /// Whether it tells of a birth.
  var isOfBirth: Bool {
    switch self {
    case .birthDate, .isBirthday, .anniversaryKind, .birthYear, .isBirthYearUnknown: true
    default: false
    }
  }

  /// The bytes of a name that a key has room for.
  private static let longestKey = 15

  /// No byte yet; not 0, behind which a NUL would leave no trace.
  private static let emptyKey: UInt128 = 1

  /// The names and their bytes as one number each.
  private static let keys = allCases.filter { $0.rawValue.utf8.count <= longestKey }.map { name in
    (key: name.rawValue.utf8.reduce(into: emptyKey) { $0 = $0 << 8 | UInt128($1) }, name: name)
  }

  /// Those that are longer.
  private static let longNames = allCases.filter { $0.rawValue.utf8.count > longestKey }

  /// The property with a long name that a content line begins with.
  private static func long(beginning line: [UInt8]) -> PropertyName? {
    longNames.first { name in
      let letters = name.rawValue.utf8
      guard line.count > letters.count, zip(line, letters).allSatisfy({ $0.asciiUppercased == $1 }) else {
        return false
      }
      let next = line[letters.count]
      return next == UInt8(ascii: ":") || next == UInt8(ascii: ";") || ContentLineScanner.isWhitespace(next)
    }
  }
}

extension UInt8 {
  /// The upper-case letter of an ASCII letter; any other byte itself.
  var asciiUppercased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self & 0xDF : self
  }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
