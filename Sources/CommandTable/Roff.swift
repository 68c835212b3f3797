/// A document in the man(7) macros.
struct Roff {
  /// The source lines so far.
  private var lines: [String]

  /// The source text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Begins a document: the title line has no date, so that the same table always gives the same text.
  init(title: String, section: Int, source: String, manual: String) {
    lines = [
      "'\\\" t",
      ".\\\" Made from the command table; a test fails when this file is stale. Do not edit: see 'make man'.",
      ".TH \(title) \(section) \"\" \"\(Self.escaped(source))\" \"\(Self.escaped(manual))\"",
      ".nh",
      ".nr HY 0",
      ".ad l",
    ]
  }

  mutating func section(_ title: String) { lines.append(".SH \(Self.escaped(title))") }

  mutating func add(_ blocks: [ManBlock]) {
    for (index, block) in blocks.enumerated() {
      switch block {
      case .paragraph(let prose):
        if index > 0 { lines.append(".PP") }
        lines += Self.filled(Self.markup(prose))
      case .lines(let texts):
        for (number, prose) in texts.enumerated() {
          if number > 0 { lines.append(".br") }
          lines.append(Self.guarded(Self.markup(prose)))
        }
      case .item(let term, let paragraphs):
        lines.append(".TP")
        lines.append(Self.guarded(Self.markup(term)))
        for (number, prose) in paragraphs.enumerated() {
          if number > 0 { lines.append(".IP") }
          lines += Self.filled(Self.markup(prose))
        }
      case .code(let code):
        lines += [".PP", ".EX"] + code.map { Self.guarded(Self.escaped($0)) } + [".EE"]
      case .table(let header, let rows):
        lines += [".PP", ".TS", "tab(|);", Self.columns(header.count, "lb"), Self.columns(header.count, "l") + "."]
        lines += ([header] + rows).map(Self.row) + [".TE"]
      }
    }
  }

  /// Column descriptors; the last column takes what is left of the line.
  private static func columns(_ count: Int, _ format: String) -> String {
    (Array(repeating: format, count: count - 1) + [format + "x"]).joined(separator: " ")
  }

  private static func row(_ cells: [String]) -> String {
    let last = "T{\n\(markup(cells.last ?? ""))\nT}"
    return (cells.dropLast().map { markup($0) } + [last]).joined(separator: "|")
  }

  /// The text as roff shows it unchanged: hyphens stay the ASCII hyphen that can be copied into a shell.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "\"": result += "\\(dq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result
  }

  /// `Prose` markup as roff: literal pieces in bold, placeholders in italics.
  static func markup(_ prose: String) -> String {
    Prose.pieces(prose).map { piece in
      switch piece.style {
      case .plain: escaped(piece.text)
      case .literal: "\\fB\(escaped(piece.text))\\fR"
      case .placeholder: "\\fI\(escaped(piece.text))\\fR"
      }
    }.joined()
  }

  /// A text line that roff does not take for a request.
  static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// The text on source lines of at most 78 characters, where its words allow.
  private static func filled(_ text: String) -> [String] {
    TextLayout.wrap(text, first: 76, other: 76).map(guarded)
  }
}
