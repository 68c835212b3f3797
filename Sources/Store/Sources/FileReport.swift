import CalendarCore
import ICal
import TextGate

/// What reading a file gave besides its events.
struct FileReport: Sendable {
  /// What the file was when it was looked at.
  var stamp: FileStamp
  /// Whether it may have been changed after it was read without the stamp telling so.
  var isUncertain = false
  /// The name and the colour that it gives its calendar.
  var name: UntrustedText?
  var color: CalendarColor?
  /// Components that could be read.
  var eventCount = 0
  /// Components that were skipped.
  var skipped = 0
  /// Whether it could not be read, or held no calendar.
  var hasFailed = false
  /// Lines (nil for the file as a whole) and messages.
  var diagnostics: [(line: Int?, message: VisibleText)] = []

  init(stamp: FileStamp) { self.stamp = stamp }

  /// Scans a file; without text where it cannot be read or is no calendar.
  ///
  /// - Parameter onRead: Is told how many bytes have been read.
  static func read(
    _ file: SourceFile, zones: any ZoneSource, onRead: ((Int) -> Void)? = nil
  ) -> (report: FileReport, text: CalendarText?) {
    var report = FileReport(stamp: file.stamp)
    report.isUncertain = file.stamp.mayHide(changesAfter: Disk.now)
    do throws(FileError) {
      let text = CalendarText(
        try FileBytes.open(file.path), file: file.path, zones: zones, encoding: file.encoding, workers: Threads.workers,
        onRead: onRead)
      let isCalendar = report.take(text)
      return (report, isCalendar ? text : nil)
    } catch {
      report.hasFailed = true
      // Another run may be allowed to, or have the room.
      report.isUncertain = true
      report.diagnostics = [(nil, VisibleText(error.reason))]
      return (report, nil)
    }
  }

  /// Takes over what a scan tells; false where it found no calendar.
  mutating func take(_ text: CalendarText) -> Bool {
    guard text.isCalendar || text.isBlank else {
      hasFailed = true
      diagnostics = [(nil, text.noCalendar)]
      return false
    }
    (name, color) = (text.name, text.color)
    (eventCount, skipped) = (text.events.count, text.skipped)
    diagnostics = text.diagnostics.map { ($0.location?.line, $0.message) }
    return true
  }

  /// The diagnostics of a file by the name that messages give it.
  func diagnostics(of file: String) -> [Diagnostic] {
    diagnostics.map { Diagnostic($0.message, at: SourceLocation(file: file, line: $0.line)) }
  }
}
