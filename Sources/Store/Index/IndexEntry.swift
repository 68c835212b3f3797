import CalendarCore
import ICal

/// A component on its way into an index.
struct IndexEntry {
  var uidHash: UInt64
  /// A sum of the component's bytes and of what decides how they are read; 0 where it may not be used again for them.
  var contentHash: UInt64
  var days: DayBounds
  /// The number of its file among all of the source's.
  var file: Int
  var line: Int
  /// Where its event's bytes and its text are, in the old index or in the spool.
  var recordStart: Int
  var textStart: Int
  var recordLength: Int
  var textLength: Int
  var isOld = false
  /// Whether it has another file or line than in the old index.
  private(set) var isMoved = false

  /// Gives it the file and the line that it has now.
  mutating func move(toFile file: Int, line: Int) {
    isMoved = isMoved || file != self.file || line != self.line
    (self.file, self.line) = (file, line)
  }
}

extension IndexEntry {
  /// Appends what an update wants to know.
  func appendDetails(to writer: inout ByteWriter) {
    writer.append(fixed: uidHash)
    writer.append(fixed: contentHash)
    writer.append(signed: Int(days.first))
    writer.append(signed: Int(days.last))
    writer.append(count: textLength)
  }

  /// Reads what an update wants to know of a record.
  init(details: inout ByteReader, record: IndexRecord, recordStart: Int, textStart: Int) {
    uidHash = details.fixed64()
    contentHash = details.fixed64()
    days = DayBounds(first: Int32(clamping: details.signed()), last: Int32(clamping: details.signed()))
    textLength = Int(clamping: details.unsigned())
    if textLength > 1 << 40 { details.fail() }
    file = record.file
    line = record.line
    self.recordStart = recordStart + IndexRecord.headerSize
    recordLength = record.event.count
    self.textStart = textStart
    isOld = true
  }
}

/// A component in a block: a sum of what follows, the length of its event's bytes, its file, its line, and the event.
struct IndexRecord {
  let start: Int
  let file: Int
  let line: Int
  let event: UnsafeRawBufferPointer
  let end: Int

  static let headerSize = 16

  /// Finds the record at a place; nil when there is none that is whole.
  init?(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    guard start >= 0, bytes.count - start >= IndexRecord.headerSize else { return nil }
    func number(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt32.self))
    }
    let length = Int(number(4))
    guard length <= bytes.count - start - IndexRecord.headerSize else { return nil }
    end = start + IndexRecord.headerSize + length
    guard IndexRecord.sum(UnsafeRawBufferPointer(rebasing: bytes[start + 4..<end])) == number(0) else { return nil }
    self.start = start
    file = Int(number(8))
    line = Int(number(12))
    event = UnsafeRawBufferPointer(rebasing: bytes[start + IndexRecord.headerSize..<end])
  }

  private static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(truncatingIfNeeded: Checksum.of(bytes))
  }

  /// The bytes of a record.
  static func bytes(of event: some Collection<UInt8>, file: Int, line: Int) -> [UInt8] {
    var rest = ByteWriter()
    rest.reserve(event.count + headerSize)
    rest.append(fixed: UInt32(clamping: event.count))
    rest.append(fixed: UInt32(clamping: file))
    rest.append(fixed: UInt32(clamping: line))
    rest.append(contentsOf: event)
    var whole = ByteWriter()
    whole.append(fixed: rest.bytes.withUnsafeBytes(sum))
    whole.append(contentsOf: rest.bytes)
    return whole.bytes
  }
}

/// The texts of a block: for each row the length of its text, and the text: a line for each component.
enum IndexText {
  static let rowHeaderSize = 4
}
