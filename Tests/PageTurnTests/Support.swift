import Canvas
import PageTurn
import SeededNumbers

/// Page sizes that frames are tried at: ordinary, wide, narrow, odd and even.
let pageSizes: [(width: Int, height: Int)] = [(80, 23), (46, 19), (21, 8), (7, 30), (132, 39), (40, 1), (1, 12)]

/// Every size from 0 by 0 to 12 by 6, and that of a terminal.
let allSizes = (0...12).flatMap { width in (0...6).map { (width: width, height: $0) } } + [(80, 23)]

/// Moments of a turn, of which 0.5 makes the fold pass through cell centres on many sizes.
let moments = [0.01, 0.07, 0.12, 0.25, 0.3, 0.42, 0.5, 0.58, 0.7, 0.75, 0.88, 0.99]

let allTurns = Turn.Direction.allCases.flatMap { direction in
  Turn.Corner.allCases.map { Turn(direction, at: $0) }
}

/// A style whose back is blank and of one colour, and that casts no shadow: a frame of letters then tells what each
/// cell shows.
let planStyle = CurlStyle(shades: [Style(background: .ansi(3))], shadow: [])

/// The ways to draw a curl, by name.
let curlStyles: [(name: String, style: CurlStyle)] = [
  ("ascii", .ascii), ("unicode", .unicode), ("plan", planStyle),
  ("quadrants", CurlStyle(characters: .unicode, shades: CurlStyle.lightPaper.map { Style(background: .rgb($0)) })),
]

/// Whether each cluster two cells wide has both its halves.
func isWhole(_ page: Surface) -> Bool {
  (0..<page.height).allSatisfy { row in
    (0..<page.width).allSatisfy { column in
      switch page[row, column].part {
      case .whole: true
      case .wideLeft: column + 1 < page.width && page[row, column + 1].part == .wideRight
      case .wideRight: column > 0 && page[row, column - 1].part == .wideLeft
      }
    }
  }
}

func filled(_ character: Character, width: Int, height: Int) -> Surface {
  var page = Surface(width: width, height: height)
  page.fill(Rect(row: 0, column: 0, width: width, height: height), with: Cell(character))
  return page
}

/// A page of narrow and wide clusters, spaces and styles, in random order.
func randomPage(width: Int, height: Int, using generator: inout SeededGenerator) -> Surface {
  let clusters: [Cell] = [
    Cell("日", part: .wideLeft, style: Style(attributes: .bold)), Cell("語", part: .wideLeft),
    Cell("한", part: .wideLeft, style: Style(foreground: .ansi(1))), Cell("👩‍👧", part: .wideLeft),
    Cell("x"), Cell(" "), Cell("é", style: Style(background: .rgb(red: 1, green: 2, blue: 3))),
  ]
  var page = Surface(width: width, height: height)
  for row in 0..<height {
    var column = 0
    while column < width {
      let cell = clusters.randomElement(using: &generator) ?? .blank
      page[row, column] = cell
      column += cell.part == .wideLeft ? 2 : 1
    }
  }
  return page
}

/// A character as a mirror shows it: slanting strokes, quadrants and braille dots change sides.
private func mirrored(_ character: Character) -> Character {
  let pairs: [[Character]] = [
    ["/", "\\"], ["╱", "╲"], ["▘", "▝"], ["▖", "▗"], ["▌", "▐"], ["▛", "▜"], ["▙", "▟"], ["▚", "▞"],
  ]
  for pair in pairs {
    if character == pair[0] { return pair[1] }
    if character == pair[1] { return pair[0] }
  }
  guard let dots = character.unicodeScalars.first?.value, (0x2800...0x28FF).contains(dots) else { return character }
  // Dots 1, 2, 3 and 7 are on the left, 4, 5, 6 and 8 on the right.
  let (left, right) = (dots & 0b0100_0111, dots & 0b1011_1000)
  let moved = (left & 0b111) << 3 | (left & 0b0100_0000) << 1 | (right & 0b11_1000) >> 3 | (right & 0b1000_0000) >> 1
  return Unicode.Scalar(0x2800 + moved).map(Character.init) ?? character
}

/// The mirror image of a page; clusters stay readable, the characters of a fold change sides.
func mirrored(_ page: Surface) -> Surface {
  var image = Surface(width: page.width, height: page.height)
  for row in 0..<page.height {
    for column in 0..<page.width {
      var cell = page[row, column]
      cell.character = mirrored(cell.character)
      switch cell.part {
      case .whole: image[row, page.width - 1 - column] = cell
      case .wideLeft: image[row, page.width - 2 - column] = cell
      case .wideRight: break
      }
    }
  }
  return image
}

/// A month: title, weekdays, a grid of weeks and some entries.
func monthPage(width: Int, height: Int) -> Surface {
  var page = Surface(width: width, height: height)
  page.write("November 2026", row: 0, column: (width - 13) / 2, style: Style(attributes: .bold))
  let cell = (width - 1) / 7
  let rows = max(2, (height - 3) / 6)
  for (weekday, name) in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated() {
    page.write(name, row: 1, column: weekday * cell + 2)
  }
  for week in 0...6 {
    let top = 2 + week * rows
    let line = Array(repeating: "+", count: 8).joined(separator: String(repeating: "-", count: cell - 1))
    page.write(line, row: top, column: 0)
    guard week < 6 else { break }
    for row in top + 1..<top + rows {
      for weekday in 0...7 { page.write("|", row: row, column: weekday * cell) }
    }
    for weekday in 0..<7 {
      let day = week * 7 + weekday - 5
      guard (1...30).contains(day) else { continue }
      page.write(String(day), row: top + 1, column: weekday * cell + 2)
      guard rows > 2, day % 3 != 0 else { continue }
      let entry = ["Lunch", "@ Gym", "* Standup", "会議"][day % 4]
      page.write(entry, row: top + 2, column: weekday * cell + 1, limit: cell - 1)
    }
  }
  return page
}
