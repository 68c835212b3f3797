/// A date pattern of CLDR (UTS #35, part 4, "Date Format Patterns") in its pieces.
struct DatePattern: Sendable, Hashable {
  /// A piece of a pattern.
  enum Piece: Sendable, Hashable {
    /// Text that stands as it is.
    case literal(String)
    /// A field: its letter, and how often it is repeated.
    case field(Character, count: Int)
  }

  /// The pieces in their order.
  private(set) var pieces: [Piece] = []

  /// Reads a pattern: letters are fields, but not between apostrophes; two apostrophes are one.
  init(_ pattern: String) {
    var rest = Substring(pattern)
    var isQuoted = false
    while let character = rest.first {
      if character == "'" {
        rest.removeFirst()
        if rest.first == "'" {
          append(literal: rest.removeFirst())
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, character.isASCII, character.isLetter {
        let run = rest.prefix { $0 == character }
        pieces.append(.field(character, count: run.count))
        rest.removeFirst(run.count)
      } else {
        append(literal: rest.removeFirst())
      }
    }
  }

  private mutating func append(literal character: Character) {
    if case .literal(let text) = pieces.last {
      pieces[pieces.count - 1] = .literal(text + String(character))
    } else {
      pieces.append(.literal(String(character)))
    }
  }

  /// Without the eras, and the spaces that parted them from the rest.
  func withoutEra() -> DatePattern {
    var pattern = self
    pattern.pieces.removeAll { if case .field("G", _) = $0 { true } else { false } }
    if case .literal(" ") = pattern.pieces.first { pattern.pieces.removeFirst() }
    if case .literal(" ") = pattern.pieces.last { pattern.pieces.removeLast() }
    return pattern
  }

  /// With the era before its year, as in "Reiwa 8".
  func withEraFirst() -> DatePattern {
    var pattern = self
    for index in pieces.indices.dropLast(2) {
      if case .field("y", _) = pieces[index], pieces[index + 1] == .literal(" "),
        case .field("G", _) = pieces[index + 2]
      {
        pattern.pieces.swapAt(index, index + 2)
      }
    }
    return pattern
  }

  /// Without a Gregorian year right before the cyclic one (`rU年`): the page has it already.
  func withoutYearBeforeCyclic() -> DatePattern {
    var pattern = self
    for index in pieces.indices.dropLast() {
      if case .field("r", _) = pieces[index], case .field("U", _) = pieces[index + 1] {
        pattern.pieces.remove(at: index)
        break
      }
    }
    return pattern
  }

  /// Without what follows the day.
  func endingWithDay() -> DatePattern {
    var pattern = self
    if let day = pieces.lastIndex(where: { if case .field("d", _) = $0 { true } else { false } }) {
      pattern.pieces.removeLast(pieces.count - 1 - day)
    }
    return pattern
  }

  /// With one text in the place of the month, together with what is written at a number of it without a space (`M月`).
  func text(field: (Character, Int) -> String, month: (DatePattern) -> String) -> String {
    var text = ""
    var index = 0
    while index < pieces.count {
      switch pieces[index] {
      case .literal(let literal): text += literal
      case .field("M", let count), .field("L", let count):
        var unit = DatePattern("")
        unit.pieces = [pieces[index]]
        if count < 3, index + 1 < pieces.count, case .literal(let literal) = pieces[index + 1] {
          let suffix = literal.prefix { $0.isLetter }
          unit.pieces.append(.literal(String(suffix)))
          text += month(unit) + literal.dropFirst(suffix.count)
          index += 1
        } else {
          text += month(unit)
        }
      case .field(let letter, let count): text += field(letter, count)
      }
      index += 1
    }
    return text
  }
}
