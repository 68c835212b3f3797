/// A template of `--format`, such as `{start:HH:mm} {summary:20}`.
///
/// `{name}` is a field, `{{` and `}}` are braces, and `\n`, `\t`, `\0` and `\\` what they are elsewhere. Behind a colon
/// stands how many cells a field takes, or for a date the pattern that it is written by; behind another colon, with a sign,
/// the cells of that.
public struct Template: Sendable, Equatable {
  /// Why a text is no template.
  public enum Fault: Error, Sendable, Equatable {
    /// A field that there is not.
    case unknownField(String)
    /// A `{` without its `}`, or a `}` without its `{`.
    case openBrace(String)
    case strayBrace
    /// What stands behind the colon of a field that is no date is no number of cells.
    case room(field: String, String)
    /// A pattern of dates with a letter that means nothing.
    case pattern(field: String, String)
  }

  /// The names of all fields.
  public static let fieldNames = TemplateField.names

  /// A piece of a template.
  enum Part: Sendable, Equatable {
    case literal(String)
    case field(TemplateField, Form)
  }

  /// How a field is written.
  enum Form: Sendable, Equatable {
    /// As it is.
    case plain
    /// In some cells.
    case room(TemplateRoom)
    /// A date or a moment by a pattern of CLDR, perhaps in some cells.
    case pattern(TimePattern, TemplateRoom?)
  }

  private(set) var parts: [Part] = []
  /// Whether a line feed ends what is written of an occurrence: not where the template ends with `\0`.
  private(set) var endsLine = true

  /// Reads a template.
  ///
  /// - Parameter isPattern: Whether a text is a pattern of dates.
  public init(_ text: String, isPattern: (String) -> Bool) throws(Fault) {
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        literal.append(character)
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw .openBrace(String(rest.prefix(20))) }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(try Template.part(rest[..<end], isPattern))
        rest = rest[rest.index(after: end)...]
      case "}": throw .strayBrace
      case "\\":
        literal += Template.escaped(&rest)
      default: literal.append(character)
      }
    }
    endsLine = literal.last != "\0"
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  private static func escaped(_ rest: inout Substring) -> String {
    switch rest.popFirst() {
    case "n": "\n"
    case "t": "\t"
    case "0": "\0"
    case "\\", nil: "\\"
    case let other?: "\\\(other)"
    }
  }

  private static func part(_ text: Substring, _ isPattern: (String) -> Bool) throws(Fault) -> Part {
    let pair = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = pair[0]
    guard let field = TemplateField(name: name) else { throw .unknownField(name) }
    guard pair.count == 2 else { return .field(field, .plain) }
    if let room = TemplateRoom(pair[1]) { return .field(field, .room(room)) }
    guard field.isTime else { throw .room(field: name, pair[1]) }
    let pieces = pair[1].split(separator: ":", omittingEmptySubsequences: false)
    let room = pieces.last.flatMap { $0.first?.isNumber ?? true ? nil : TemplateRoom(String($0)) }
    let pattern = room == nil ? pair[1] : pieces.dropLast().joined(separator: ":")
    guard !pattern.isEmpty, isPattern(pattern) else { throw .pattern(field: name, pattern) }
    let both = TimePattern(pattern)
    // What is left of a pattern is one, and is made ready here as well.
    guard both.dateOnly.isEmpty || isPattern(both.dateOnly) else { throw .pattern(field: name, pattern) }
    return .field(field, .pattern(both, room))
  }
}
