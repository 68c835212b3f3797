import CLibical
import CalendarCore

/// What libical reads in single values; nil for what it rejects.
extension ValueBuffer {
  /// Hands a value to libical, alone.
  private func ask<Result>(_ value: Value, _ body: (UnsafePointer<CChar>) -> Result?) -> Result? {
    Libical.locked { withCString(value, body) }
  }

  /// A DATE or DATE-TIME.
  func time(_ value: Value) -> icaltimetype? {
    ask(value) { icaltime_from_string($0) }.flatMap { icaltime_is_null_time($0) == 0 ? $0 : nil }
  }

  /// A PERIOD.
  func period(_ value: Value) -> icalperiodtype? {
    ask(value) { icalperiodtype_from_string($0) }
      .flatMap { icalperiodtype_is_null_period($0) == 0 ? $0 : nil }
  }

  /// A DURATION.
  func duration(_ value: Value) -> icaldurationtype? {
    ask(value) { icaldurationtype_from_string($0) }
      .flatMap { icaldurationtype_is_bad_duration($0) == 0 ? $0 : nil }
  }

  /// An INTEGER.
  func integer(_ value: Value) -> Int? {
    ask(value) { LibicalValue(ICAL_INTEGER_VALUE, $0)?.integer }
  }

  /// A UTC-OFFSET in seconds.
  func utcOffset(_ value: Value) -> Int? {
    ask(value) { LibicalValue(ICAL_UTCOFFSET_VALUE, $0)?.utcOffset }
  }

  /// A TEXT with its escapes undone.
  func unescapedText(_ value: Value) -> String? {
    ask(value) { LibicalValue(ICAL_TEXT_VALUE, $0)?.text }
  }

  /// STATUS, when it is one that events have; nil in the inner optional for another one.
  func status(_ value: Value) -> Event.Status?? {
    ask(value) { text in
      switch icalproperty_string_to_status(text) {
      case ICAL_STATUS_TENTATIVE: .some(.tentative)
      case ICAL_STATUS_CONFIRMED: .some(.confirmed)
      case ICAL_STATUS_CANCELLED: .some(.cancelled)
      default: .some(nil)
      }
    }
  }

  /// Whether TRANSP says that the time stays free.
  func isTransparent(_ value: Value) -> Bool? {
    ask(value) {
      icalproperty_kind_and_string_to_enum(Int32(ICAL_TRANSP_VALUE.rawValue), $0)
        == Int32(ICAL_TRANSP_TRANSPARENT.rawValue)
    }
  }

  /// A RECUR with a known frequency.
  func rule(_ value: Value) -> RecurrenceRule? {
    ask(value) { text in
      let raw = icalrecurrencetype_from_string(text)
      defer { icalmemory_free_buffer(raw.rscale) }
      return RecurrenceRule(raw)
    }
  }
}

/// A value made by libical; it frees itself.
struct LibicalValue: ~Copyable {
  private let handle: OpaquePointer

  /// Parses a value.
  init?(_ kind: icalvalue_kind, _ text: UnsafePointer<CChar>) {
    guard let handle = icalvalue_new_from_string(kind, text) else { return nil }
    self.handle = handle
  }

  deinit { icalvalue_free(handle) }

  /// What a TEXT says.
  var text: String? { icalvalue_get_text(handle).map { String(cString: $0) } }

  /// The seconds of a UTC-OFFSET.
  var utcOffset: Int { Int(icalvalue_get_utcoffset(handle)) }

  /// The number of an INTEGER.
  var integer: Int { Int(icalvalue_get_integer(handle)) }
}
