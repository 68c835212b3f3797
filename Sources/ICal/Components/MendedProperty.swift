/// A property whose value is in the form that libical reads rightly; its bytes are in a ``ValueBuffer``.
struct MendedProperty {
  /// What the value's own shape says besides what the property's name does.
  enum Form {
    case plain
    /// A TEXT with escapes.
    case escaped
    /// VALUE=DATE.
    case date
    /// VALUE=PERIOD.
    case period

    /// The parameter that says so.
    var parameter: String {
      switch self {
      case .plain, .escaped: ""
      case .date: ";VALUE=DATE"
      case .period: ";VALUE=PERIOD"
      }
    }
  }

  let name: PropertyName
  let form: Form
  let value: ValueBuffer.Value
  /// The line that it comes from; a line with a list has several.
  let line: PropertyLine
}
