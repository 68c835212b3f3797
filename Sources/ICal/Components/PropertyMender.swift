import CalendarCore
import TextGate

/// Brings properties into the form that libical reads rightly, and sets aside what no reader could understand.
///
/// Only properties that flipcal shows or computes with pass. Parameters do not: TZID and RANGE are looked up on the
/// property line itself, because libical drops unknown TZIDs silently and keeps the quotes of quoted ones.
struct PropertyMender {
  /// The properties in order.
  private(set) var properties: [MendedProperty] = []
  /// Their values.
  private(set) var values: ValueBuffer
  /// The texts of rules that had to be changed, by their property's place.
  private var rules: [Int: RuleText] = [:]
  private var ruleCount = 0
  private let kind: Event.Kind
  /// ATTENDEEs and the ORGANIZER, where they are wanted.
  private(set) var people: [PropertyLine] = []
  /// What tells that it is a birthday.
  private(set) var birth = BirthMarks()
  /// Properties that are not passed on, why, and by which rule.
  private(set) var rejected: [Rejection] = []

  /// A property that cannot be understood, or a part of one.
  struct Rejection {
    var property: PropertyLine
    var rule: LintRule
    var reason: VisibleText
  }

  /// Takes the properties of a component.
  ///
  /// - Parameters:
  ///   - kind: What it is; properties that stand only in others are passed over.
  ///   - hasPeople: Whether people are wanted.
  init(_ lines: [ContentLine], kind: Event.Kind = .event, hasPeople: Bool = false) {
    self.kind = kind
    // Enough for most components; some have a thousand guests, whose lines are not kept.
    values = ValueBuffer(capacity: 512)
    properties.reserveCapacity(min(lines.count, 16))
    for content in lines {
      guard let name = PropertyName(beginning: content.bytes), name.belongs(to: kind), hasPeople || !name.isPerson,
        let property = PropertyLine(content)
      else { continue }
      // Ids are made of what is handed on (``text``), so these stand apart.
      if name.isPerson {
        people.append(property)
      } else if name.isOfBirth {
        birth.take(property, name)
      } else {
        add(property, name)
      }
    }
  }

  /// Sets a property aside; those beyond any that are named are not kept.
  private mutating func reject(
    _ property: PropertyLine, _ rule: LintRule, _ reason: @autoclosure () -> VisibleText
  ) {
    guard rejected.count < SourceLimits.mostDiagnostics else { return }
    rejected.append(Rejection(property: property, rule: rule, reason: reason()))
  }

  private mutating func add(_ property: PropertyLine, _ name: PropertyName) {
    if name.isSingleValue, property.value.count > SourceLimits.mostValueBytes {
      return reject(property, .limit, "\(name) \(quoted(PropertyLine.head(property.value))) is too long; ignored")
    }
    switch name {
    case .uid, .summary, .location, .description, .color, .name, .zoneID:
      // Empty values would come back as errors.
      if !isBlank(property.value) { emitText(property, name, property.value) }
    case .categories:
      // One property each: libical takes an escaped comma anywhere for a sign not to split at all.
      for part in TextEscapes.parts(property.value) where !isBlank(part) { emitText(property, name, part) }
    case .duration: addDuration(property)
    case .offsetFrom, .offsetTo: addOffset(property, name)
    case .url:
      if !isBlank(property.value) { emit(property, name, PropertyLine.text(property.value).trimmed.utf8) }
    case .status, .transparency, .sequence:
      if !isBlank(property.value) {
        emit(property, name, PropertyLine.text(property.value).trimmed.uppercased().utf8)
      }
    case .rule, .exceptionRule: addRule(property, name)
    case .percent: addNumber(property, name, 0...100)
    case .priority: addNumber(property, name, 0...9)
    case .attendee, .organizer, .birthDate, .isBirthday, .anniversaryKind, .birthYear, .isBirthYearUnknown: break
    case .start, .end, .due, .completed, .stamp, .lastModified, .recurrenceID: addTime(property, name, property.value)
    case .additions, .exceptions:
      for value in property.value.split(separator: UInt8(ascii: ",")) {
        addTime(property, name, value.prefix(SourceLimits.mostValueBytes))
      }
    }
  }

  private func isBlank(_ value: ArraySlice<UInt8>) -> Bool { value.allSatisfy(ContentLineScanner.isWhitespace) }

  private mutating func addDuration(_ property: PropertyLine) {
    let value = PropertyLine.text(property.value).trimmed.uppercased()
    if TimeText.isDuration(value) {
      emit(property, .duration, value.utf8)
    } else if !isBlank(property.value) {
      reject(property, .duration, "DURATION \(quoted(value)) is not a duration; ignored")
    }
  }

  private mutating func addOffset(_ property: PropertyLine, _ name: PropertyName) {
    // libical takes what is no offset for UTC.
    let value = PropertyLine.text(property.value).trimmed.filter { $0 != ":" }
    let digits = value.drop { "+-".contains($0) }
    guard value.count - digits.count <= 1, [2, 4, 6].contains(digits.count), digits.allSatisfy("0123456789".contains),
      Int(digits.prefix(2)).map({ $0 < 24 }) ?? false, Int(digits.dropFirst(2).prefix(2)).map({ $0 < 60 }) ?? true
    else { return reject(property, .utcOffset, "\(name) \(quoted(value)) is not an offset; ignored") }
    let whole = digits.count == 2 ? digits + "00" : String(digits)
    emit(property, name, ((value.hasPrefix("-") ? "-" : "+") + whole).utf8)
  }

  private mutating func addNumber(_ property: PropertyLine, _ name: PropertyName, _ range: ClosedRange<Int>) {
    if isBlank(property.value) { return }
    let value = PropertyLine.text(property.value).trimmed
    guard let number = ValueForms.integer(Array(value.utf8)[...]) else {
      return reject(property, .integer, "\(name) \(quoted(value)) is not a whole number; ignored")
    }
    guard range.contains(number) else {
      return reject(
        property, name.rule, "\(name) is \(number), but goes from \(range.lowerBound) to \(range.upperBound); ignored")
    }
    emit(property, name, String(number).utf8)
  }

  private mutating func addRule(_ property: PropertyLine, _ name: PropertyName) {
    guard property.value.count <= SourceLimits.mostRuleBytes else {
      return reject(property, .limit, "\(name) is longer than \(SourceLimits.mostRuleBytes >> 10) KiB; ignored")
    }
    ruleCount += 1
    guard ruleCount <= SourceLimits.mostRules else {
      if ruleCount == SourceLimits.mostRules + 1 {
        let component = kind.wordWithArticle
        reject(property, .limit, "more than \(SourceLimits.mostRules) rules of \(component); the others are ignored")
      }
      return
    }
    if RuleText.isPlain(property.value) { return emit(property, name, property.value) }
    let rule = RuleText(PropertyLine.text(property.value))
    // A rule that says nothing at all is named as a whole.
    for part in rule.ignored where rule.text.contains("FREQ=") {
      reject(property, .rulePart, "\(name) part \(quoted(part)) is ignored")
    }
    rules[properties.count] = rule
    emit(property, name, rule.text.utf8)
  }

  private mutating func addTime(_ property: PropertyLine, _ name: PropertyName, _ written: ArraySlice<UInt8>) {
    if let form = TimeText.plainForm(written) {
      if form == .dateTime, written.suffix(7).elementsEqual("T000000".utf8), saysDate(property) {
        return emit(property, name, form: .date, written.prefix(8))
      }
      return emit(property, name, form: form == .date ? .date : .plain, written)
    }
    let value = PropertyLine.text(written)
    guard !value.trimmed.isEmpty else { return }
    switch TimeText(value) {
    case .dateTime(let text) where text.hasSuffix("T000000") && saysDate(property):
      emit(property, name, form: .date, text.prefix(8).utf8)
    case .date(let text): emit(property, name, form: .date, text.utf8)
    case .dateTime(let text): emit(property, name, text.utf8)
    case .period(let text): emit(property, name, form: .period, text.utf8)
    case .cut(let text):
      reject(property, .dateTime, "\(name) \(quoted(value)) has no whole time; taken as a day")
      emit(property, name, form: .date, text.utf8)
    case nil: reject(property, .dateTime, "\(name) \(quoted(value)) is not a date or time; ignored")
    }
  }

  /// Whether the parameter VALUE says that midnight is a day.
  private func saysDate(_ property: PropertyLine) -> Bool { property.parameter("VALUE")?.uppercased() == "DATE" }

  private mutating func emitText(_ property: PropertyLine, _ name: PropertyName, _ written: ArraySlice<UInt8>) {
    let value = TransferEncoding.text(of: property).map { $0[...] } ?? written
    if !value.contains(UInt8(ascii: "\\")) {
      emit(property, name, value)
    } else if TextEscapes.areSound(value) {
      emit(property, name, form: .escaped, value)
    } else {
      emit(property, name, form: .escaped, TextEscapes.mended(value))
    }
  }

  private mutating func emit(
    _ line: PropertyLine, _ name: PropertyName, form: MendedProperty.Form = .plain, _ value: some Collection<UInt8>
  ) {
    properties.append(MendedProperty(name: name, form: form, value: values.append(value), line: line))
  }

  /// The rule at a place as libical reads it, with the numbers that libical does not keep.
  func rule(at place: Int) -> RecurrenceRule? {
    guard var rule = values.rule(properties[place].value) else { return nil }
    rule.interval = rules[place]?.interval ?? rule.interval
    rule.count = rules[place]?.count ?? rule.count
    return rule
  }
}
