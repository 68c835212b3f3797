import CInih

/// What inih makes of one line.
///
/// Each line is handed to inih by itself: so its number is known, whatever is wrong with others, and an entry that is
/// indented is an entry, not the continuation of the one above, which some builds of inih would make of it.
enum INILine: Equatable {
  /// A blank line or a comment.
  case nothing
  /// `[name]`, the name as it stands between the brackets.
  case section(String)
  /// `key = value` or `key: value`, without the white space around them and a comment behind the value.
  case entry(key: String, value: String)
  /// Not the form of an INI file.
  case broken
  /// More bytes than inih was built for.
  case tooLong(limit: Int)

  /// inih cuts the name of a section to so many bytes (`MAX_SECTION`, less the NUL).
  static let longestSection = 49

  /// Reads a line.
  ///
  /// - Parameter bytes: UTF-8 without NUL and without a line feed.
  init(_ bytes: ArraySlice<UInt8>) {
    let first = bytes.first { $0 != UInt8(ascii: " ") && !(9...13).contains($0) }
    guard let first, first != UInt8(ascii: ";"), first != UInt8(ascii: "#") else {
      self = .nothing
      return
    }
    // inih tells the name of a section only with an entry, so the header gets one with an empty key.
    let isHeader = first == UInt8(ascii: "[")
    var exchange = Exchange(lines: isHeader ? [Array(bytes), [UInt8(ascii: "=")]] : [Array(bytes)])
    let firstBrokenLine = INILine.parse(&exchange)
    if let limit = exchange.limit {
      self = .tooLong(limit: limit)
    } else if firstBrokenLine != 0 {
      self = .broken
    } else if let entry = exchange.entry {
      self = isHeader ? .section(entry.section) : .entry(key: entry.key, value: entry.value)
    } else {
      self = .broken
    }
  }

  /// What passes between inih and its callbacks while it parses.
  private struct Exchange {
    var lines: [[UInt8]]
    /// How many lines inih has taken.
    var taken = 0
    /// The most bytes of a line, where one had more.
    var limit: Int?
    var entry: (section: String, key: String, value: String)?
  }

  /// - Returns: the number of the first line that is broken, or 0.
  private static func parse(_ exchange: inout Exchange) -> Int32 {
    withUnsafeMutablePointer(to: &exchange) { pointer in
      ini_parse_stream(
        { buffer, size, stream in
          guard let buffer, let exchange = stream?.assumingMemoryBound(to: Exchange.self) else { return nil }
          return INILine.copyNextLine(of: &exchange.pointee, to: buffer, size: Int(size)) ? buffer : nil
        }, pointer,
        { user, section, key, value in
          guard let section, let key, let value, let exchange = user?.assumingMemoryBound(to: Exchange.self) else {
            return 0
          }
          exchange.pointee.entry = (String(cString: section), String(cString: key), String(cString: value))
          return 1
        }, pointer)
    }
  }

  /// Copies a line with its NUL into inih's buffer of so many bytes.
  ///
  /// - Returns: whether there was one, and room for it.
  private static func copyNextLine(
    of exchange: inout Exchange, to buffer: UnsafeMutablePointer<CChar>, size: Int
  ) -> Bool {
    guard exchange.taken < exchange.lines.count else { return false }
    let line = exchange.lines[exchange.taken]
    exchange.taken += 1
    guard line.count < size else {
      exchange.limit = size - 1
      return false
    }
    for (index, byte) in line.enumerated() { buffer[index] = CChar(bitPattern: byte) }
    buffer[line.count] = 0
    return true
  }
}
