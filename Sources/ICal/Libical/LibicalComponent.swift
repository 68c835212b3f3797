import CLibical

/// A component parsed by libical; it frees itself.
struct LibicalComponent: ~Copyable {
  private let handle: OpaquePointer

  /// Parses the properties as one component, or nil when libical gives nothing for them.
  init?(name: String, properties: [UInt8]) {
    LibicalComponent.quietErrors()
    let text = Array("BEGIN:\(name)\r\n".utf8) + properties + Array("END:\(name)\r\n".utf8) + [0]
    let parsed = text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { icalparser_parse_string($0) } }
    }
    guard let parsed else { return nil }
    handle = parsed
  }

  deinit { icalcomponent_free(handle) }

  /// Calls `body` with each property that libical understood.
  ///
  /// A component has one cursor: inside `body` nothing may ask the component itself.
  func forEachProperty(_ body: (LibicalProperty) -> Void) {
    var next = icalcomponent_get_first_property(handle, ICAL_ANY_PROPERTY)
    while let property = next {
      body(LibicalProperty(handle: property))
      next = icalcomponent_get_next_property(handle, ICAL_ANY_PROPERTY)
    }
  }

  /// libical ends the process at malformed data unless it is told not to.
  private static func quietErrors() { icalerror_set_errors_are_fatal(0) }
}

/// A property of a ``LibicalComponent``; valid while that is.
struct LibicalProperty {
  fileprivate let handle: OpaquePointer

  fileprivate init(handle: OpaquePointer) { self.handle = handle }

  /// Which property it is.
  var kind: icalproperty_kind { icalproperty_isa(handle) }

  /// The place that ``PropertyMender`` gave it; nil for libical's own error reports.
  var place: Int? {
    guard kind != ICAL_XLICERROR_PROPERTY,
      let text = icalproperty_get_parameter_as_string_r(handle, PropertyMender.placeParameter)
    else { return nil }
    defer { icalmemory_free_buffer(text) }
    return Int(String(cString: text))
  }

  /// A TEXT value with its escapes undone, or any other value as it is written.
  var text: String? {
    guard let value = icalproperty_get_value(handle) else { return nil }
    if icalvalue_isa(value) == ICAL_TEXT_VALUE {
      return icalvalue_get_text(value).map { String(cString: $0) }
    }
    guard let text = icalvalue_as_ical_string_r(value) else { return nil }
    defer { icalmemory_free_buffer(text) }
    return String(cString: text)
  }

  /// A DATE or DATE-TIME value.
  var time: icaltimetype? {
    guard let value = icalproperty_get_value(handle) else { return nil }
    switch icalvalue_isa(value) {
    case ICAL_DATE_VALUE: return icalvalue_get_date(value)
    case ICAL_DATETIME_VALUE: return icalvalue_get_datetime(value)
    case ICAL_DATETIMEPERIOD_VALUE: return icalvalue_get_datetimeperiod(value).time
    default: return nil
    }
  }

  /// A PERIOD value.
  var period: icalperiodtype? {
    guard let value = icalproperty_get_value(handle) else { return nil }
    switch icalvalue_isa(value) {
    case ICAL_PERIOD_VALUE: return icalvalue_get_period(value)
    case ICAL_DATETIMEPERIOD_VALUE: return icalvalue_get_datetimeperiod(value).period
    default: return nil
    }
  }

  /// A DURATION value.
  var duration: icaldurationtype? {
    guard let value = icalproperty_get_value(handle), icalvalue_isa(value) == ICAL_DURATION_VALUE else { return nil }
    return icalvalue_get_duration(value)
  }

  /// A RECUR value.
  var rule: icalrecurrencetype? {
    guard let value = icalproperty_get_value(handle), icalvalue_isa(value) == ICAL_RECUR_VALUE else { return nil }
    return icalvalue_get_recur(value)
  }

  /// An INTEGER value.
  var integer: Int? {
    guard let value = icalproperty_get_value(handle), icalvalue_isa(value) == ICAL_INTEGER_VALUE else { return nil }
    return Int(icalvalue_get_integer(value))
  }

  /// A UTC-OFFSET value in seconds.
  var utcOffset: Int? {
    guard let value = icalproperty_get_value(handle), icalvalue_isa(value) == ICAL_UTCOFFSET_VALUE else { return nil }
    return Int(icalvalue_get_utcoffset(value))
  }
}
