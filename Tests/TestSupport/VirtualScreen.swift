import Canvas

/// A terminal of its own making, to see what bytes do: cells one scalar at a time, with the wrap that waits at the end
/// of a row (xenl). It takes only the sequences that the module is meant to write and notes every other one.
///
/// Unlike a modern terminal it draws emoji sequences part by part, which is the worst that a page can meet.
struct VirtualScreen: Equatable {
  struct Spot: Equatable {
    /// Empty in the right half of a wide character.
    var text = " "
    var style = Style.plain
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var spots: [[Spot]]
  private(set) var scrolledOff: [String] = []
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorVisible = true
  private(set) var isSynchronizing = false
  private(set) var wraps = true
  private(set) var pen = Style.plain
  private(set) var unknown: [String] = []
  /// The private modes that are set and were not at first: 1002 and 1006 for the pointer, 2004 for marks around pastes.
  private(set) var privateModes: Set<Int> = []
  /// How often the terminal was asked whether all is well (DSR 5).
  private(set) var statusRequests = 0
  /// What the usual screen shows while the alternate one is seen.
  private var usual: (spots: [[Spot]], row: Int, column: Int)?
  private var wrapIsPending = false
  private var saved = (row: 0, column: 0)

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    spots = Array(repeating: Array(repeating: Spot(), count: columns), count: rows)
  }

  /// What can be seen or felt: two screens with the same history may differ in the saved position.
  static func == (left: VirtualScreen, right: VirtualScreen) -> Bool {
    left.visibleSpots == right.visibleSpots && left.scrolledOff == right.scrolledOff && left.row == right.row
      && left.column == right.column && left.modes == right.modes && left.pen == right.pen
      && left.unknown == right.unknown && left.privateModes == right.privateModes
      && left.isAlternate == right.isAlternate
  }

  var isAlternate: Bool { usual != nil }

  /// Whether everything is as a program finds it: the usual screen, a cursor, wrapping, no private mode.
  var isAtRest: Bool {
    !isAlternate && isCursorVisible && wraps && !isSynchronizing && privateModes.isEmpty && pen == .plain
  }

  var modes: [Bool] { [isCursorVisible, isSynchronizing, wraps] }

  var lines: [String] { spots.map(Self.text) }

  /// The cells without what cannot be seen: bold spaces and the like.
  var visibleSpots: [[Spot]] { spots.map { $0.map(\.visible) } }

  private static func text(_ spots: [Spot]) -> String {
    var line = spots.map(\.text).joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Takes bytes as they come through a terminal line that turns LF into CR LF.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    var scalars = String(decoding: Array(bytes), as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&scalars)
      case "\r":
        column = 0
        wrapIsPending = false
      case "\n":
        column = 0
        wrapIsPending = false
        lineFeed()
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": unknown.append("control \(scalar.value)")
      default: put(scalar)
      }
    }
  }

  /// Another size of the window, as terminals do it that do not wrap lines anew: cut on the right; rows go below the
  /// cursor first.
  mutating func resize(columns: Int, rows: Int) {
    for index in spots.indices {
      spots[index] = Array(spots[index].prefix(columns))
      spots[index] += Array(repeating: Spot(), count: columns - spots[index].count)
    }
    while spots.count > rows {
      if row < spots.count - 1 {
        spots.removeLast()
      } else {
        scrolledOff.append(Self.text(spots.removeFirst()))
        row -= 1
      }
    }
    spots += Array(repeating: Array(repeating: Spot(), count: columns), count: rows - spots.count)
    (self.columns, self.rows) = (columns, rows)
    column = min(column, columns - 1)
  }

  private mutating func lineFeed() {
    if row < rows - 1 {
      row += 1
    } else {
      scrolledOff.append(Self.text(spots.removeFirst()))
      spots.append(Array(repeating: Spot(text: " ", style: Style(background: pen.background)), count: columns))
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    guard width > 0 else {
      let before = wrapIsPending ? column : column - 1
      let base = before > 0 && spots[row][before].text.isEmpty ? before - 1 : before
      if base >= 0 { spots[row][base].text.unicodeScalars.append(scalar) }
      return
    }
    if wrapIsPending && wraps || column + width > columns && wraps {
      column = 0
      lineFeed()
    }
    wrapIsPending = false
    let start = min(column, columns - width)
    for place in start..<start + width { clear(place) }
    spots[row][start] = Spot(text: String(Character(scalar)), style: pen)
    if width == 2 { spots[row][start + 1] = Spot(text: "", style: pen) }
    column = start + width
    if column == columns {
      column -= 1
      wrapIsPending = true
    }
  }

  /// Half a wide character leaves a space.
  private mutating func clear(_ place: Int) {
    if spots[row][place].text.isEmpty, place > 0 { spots[row][place - 1].text = " " }
    if place + 1 < columns, spots[row][place + 1].text.isEmpty { spots[row][place + 1].text = " " }
  }

  private mutating func escape(_ scalars: inout Substring.UnicodeScalarView) {
    switch scalars.popFirst() {
    case "7": saved = (row, column)
    case "8":
      (row, column) = saved
      wrapIsPending = false
    case "[":
      var parameters = ""
      while let scalar = scalars.first, ("\u{20}"..."\u{3F}").contains(scalar) {
        parameters.unicodeScalars.append(scalar)
        scalars.removeFirst()
      }
      // An escape character inside ends the sequence without effect.
      guard let final = scalars.first, final != "\u{1B}" else { return }
      scalars.removeFirst()
      control(final, parameters)
    case "\u{1B}": escape(&scalars)
    case let other: if let other { unknown.append("ESC \(other)") }
    }
  }

  private mutating func control(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let number = max(1, numbers.first ?? 1)
    switch (final, parameters) {
    case ("A", _): row = max(0, row - number)
    case ("B", _): row = min(rows - 1, row + number)
    case ("C", _): column = min(columns - 1, column + number)
    case ("K", ""): erase(row, from: column)
    case ("J", ""):
      erase(row, from: column)
      for below in row + 1..<max(row + 1, rows) { erase(below, from: 0) }
    case ("J", "2"): for each in 0..<rows { erase(each, from: 0) }
    case ("H", _) where numbers.count <= 2:
      row = min(rows, number) - 1
      column = min(columns, max(1, numbers.count == 2 ? numbers[1] : 1)) - 1
    case ("n", "5"): statusRequests += 1
    // xterm's terminfo entry has the window's title kept while the alternate screen is shown.
    case ("t", "22;0;0"), ("t", "23;0;0"): break
    case ("m", _): pen.select(parameters.isEmpty ? [0] : numbers)
    case ("h", "?25"), ("l", "?25"): isCursorVisible = final == "h"
    case ("h", "?7"), ("l", "?7"): wraps = final == "h"
    case ("h", "?2026"), ("l", "?2026"): isSynchronizing = final == "h"
    case ("h", "?1002"), ("h", "?1006"), ("h", "?2004"): privateModes.insert(Int(parameters.dropFirst()) ?? 0)
    case ("l", "?1002"), ("l", "?1006"), ("l", "?2004"): privateModes.remove(Int(parameters.dropFirst()) ?? 0)
    case ("h", "?1049"): showAlternate()
    case ("l", "?1049"): showUsual()
    default: unknown.append("CSI \(parameters)\(final)")
    }
    // Left alone by SGR; xterm, too, keeps it then.
    if final != "m" { wrapIsPending = false }
  }

  private mutating func showAlternate() {
    usual = usual ?? (spots, row, column)
    for each in 0..<rows { erase(each, from: 0) }
  }

  private mutating func showUsual() {
    guard let usual else { return }
    self.usual = nil
    let size = (columns, rows)
    (spots, row, column) = usual
    (columns, rows) = (spots.first?.count ?? 0, spots.count)
    resize(columns: size.0, rows: size.1)
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for place in column..<columns { spots[row][place] = Spot(text: " ", style: Style(background: pen.background)) }
  }

  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Isolates stay with the cell before them, as in tmux.
    case 0x0300...0x036F, 0x200D, 0x2068...0x2069, 0xFE00...0xFE0F: 0
    case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0x1F000...0x1FAFF: 2
    default: [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory) ? 0 : 1
    }
  }
}

extension VirtualScreen.Spot {
  var visible: VirtualScreen.Spot {
    let shows = style.background != nil || !style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
    return text == " " && !shows ? VirtualScreen.Spot() : self
  }
}

extension Style {
  /// SGR.
  mutating func select(_ parameters: [Int]) {
    var rest = parameters[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.reverse)
      case 9: attributes.insert(.strikethrough)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.reverse)
      case 29: attributes.remove(.strikethrough)
      case 30...37: foreground = .ansi(UInt8(code - 30))
      case 90...97: foreground = .ansi(UInt8(code - 82))
      case 40...47: background = .ansi(UInt8(code - 40))
      case 100...107: background = .ansi(UInt8(code - 92))
      case 38: foreground = Self.color(&rest)
      case 48: background = Self.color(&rest)
      case 39: foreground = nil
      case 49: background = nil
      default: break
      }
    }
  }

  private static func color(_ rest: inout ArraySlice<Int>) -> Color? {
    let kind = rest.popFirst()
    let values = rest.prefix(kind == 2 ? 3 : 1).map { UInt8(clamping: $0) }
    rest = rest.dropFirst(values.count)
    if kind == 2, values.count == 3 { return .rgb(red: values[0], green: values[1], blue: values[2]) }
    return values.first.map { .ansi($0) }
  }
}
