import CalendarCore
import TextGate

extension Alarm {
  /// Reads a VALARM (RFC 5545 3.6.6).
  init(_ component: RawComponent) {
    self.init()
    for property in component.lines.lazy.compactMap(PropertyLine.init) {
      switch property.name {
      case "ACTION": action = action ?? DetailValues.word(property).map { UntrustedText($0) }
      case "TRIGGER": trigger = trigger ?? Alarm.trigger(property)
      case "REPEAT": repetitions = max(0, DetailValues.integer(property) ?? 0)
      case "DURATION": interval = interval ?? DetailValues.duration(property.value)
      case "SUMMARY": summary = summary ?? DetailValues.text(property).map { UntrustedText($0) }
      case "DESCRIPTION": description = description ?? DetailValues.text(property).map { UntrustedText($0) }
      default: break
      }
    }
  }

  /// TRIGGER (RFC 5545 3.8.6.3): its value's own form tells which it is.
  private static func trigger(_ property: PropertyLine) -> Trigger? {
    if let duration = DetailValues.duration(property.value) {
      return property.parameter("RELATED")?.uppercased() == "END" ? .fromEnd(duration) : .fromStart(duration)
    }
    return DetailValues.instant(property).map { .at($0) }
  }
}

extension Attachment {
  /// Reads an ATTACH (RFC 5545 3.8.1.1); its contents are not looked at.
  init(_ property: PropertyLine) {
    self.init()
    let isInline =
      property.parameter("VALUE")?.uppercased() == "BINARY" || property.parameter("ENCODING")?.uppercased() == "BASE64"
    if isInline {
      let padding = property.value.suffix(2).count { $0 == UInt8(ascii: "=") }
      size = max(0, property.value.count * 3 / 4 - padding)
    } else {
      uri = DetailValues.uri(property).map { UntrustedText($0) }
      size = property.parameter("SIZE").flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
    }
    name = Attachment.names.lazy.compactMap { property.parameter($0) }.first { !$0.isEmpty }
      .map { UntrustedText(ParameterText.text($0)) }
    type = property.parameter("FMTTYPE").flatMap { $0.isEmpty ? nil : UntrustedText($0) }
  }

  private static let names = ["FILENAME", "X-FILENAME", "X-APPLE-FILENAME", "X-ORACLE-FILENAME", "X-LABEL"]
}
