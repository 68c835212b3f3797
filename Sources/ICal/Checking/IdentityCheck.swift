import CalendarCore
import TextGate

/// What UID, RECURRENCE-ID and SEQUENCE tell of the components of a source together (RFC 5545 3.8.4.4, 3.8.4.7).
///
/// There may be a million components, so hashes of them are kept.
struct IdentityCheck {
  /// Which component it is: its UID and its RECURRENCE-ID.
  private struct Identity: Hashable {
    var uid: UInt64
    var instance: UInt64
  }

  /// The component that had an identity first.
  private struct Holder {
    var sequence: Int32
    var line: Int32
  }

  /// A component with RECURRENCE-ID.
  private struct Override {
    var uid: UInt64
    var line: Int32
    var isDate: Bool?
  }

  private let isItem: Bool
  /// Whether the file has the name of a calendar: a whole one that was fetched, which no item of a vdir is.
  var isFeed = false
  private var holders: [Identity: Holder] = [:]
  /// The series: whether their starts are dates.
  private var masters: [UInt64: Bool?] = [:]
  private var overrides: [Override] = []
  private var firstUID: UInt64?
  private var saidSeveral = false

  init(isItem: Bool) { self.isItem = isItem }

  mutating func take(_ component: CheckedComponent, _ calendar: CheckedCalendar, _ findings: inout FindingList) {
    guard let uid = component.first("UID"), !uid.isEmpty else { return }
    let id = StableHash.of(uid.text.utf8)
    checkItem(id, uid, &findings)
    let recurrence = component.first("RECURRENCE-ID")
    let isMessage = calendar.method.map { $0 != "PUBLISH" } ?? false
    if let recurrence {
      // A message may be about one instance only.
      let line = Int32(clamping: recurrence.number)
      if !isMessage { overrides.append(Override(uid: id, line: line, isDate: recurrence.time?.isDate)) }
    } else {
      masters[id] = component.first("DTSTART")?.time?.isDate
    }
    let instance = recurrence.map { StableHash.of($0.text.utf8) } ?? 0
    let sequence = component.first("SEQUENCE").flatMap { ValueForms.integer($0.value) } ?? 0
    let identity = Identity(uid: id, instance: instance ^ UInt64(component.kinds.rawValue))
    guard let holder = holders[identity] else {
      holders[identity] = Holder(sequence: Int32(clamping: sequence), line: Int32(clamping: component.line))
      return
    }
    checkAgain(component, uid, sequence, holder, &findings)
  }

  /// A component whose identity another one has.
  private func checkAgain(
    _ component: CheckedComponent, _ uid: CheckedProperty, _ sequence: Int, _ holder: Holder,
    _ findings: inout FindingList
  ) {
    let other: VisibleText = "the component at line \(holder.line)"
    if Int(holder.sequence) == sequence {
      findings.add(
        .duplicateComponent, component.line, "UID \(quoted(uid.text)) and SEQUENCE are those of \(other)")
    } else {
      findings.add(
        .severalVersions, component.line, "UID \(quoted(uid.text)) is that of \(other), in another version")
    }
  }

  /// Looks whether the items of a vdir are in files of their own.
  private mutating func checkItem(_ id: UInt64, _ uid: CheckedProperty, _ findings: inout FindingList) {
    guard isItem, !isFeed, !saidSeveral else { return }
    guard let first = firstUID else {
      firstUID = id
      return
    }
    guard first != id else { return }
    saidSeveral = true
    findings.add(
      .severalUIDs, uid.number, "the file has more than one UID, which programs that sync it may not read")
  }

  /// Compares overrides with their series.
  func finish(_ findings: inout FindingList) {
    var said: Set<UInt64> = []
    for override in overrides {
      let line = Int(override.line)
      guard let master = masters[override.uid] else {
        guard said.insert(override.uid).inserted else { continue }
        findings.add(.missingMaster, line, "RECURRENCE-ID names an instance of a component that is not in the file")
        continue
      }
      guard let isDate = override.isDate, let isMasterDate = master, isDate != isMasterDate else { continue }
      let (kind, other): (VisibleText, VisibleText) = isDate ? ("a date", "a time") : ("a time", "a date")
      findings.add(.recurrenceIDType, line, "RECURRENCE-ID is \(kind), but DTSTART of the series is \(other)")
    }
  }
}
