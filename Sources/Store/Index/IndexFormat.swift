import CalendarCore

/// How an index file is laid out.
///
/// A header of fixed size, then blocks of rows, then the summary, which names the blocks. Everything that is read is
/// checked against a sum first, so what happened to the file shows before it can mislead.
///
/// A row is what a query picks: all components of one UID in one calendar, and the days they may touch. The rows of a
/// calendar lie in the order of their first days, those that reach over long times apart from the others, so that most
/// blocks lie outside of a window as a whole. A block has its rows, then the components' records, then their folded
/// texts for searching, then what an update wants to know of each.
enum IndexFormat {
  /// What the file begins with.
  static let magic: [UInt8] = Array("flipcal\n".utf8)
  /// Changed whenever records, rows or texts mean something else.
  static let version: UInt32 = 3
  /// Bytes of the header.
  static let headerSize = 64
  /// The most rows of a block.
  static let rowsPerBlock = 512
  /// Rows that reach over more days lie apart.
  static let longDays: Int32 = 45

  /// The header of a file whose summary lies somewhere.
  static func header(summary: Range<Int>, checksum: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(contentsOf: magic)
    writer.append(fixed: version)
    writer.append(fixed: UInt32(0))
    writer.append(fixed: UInt64(summary.lowerBound))
    writer.append(fixed: UInt64(summary.count))
    writer.append(fixed: checksum)
    let sum = Checksum.of(writer.bytes)
    writer.append(fixed: sum)
    writer.append(contentsOf: [UInt8](repeating: 0, count: headerSize - writer.bytes.count))
    return writer.bytes
  }

  /// Where the summary lies and its sum; nil for a header of another version, or a damaged one.
  static func summary(header: [UInt8], fileSize: Int) -> (range: Range<Int>, checksum: UInt64)? {
    guard header.count == headerSize, header.starts(with: magic) else { return nil }
    return header.withUnsafeBytes { bytes in
      var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[magic.count...]))
      guard reader.fixed32() == version, reader.fixed32() == 0 else { return nil }
      let (offset, length, checksum) = (reader.fixed64(), reader.fixed64(), reader.fixed64())
      guard reader.fixed64() == Checksum.of(Array(header[..<(magic.count + 32)])),
        let start = Int(exactly: offset), let count = Int(exactly: length), count <= fileSize,
        start <= fileSize - count
      else { return nil }
      return (start..<start + count, checksum)
    }
  }
}

/// A row: where the components of one UID lie within their block's records, and the days they may touch.
struct IndexRow {
  var days: DayBounds
  var start: UInt32
  var length: UInt32
  static let size = 16
}

/// What the summary tells of a block.
struct IndexBlock: Hashable {
  /// The calendar that its rows belong to.
  var calendar: Int
  /// The days that its rows may touch.
  var days = DayBounds(first: .max, last: .min)
  /// Where it lies in the file.
  var start: Int
  /// How many rows it has.
  var rows: Int
  /// Bytes of its records, its texts, and of what an update wants to know.
  var recordsLength: Int
  var textsLength: Int
  var detailsLength: Int
  /// Sums of the rows, the texts and the details; each record has one of its own.
  var rowsChecksum: UInt64
  var textsChecksum: UInt64
  var detailsChecksum: UInt64

  var rowsRange: Range<Int> { start..<start + rows * IndexRow.size }
  var recordsRange: Range<Int> { rowsRange.upperBound..<rowsRange.upperBound + recordsLength }
  var textsRange: Range<Int> { recordsRange.upperBound..<recordsRange.upperBound + textsLength }
  var detailsRange: Range<Int> { textsRange.upperBound..<textsRange.upperBound + detailsLength }

  func append(to writer: inout ByteWriter) {
    writer.append(count: calendar)
    writer.append(signed: Int(days.first))
    writer.append(signed: Int(days.last))
    for number in [start, rows, recordsLength, textsLength, detailsLength] { writer.append(count: number) }
    for sum in [rowsChecksum, textsChecksum, detailsChecksum] { writer.append(fixed: sum) }
  }

  /// Reads a block that lies within a file of so many bytes.
  init(_ reader: inout ByteReader, fileSize: Int) {
    calendar = Int(clamping: reader.unsigned())
    days = DayBounds(first: Int32(clamping: reader.signed()), last: Int32(clamping: reader.signed()))
    start = 0
    (rows, recordsLength, textsLength, detailsLength) = (0, 0, 0, 0)
    let numbers = (0..<5).map { _ in Int(clamping: reader.unsigned()) }
    (rowsChecksum, textsChecksum, detailsChecksum) = (reader.fixed64(), reader.fixed64(), reader.fixed64())
    guard numbers.allSatisfy({ $0 <= fileSize }), numbers[1] <= IndexFormat.rowsPerBlock,
      numbers[0] + numbers[1] * IndexRow.size + numbers[2...].reduce(0, +) <= fileSize
    else {
      reader.fail()
      return
    }
    (start, rows, recordsLength, textsLength, detailsLength) =
      (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
  }

  init(calendar: Int, start: Int) {
    self.calendar = calendar
    self.start = start
    (rows, recordsLength, textsLength, detailsLength) = (0, 0, 0, 0)
    (rowsChecksum, textsChecksum, detailsChecksum) = (0, 0, 0)
  }
}
