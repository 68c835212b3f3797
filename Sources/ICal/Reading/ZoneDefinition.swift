import CalendarCore
import Recurrence

/// Makes zones from VTIMEZONE components (RFC 5545 3.6.5).
enum ZoneDefinition {
  /// STANDARD or DAYLIGHT.
  private struct Observance {
    var start: CivilDateTime
    var offsetFrom: Int
    var offsetTo: Int
    var rules: [RecurrenceRule] = []
    var onsets: [CivilDateTime] = []
  }

  /// Rules without end are followed to here; no civil calendar is kept further ahead.
  private static let horizon = CivilDateTime(CivilDate(dayNumber: 84_006))  // 2200-01-01
  /// A yearly rule has 600 onsets between 1601, which Outlook writes, and the horizon. Anything far beyond is no zone.
  private static let mostOnsets = 1000
  /// Onsets of all observances of a zone.
  private static let mostTransitions = 25_000

  /// The zone, or nil when the component has no observance that says anything, or more onsets than any zone has.
  static func zone(_ name: String, _ component: RawComponent) -> Zone? {
    let observances = component.children.compactMap(observance)
    guard let first = observances.min(by: { $0.start < $1.start }) else { return nil }
    var transitions: [Zone.Transition] = []
    for observance in observances {
      for onset in onsets(of: observance) {
        // Onsets are told on the clocks before the change.
        transitions.append(
          Zone.Transition(
            instant: Instant(seconds: onset.clockSeconds - observance.offsetFrom), offset: observance.offsetTo))
      }
      if transitions.count > mostTransitions { return nil }
    }
    return Zone(identifier: name, initialOffset: first.offsetFrom, transitions: transitions)
  }

  private static func observance(_ component: RawComponent) -> Observance? {
    guard component.name == .standard || component.name == .daylight else { return nil }
    let mended = PropertyMender(component.lines)
    var start: CivilDateTime?
    var from: Int?
    var to: Int?
    var rules: [RecurrenceRule] = []
    var onsets: [CivilDateTime] = []
    for (place, property) in mended.properties.enumerated() where property.form != .period {
      switch property.name {
      case .start: start = mended.values.time(property.value).flatMap(CivilTime.init)?.civil ?? start
      case .offsetFrom: from = mended.values.utcOffset(property.value)
      case .offsetTo: to = mended.values.utcOffset(property.value)
      case .rule: rules += mended.rule(at: place).map { [$0] } ?? []
      case .additions: onsets += mended.values.time(property.value).flatMap(CivilTime.init).map { [$0.civil] } ?? []
      default: break
      }
    }
    guard let to, abs(to) < 26 * 3600 else { return nil }
    let offsetFrom = from.flatMap { abs($0) < 26 * 3600 ? $0 : nil } ?? to
    // An observance without onset says at least what its clocks show.
    let onset = start ?? CivilDateTime(CivilDate(dayNumber: 0))
    return Observance(start: onset, offsetFrom: offsetFrom, offsetTo: to, rules: rules, onsets: onsets)
  }

  private static func onsets(of observance: Observance) -> [CivilDateTime] {
    var onsets = [observance.start] + observance.onsets
    for rule in observance.rules {
      var last = horizon
      if case .instant(let until) = rule.until {
        // UNTIL is in UTC here, the onset on the clocks before the change.
        last = min(last, CivilDateTime(clockSeconds: until.seconds + observance.offsetFrom))
      }
      var instances = RuleInstances(rule: rule, start: observance.start, isDate: false, notBefore: nil)
      while let onset = instances.next(), onset <= last, onsets.count < mostOnsets { onsets.append(onset) }
    }
    return onsets
  }
}
