import CalendarCore
import TextGate

/// What an index says of its source besides the events.
struct IndexSummary {
  /// A calendar of the source.
  struct Calendar {
    /// Its directory below the source's path; empty for the source itself.
    var path: String
    var files: [File] = []
  }

  /// A file of a calendar.
  struct File {
    /// Its name in the calendar's directory; empty for a file that is a source.
    var name: String
    var report: FileReport
  }

  /// The absolute path of the source.
  var path: String
  /// The name of the encoding that the source was said to be in; empty where it was found out.
  var encoding = ""
  /// When the source was read.
  var loaded: Instant
  /// The stamp of the directory of the system's zones: other zones may give names another meaning.
  var zonesStamp: FileStamp?
  var calendars: [Calendar] = []
  var blocks: [IndexBlock] = []

  func append(to writer: inout ByteWriter, zones: ZoneTable) {
    writer.append(text: path)
    writer.append(text: encoding)
    writer.append(signed: loaded.seconds)
    IndexSummary.append(zonesStamp, to: &writer)
    writer.append(count: calendars.count)
    for calendar in calendars {
      writer.append(text: calendar.path)
      writer.append(count: calendar.files.count)
      for file in calendar.files { file.append(to: &writer) }
    }
    writer.append(count: blocks.count)
    for block in blocks { block.append(to: &writer) }
    var table = ByteWriter()
    zones.append(to: &table)
    writer.append(block: table.bytes)
  }

  /// Reads a summary and the zones behind it.
  static func read(
    _ bytes: [UInt8], fileSize: Int, system: any ZoneSource
  ) -> (summary: IndexSummary, zones: ZoneTable)? {
    bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      var summary = IndexSummary(
        path: reader.text(), encoding: reader.text(), loaded: Instant(seconds: reader.signed()))
      summary.zonesStamp = stamp(&reader)
      for _ in 0..<reader.count() where !reader.failed {
        var calendar = Calendar(path: reader.text())
        let count = reader.count()
        calendar.files.reserveCapacity(count)
        for _ in 0..<count where !reader.failed { calendar.files.append(File(&reader)) }
        summary.calendars.append(calendar)
      }
      for _ in 0..<reader.count() where !reader.failed {
        summary.blocks.append(IndexBlock(&reader, fileSize: fileSize))
      }
      let table = reader.block()
      guard reader.isWhole, let zones = table.withUnsafeBytes({ ZoneTable(from: $0, system: system) }) else {
        return nil
      }
      return (summary, zones)
    }
  }

  fileprivate static func append(_ stamp: FileStamp?, to writer: inout ByteWriter) {
    writer.append(byte: stamp == nil ? 0 : 1)
    guard let stamp else { return }
    writer.append(count: stamp.size)
    writer.append(signed: stamp.modified)
    writer.append(signed: stamp.changed)
    writer.append(unsigned: stamp.inode)
  }

  fileprivate static func stamp(_ reader: inout ByteReader) -> FileStamp? {
    guard reader.byte() == 1 else { return nil }
    return FileStamp(
      size: Int(clamping: reader.unsigned()), modified: reader.signed(), changed: reader.signed(),
      inode: reader.unsigned())
  }
}

extension IndexSummary.File {
  /// What a report has; most have nothing of it.
  private struct Parts: OptionSet {
    var rawValue: UInt8
    static let isUncertain = Parts(rawValue: 1)
    static let name = Parts(rawValue: 2)
    static let color = Parts(rawValue: 4)
    static let hasFailed = Parts(rawValue: 8)
    static let diagnostics = Parts(rawValue: 16)
  }

  fileprivate func append(to writer: inout ByteWriter) {
    var parts: Parts = []
    if report.isUncertain { parts.insert(.isUncertain) }
    if report.name != nil { parts.insert(.name) }
    if report.color != nil { parts.insert(.color) }
    if report.hasFailed { parts.insert(.hasFailed) }
    if !report.diagnostics.isEmpty { parts.insert(.diagnostics) }
    writer.append(byte: parts.rawValue)
    writer.append(text: name)
    IndexSummary.append(report.stamp, to: &writer)
    writer.append(count: report.eventCount)
    writer.append(count: report.skipped)
    if let name = report.name { writer.append(text: name) }
    if let color = report.color { writer.append(text: color.hexadecimal) }
    guard parts.contains(.diagnostics) else { return }
    writer.append(count: report.diagnostics.count)
    for (line, message) in report.diagnostics {
      writer.append(count: line ?? 0)
      writer.append(text: message.description)
    }
  }

  fileprivate init(_ reader: inout ByteReader) {
    let parts = Parts(rawValue: reader.byte())
    name = reader.text()
    report = FileReport(
      stamp: IndexSummary.stamp(&reader) ?? FileStamp(size: 0, modified: 0, changed: 0, inode: 0))
    report.isUncertain = parts.contains(.isUncertain)
    report.hasFailed = parts.contains(.hasFailed)
    report.eventCount = Int(clamping: reader.unsigned())
    report.skipped = Int(clamping: reader.unsigned())
    if parts.contains(.name) { report.name = reader.untrustedText() }
    if parts.contains(.color) { report.color = CalendarColor(reader.text()) }
    guard parts.contains(.diagnostics) else { return }
    for _ in 0..<reader.count(ofBytes: 2) where !reader.failed {
      let line = Int(clamping: reader.unsigned())
      report.diagnostics.append((line == 0 ? nil : line, VisibleText(reader.text())))
    }
  }
}
