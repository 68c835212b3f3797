/// The components that RFC 5545 knows, as a set.
struct ComponentKinds: OptionSet, Sendable {
  let rawValue: UInt16

  static let calendar = ComponentKinds(rawValue: 1 << 0)
  static let event = ComponentKinds(rawValue: 1 << 1)
  static let todo = ComponentKinds(rawValue: 1 << 2)
  static let journal = ComponentKinds(rawValue: 1 << 3)
  static let freeBusy = ComponentKinds(rawValue: 1 << 4)
  static let zone = ComponentKinds(rawValue: 1 << 5)
  /// STANDARD and DAYLIGHT.
  static let observance = ComponentKinds(rawValue: 1 << 6)
  static let alarm = ComponentKinds(rawValue: 1 << 7)

  /// What people enter into calendars.
  static let entries: ComponentKinds = [.event, .todo, .journal]

  /// The kind of a component; empty for those that other specifications or vendors define.
  init(_ name: ComponentName) {
    self =
      switch name {
      case .calendar: .calendar
      case .event: .event
      case .todo: .todo
      case .journal: .journal
      case .freeBusy: .freeBusy
      case .timezone: .zone
      case .standard, .daylight: .observance
      case .alarm: .alarm
      case .other: []
      }
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }
}
