import CalendarCore
import ICal
import TextGate

/// Components of any sources as iCalendar objects (RFC 5545 3.4) that mean what their sources mean: one, or several
/// where one could not say it.
///
/// A further object is needed where a name of a zone means another zone, where floating times are meant to be in a zone
/// (X-WR-TIMEZONE), and where METHOD says more than that something is published.
public struct CalendarObjects: Sendable {
  private var objects: [CalendarObject] = []

  /// Puts components together.
  ///
  /// - Parameter keepsMethod: Whether METHOD stays whatever it is: for a message that is shown.
  public init(_ found: [FoundComponents], keepsMethod: Bool = false) {
    let answered = CalendarObjects.answered(found)
    for found in found {
      let zones = found.text.zones
      var known: [CalendarZoneName: ZoneUse] = [:]
      for span in found.spans {
        let method = found.text.method(of: span)
        let isProposal = method.map { CalendarObjects.proposals.contains($0) } ?? false
        if !keepsMethod, isProposal, answered.contains(UIDInCalendar(found, span)) { continue }
        let needs = found.text.needs(of: span)
        let calendar = found.text.calendar(of: span)
        var uses = needs.zones.map { zone in
          let key = CalendarZoneName(name: zone.name, calendar: calendar)
          var use = known[key] ?? ZoneUse(zone.name, calendar, zones)
          known[key] = use
          use.earliest = zone.earliest
          return use
        }
        let floating = needs.hasFloatingTimes ? found.text.floatingZone(of: span) : nil
        if let floating, zones.original(of: floating, calendar: calendar) != nil {
          uses.append(ZoneUse(floating, calendar, zones))
        }
        let hasMethod = keepsMethod || method.map { CalendarObjects.tellingMethods.contains($0) } ?? false
        add(found.text, span, uses, floating: floating, method: hasMethod ? method : nil)
      }
    }
  }

  /// Whether there is no component: then there is no valid object (RFC 5545 3.6 wants one at least).
  public var isEmpty: Bool { objects.isEmpty }

  /// Writes the objects in UTF-8, in pieces.
  ///
  /// - Parameter product: PRODID, which names the program that writes them.
  public func write<Failure: Error>(
    product: String, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    for object in objects { try object.write(product: product, to: sink) }
  }

  /// METHODs that change what components mean (RFC 5546 3.2).
  private static let tellingMethods: Set<UntrustedText> = proposals.union(["CANCEL", "ADD"])
  /// What guests say, which counts only where nothing else does.
  private static let proposals: Set<UntrustedText> = ["REPLY", "COUNTER", "DECLINECOUNTER", "REFRESH"]

  private struct CalendarZoneName: Hashable {
    var name: UntrustedText
    var calendar: Int
  }

  private struct UIDInCalendar: Hashable {
    var calendar: Int
    var hash: UInt64

    init(_ found: FoundComponents, _ span: ComponentSpan) {
      (calendar, hash) = (found.calendar.order, span.uidHash)
    }
  }

  /// The UIDs of which more is known than what guests say.
  private static func answered(_ found: [FoundComponents]) -> Set<UIDInCalendar> {
    var answered: Set<UIDInCalendar> = []
    for found in found {
      for span in found.spans where found.text.method(of: span).map({ !proposals.contains($0) }) ?? true {
        answered.insert(UIDInCalendar(found, span))
      }
    }
    return answered
  }

  private mutating func add(
    _ text: CalendarText, _ span: ComponentSpan, _ uses: [ZoneUse], floating: UntrustedText?, method: UntrustedText?
  ) {
    let place = objects.firstIndex { $0.method == method && $0.floating == floating && $0.admits(uses) }
    if place == nil { objects.append(CalendarObject(method: method, floating: floating)) }
    objects[place ?? objects.count - 1].add(text, span, uses)
  }
}
