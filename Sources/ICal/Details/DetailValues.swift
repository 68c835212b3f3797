import CalendarCore
import TextGate

/// The values of properties that only a single event's sheet shows; nil for what cannot be understood.
enum DetailValues {
  /// A TEXT without its escapes (RFC 5545 3.3.11), or one in an encoding of mail.
  static func text(_ property: PropertyLine) -> String? {
    text(TransferEncoding.text(of: property).map { $0[...] } ?? property.value)
  }

  /// A TEXT without its escapes.
  static func text(_ value: ArraySlice<UInt8>) -> String? {
    if !value.contains(UInt8(ascii: "\\")) { return value.isEmpty ? nil : PropertyLine.text(value) }
    return unescapedText(TextEscapes.areSound(value) ? Array(value) : TextEscapes.mended(value))
  }

  /// A list of TEXTs.
  static func texts(_ property: PropertyLine) -> [String] {
    let value = TransferEncoding.text(of: property).map { $0[...] } ?? property.value
    return TextEscapes.parts(value).compactMap(text).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// A word, in upper case.
  static func word(_ property: PropertyLine) -> String? {
    let word = PropertyLine.text(property.value).trimmed.uppercased()
    return word.isEmpty ? nil : word
  }

  /// A URI or a calendar address, as it is written.
  static func uri(_ property: PropertyLine) -> String? {
    let uri = PropertyLine.text(property.value).trimmed
    return uri.isEmpty ? nil : uri
  }

  /// An INTEGER (RFC 5545 3.3.8).
  static func integer(_ property: PropertyLine) -> Int? {
    let text = PropertyLine.text(property.value.prefix(SourceLimits.mostValueBytes)).trimmed
    return ValueForms.integer(Array(text.utf8)[...])
  }

  /// A DURATION.
  static func duration(_ value: ArraySlice<UInt8>) -> CalendarDuration? {
    let text = PropertyLine.text(value.prefix(SourceLimits.mostValueBytes)).trimmed.uppercased()
    guard TimeText.isDuration(text) else { return nil }
    var buffer = ValueBuffer(capacity: 32)
    let value = buffer.append(text.utf8)
    return buffer.duration(value).map { CalendarDuration($0) }
  }

  /// A DATE or DATE-TIME, before its TZID is looked at.
  static func civilTime(_ value: ArraySlice<UInt8>) -> CivilTime? {
    let text: String
    switch TimeText(PropertyLine.text(value.prefix(SourceLimits.mostValueBytes))) {
    case .date(let date), .cut(let date): text = date
    case .dateTime(let time): text = time
    case .period, nil: return nil
    }
    var buffer = ValueBuffer(capacity: 32)
    let value = buffer.append(text.utf8)
    return buffer.time(value).flatMap(CivilTime.init)
  }

  /// A moment: of properties that are in UTC (RFC 5545 3.8.7), whether they say so or not.
  static func instant(_ property: PropertyLine) -> Instant? {
    civilTime(property.value).map { Instant(seconds: $0.civil.clockSeconds) }
  }
}
