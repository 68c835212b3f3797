import TextGate

/// A property line with what the table says of it.
struct CheckedProperty {
  let content: ContentLine
  let line: PropertyLine
  /// In upper case.
  let name: String
  /// Nil for a property that no specification knows.
  let spec: PropertySpec?
  /// VALUE, in upper case.
  let declaredType: String?
  /// TZID, without quotes; nil where there is none.
  let zone: String?

  init?(_ content: ContentLine) {
    guard let line = PropertyLine(content) else { return nil }
    self.content = content
    self.line = line
    name = line.name
    spec = PropertySpec.all[name]
    let hasParameters = !line.writtenParameters.isEmpty
    declaredType = hasParameters ? line.parameter("VALUE")?.uppercased() : nil
    zone = hasParameters ? line.parameter("TZID").flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  /// The number of its line.
  var number: Int { content.line }
  /// As it is written.
  var value: ArraySlice<UInt8> { line.value }
  /// Without white space at its ends.
  var text: String { PropertyLine.text(line.value).trimmed }
  /// In upper case.
  var word: String { text.uppercased() }
  /// Whether there is nothing in it.
  var isEmpty: Bool { line.value.allSatisfy(ContentLineScanner.isWhitespace) }

  /// The type of its value: as VALUE says, or else as is usual; nil where nothing tells it.
  var type: ValueType? { declaredType.map(ValueType.init(rawValue:)) ?? spec?.types.first }

  /// Its values, one by one. One that no specification knows may have several.
  var values: [ArraySlice<UInt8>] {
    guard spec?.isList ?? true else { return [line.value] }
    return line.value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
  }

  /// The first of its values as a date or a time, if it is one in the right form.
  var time: TimeForm? { values.first.flatMap(TimeForm.init) }
}

extension VisibleText.StringInterpolation {
  /// The name of a property, which files choose.
  mutating func appendInterpolation(_ property: CheckedProperty) { appendInterpolation(untrusted: property.name) }
}
