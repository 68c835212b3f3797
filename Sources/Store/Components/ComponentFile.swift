import CalendarCore
import ICal
import Synchronization
import TextGate

/// A file of a calendar, from which components are taken as it has them.
struct ComponentFile: Sendable {
  /// Its path, as messages name it.
  var path: String
  /// Its scan; nil where it cannot be read any more.
  var text: @Sendable () -> CalendarText?

  /// - Parameters:
  ///   - known: Its scan, where there is one.
  ///   - isKept: Whether a scan is kept for the next time that it is asked for: of many files they would take memory, or
  ///     a descriptor each.
  init(_ file: SourceFile, zones: any ZoneSource, known: CalendarText? = nil, isKept: Bool) {
    path = file.path
    let scan = {
      @Sendable () -> CalendarText? in
      guard let bytes = try? FileBytes.open(file.path) else { return nil }
      return CalendarText(bytes, file: file.path, zones: zones, encoding: file.encoding, workers: Threads.workers)
    }
    if let known {
      text = { known }
    } else if isKept {
      let kept = KeptScan()
      text = { kept.text(or: scan) }
    } else {
      text = scan
    }
  }

  /// A scan, once somebody has asked for it.
  private final class KeptScan: Sendable {
    private let kept = Mutex<CalendarText?>(nil)

    func text(or scan: () -> CalendarText?) -> CalendarText? {
      kept.withLock { kept in
        let text = kept ?? scan()
        kept = text
        return text
      }
    }
  }
}

/// Components of one file.
public struct FoundComponents: Sendable {
  /// The calendar that they lie in.
  public let calendar: CalendarInfo
  /// The file's scan.
  public let text: CalendarText
  /// Where they are, in the order of the file.
  public let spans: [ComponentSpan]

  /// Their UIDs.
  public var uids: [UntrustedText] {
    Threads.run(over: spans.count) { [text, spans] places in spans[places].map(text.uid) }.flatMap(\.self)
  }
}
