/// The markup of the table's prose: what stands between backticks is typed or printed literally, what stands in
/// braces is a placeholder for it, everything else is plain text. Marks do not nest.
enum Prose {
  /// How a piece is set.
  enum Style: Equatable {
    case plain, literal, placeholder
  }

  /// A piece of prose in one style.
  struct Piece: Equatable {
    let text: String
    let style: Style
  }

  /// The pieces in order, none empty.
  static func pieces(_ prose: String) -> [Piece] {
    var pieces: [Piece] = []
    var piece = ""
    var style = Style.plain
    func finish(_ next: Style) {
      if !piece.isEmpty { pieces.append(Piece(text: piece, style: style)) }
      (piece, style) = ("", next)
    }
    for character in prose {
      switch (character, style) {
      case ("`", .plain): finish(.literal)
      case ("{", .plain): finish(.placeholder)
      case ("`", .literal), ("}", .placeholder): finish(.plain)
      default: piece.append(character)
      }
    }
    finish(.plain)
    return pieces
  }

  /// The text without marks.
  static func plain(_ prose: String) -> String {
    pieces(prose).map(\.text).joined()
  }

  /// A usage line with its marks: words in lower case are literal, those in upper case are placeholders.
  static func marked(usage: String) -> String {
    usage.split(separator: " ").map { word in
      if word.allSatisfy(\.isLowercase) { return "`\(word)`" }
      let core = word.drop { $0 == "[" }.prefix { $0.isUppercase || $0 == "-" }
      return word[..<core.startIndex] + "{\(core)}" + word[core.endIndex...]
    }.joined(separator: " ")
  }
}
