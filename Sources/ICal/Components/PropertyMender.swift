import CalendarCore

/// Brings a property into the form that libical reads rightly, and sets aside what no reader could understand.
///
/// Only properties that flipcal shows or computes with pass. Parameters do not: TZID and RANGE are looked up on the
/// property line itself, because libical drops unknown TZIDs silently and keeps the quotes of quoted ones. Instead each
/// line carries its place in the list, so that what libical rejects can be named by its line.
struct PropertyMender {
  /// Lines for libical, in order.
  private(set) var text: [UInt8] = []
  /// The properties by their place.
  private(set) var properties: [PropertyLine] = []
  /// The texts of rules by their property's place.
  private var rules: [Int: RuleText] = [:]
  /// Properties that are not passed on, and why.
  private(set) var rejected: [(property: PropertyLine, reason: String)] = []

  /// The parameter that carries a property's place through libical.
  static let placeParameter = "X-FLIPCAL-PLACE"

  private enum Kind {
    case text, textList, dateTime, dateTimeList, duration, offset, rule, word
  }

  private static let kinds: [String: Kind] = [
    "UID": .text, "SUMMARY": .text, "LOCATION": .text, "DESCRIPTION": .text, "CATEGORIES": .textList,
    "COLOR": .text, "NAME": .text, "TZID": .text, "URL": .word, "STATUS": .word, "TRANSP": .word, "SEQUENCE": .word,
    "DURATION": .duration,
    "TZOFFSETFROM": .offset, "TZOFFSETTO": .offset,
    "DTSTART": .dateTime, "DTEND": .dateTime, "DTSTAMP": .dateTime, "LAST-MODIFIED": .dateTime,
    "RECURRENCE-ID": .dateTime, "RDATE": .dateTimeList, "EXDATE": .dateTimeList, "RRULE": .rule, "EXRULE": .rule,
  ]

  init(_ lines: [ContentLine]) {
    for content in lines {
      guard let property = PropertyLine(content), let kind = PropertyMender.kinds[property.name] else { continue }
      add(property, kind)
    }
  }

  private mutating func add(_ property: PropertyLine, _ kind: Kind) {
    let isEmpty = property.value.allSatisfy(ContentLineScanner.isWhitespace)
    switch kind {
    case .text:
      // Empty values would come back as errors.
      if !isEmpty { emit(property, value: PropertyMender.mendedEscapes(property.value)) }
    case .textList:
      // One property each: libical takes an escaped comma anywhere for a sign not to split at all.
      for part in PropertyMender.parts(property.value) where !part.allSatisfy(ContentLineScanner.isWhitespace) {
        emit(property, value: PropertyMender.mendedEscapes(part))
      }
    case .duration:
      let value = PropertyLine.text(property.value).trimmed.uppercased()
      if TimeText.isDuration(value) {
        emit(property, value: Array(value.utf8))
      } else if !isEmpty {
        rejected.append((property, "DURATION \(quoted(value)) is not a duration"))
      }
    case .offset:
      // libical takes what is no offset for UTC.
      let value = PropertyLine.text(property.value).trimmed.filter { $0 != ":" }
      let digits = value.drop { "+-".contains($0) }
      guard value.count - digits.count <= 1, [2, 4, 6].contains(digits.count), digits.allSatisfy("0123456789".contains)
      else { return rejected.append((property, "\(property.name) \(quoted(value)) is not an offset")) }
      let whole = digits.count == 2 ? digits + "00" : String(digits)
      emit(property, value: Array(((value.hasPrefix("-") ? "-" : "+") + whole).utf8))
    case .word:
      let value = PropertyLine.text(property.value).trimmed
      if !isEmpty { emit(property, value: Array((property.name == "URL" ? value : value.uppercased()).utf8)) }
    case .rule:
      let rule = RuleText(PropertyLine.text(property.value))
      // A rule that says nothing at all is named as a whole.
      for part in rule.ignored where rule.text.contains("FREQ=") {
        rejected.append((property, "\(property.name) part \(quoted(part)) is ignored"))
      }
      rules[properties.count] = rule
      emit(property, value: Array(rule.text.utf8))
    case .dateTime:
      addTimes(property, [PropertyLine.text(property.value)])
    case .dateTimeList:
      let values = PropertyLine.text(property.value).split(separator: ",", omittingEmptySubsequences: true)
      addTimes(property, values.map(String.init))
    }
  }

  private mutating func addTimes(_ property: PropertyLine, _ values: [String]) {
    for value in values where !value.trimmed.isEmpty {
      switch TimeText(value) {
      case .dateTime(let text) where text.hasSuffix("T000000") && property.parameter("VALUE")?.uppercased() == "DATE":
        // Both say that it is a day.
        emit(property, parameter: ";VALUE=DATE", value: Array(text.prefix(8).utf8))
      case .date(let text): emit(property, parameter: ";VALUE=DATE", value: Array(text.utf8))
      case .dateTime(let text): emit(property, value: Array(text.utf8))
      case .period(let text): emit(property, parameter: ";VALUE=PERIOD", value: Array(text.utf8))
      case .cut(let text):
        rejected.append((property, "\(property.name) \(quoted(value)) has no whole time; taken as a day"))
        emit(property, parameter: ";VALUE=DATE", value: Array(text.utf8))
      case nil: rejected.append((property, "\(property.name) \(quoted(value)) is not a date or time"))
      }
    }
  }

  private mutating func emit(_ property: PropertyLine, parameter: String = "", value: [UInt8]) {
    text += Array("\(property.name)\(parameter);\(PropertyMender.placeParameter)=\(properties.count):".utf8)
    properties.append(property)
    fold(value)
  }

  /// The rule of a property that has come back from libical, with the numbers that libical does not keep.
  func rule(of property: LibicalProperty) -> RecurrenceRule? {
    guard var rule = property.rule.flatMap(RecurrenceRule.init), let text = property.place.flatMap({ rules[$0] }) else {
      return nil
    }
    rule.interval = text.interval ?? rule.interval
    rule.count = text.count ?? rule.count
    return rule
  }

  /// Doubles a backslash that begins no escape of RFC 5545 3.3.11, so that it stays: libical would swallow it together
  /// with the byte behind it, or read `\t` as a tab. `\:` and `\"`, which some producers write, lose theirs.
  static func mendedEscapes(_ value: [UInt8]) -> [UInt8] {
    let backslash = UInt8(ascii: "\\")
    guard value.contains(backslash) else { return value }
    var mended: [UInt8] = []
    mended.reserveCapacity(value.count + 8)
    var index = 0
    while index < value.count {
      guard value[index] == backslash else {
        mended.append(value[index])
        index += 1
        continue
      }
      let next = index + 1 < value.count ? value[index + 1] : 0
      switch next {
      case backslash, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "n"), UInt8(ascii: "N"):
        mended += [backslash, next]
        index += 2
      case UInt8(ascii: ":"), UInt8(ascii: "\""):
        index += 1
      default:
        mended += [backslash, backslash]
        index += 1
      }
    }
    return mended
  }

  /// The parts of a list of texts, cut at each comma that is not escaped.
  private static func parts(_ value: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value {
      if byte == UInt8(ascii: ","), !isEscaped {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return parts
  }

  /// Writes a value in lines of bounded length: libical's reader takes quadratic time on long ones.
  private mutating func fold(_ value: [UInt8]) {
    let longest = 800
    var start = 0
    while value.count - start > longest {
      var end = start + longest
      // Not inside a UTF-8 sequence.
      while end > start + longest - 4, value[end] & 0xC0 == 0x80 { end -= 1 }
      text += value[start..<end]
      text += [13, 10, 32]
      start = end
    }
    text += value[start...]
    text += [13, 10]
  }
}

/// A value for a message: cut to a length that fits a line.
func quoted(_ value: String) -> String {
  let shown = value.trimmed
  return "\"" + (shown.count > 60 ? shown.prefix(59) + "…" : shown) + "\""
}
