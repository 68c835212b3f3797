import Canvas

/// A character of lines or blocks, which a picture draws itself: in fonts they seldom join.
enum LineGlyph: Hashable {
  /// How far lines go from the middle of the cell, and whether they are heavy.
  struct Arms: Hashable {
    var left = false
    var right = false
    var up = false
    var down = false
    var isHeavy = false
  }

  /// Lines from the middle.
  case arms(Arms)
  /// From one lower corner to the other upper one.
  case rising, falling
  /// A part of the cell in eighths, from the left upper corner, and how dense it is in quarters.
  case block(left: Int, top: Int, width: Int, height: Int, quarters: Int)

  /// Quarters of the cell, the upper ones first, each from the left.
  case quadrants([Bool])

  /// What is drawn for a cell; nil where it is text. Slashes that meet at their ends are a line, which a fold is.
  init?(in surface: Surface, row: Int, column: Int) {
    let character = surface[row, column].character
    func meets(_ step: Int) -> Bool {
      surface[row + 1, column - step].character == character || surface[row - 1, column + step].character == character
    }
    switch character {
    case "/" where meets(1): self = .rising
    case "\\" where meets(-1): self = .falling
    default: self.init(character)
    }
  }

  private init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, (0x2500...0x259F).contains(scalar.value),
      let glyph = LineGlyph.all[character]
    else { return nil }
    self = glyph
  }

  private static let all: [Character: LineGlyph] = {
    var all: [Character: LineGlyph] = ["╱": .rising, "╲": .falling]
    let lines: [(Character, String)] = [
      ("─", "lr"), ("│", "ud"), ("┌", "rd"), ("┬", "lrd"), ("┐", "ld"), ("├", "rud"), ("┼", "lrud"), ("┤", "lud"),
      ("└", "ru"), ("┴", "lru"), ("┘", "lu"), ("╴", "l"), ("╶", "r"), ("╵", "u"), ("╷", "d"), ("━", "lrh"),
      ("┃", "udh"), ("┏", "rdh"), ("┓", "ldh"), ("┗", "ruh"), ("┛", "luh"), ("╸", "lh"), ("╺", "rh"), ("╹", "uh"),
      ("╻", "dh"),
    ]
    for (character, arms) in lines {
      all[character] = .arms(
        Arms(
          left: arms.contains("l"), right: arms.contains("r"), up: arms.contains("u"), down: arms.contains("d"),
          isHeavy: arms.contains("h")))
    }
    for (index, character) in "▁▂▃▄▅▆▇█".enumerated() {
      all[character] = .block(left: 0, top: 7 - index, width: 8, height: index + 1, quarters: 4)
    }
    for (index, character) in "▏▎▍▌▋▊▉".enumerated() {
      all[character] = .block(left: 0, top: 0, width: index + 1, height: 8, quarters: 4)
    }
    for (index, character) in "░▒▓".enumerated() {
      all[character] = .block(left: 0, top: 0, width: 8, height: 8, quarters: index + 1)
    }
    let quadrants: [(Character, [Bool])] = [
      ("▘", [true, false, false, false]), ("▝", [false, true, false, false]), ("▖", [false, false, true, false]),
      ("▗", [false, false, false, true]), ("▚", [true, false, false, true]), ("▞", [false, true, true, false]),
      ("▛", [true, true, true, false]), ("▜", [true, true, false, true]), ("▙", [true, false, true, true]),
      ("▟", [false, true, true, true]),
    ]
    for (character, quarters) in quadrants { all[character] = .quadrants(quarters) }
    all["▀"] = .block(left: 0, top: 0, width: 8, height: 4, quarters: 4)
    all["▔"] = .block(left: 0, top: 0, width: 8, height: 1, quarters: 4)
    all["▐"] = .block(left: 4, top: 0, width: 4, height: 8, quarters: 4)
    all["▕"] = .block(left: 7, top: 0, width: 1, height: 8, quarters: 4)
    return all
  }()
}
