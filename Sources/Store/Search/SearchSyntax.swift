/// Takes apart what was typed into a search.
///
/// A query is terms with white space between them. A term is a word, a phrase `"in quotes"` or a regular expression
/// `/between slashes/`, perhaps behind a field (`summary:word`), perhaps negated (`-word`, `!word`, `not word`). A
/// backslash before `:`, `"`, `/`, `!`, `-` or itself takes that as it is.
struct SearchSyntax {
  /// A term as it was typed.
  struct Term: Equatable {
    enum Form {
      case word, phrase, pattern
    }

    var field: SearchField?
    var form = Form.word
    var text: String
    var isNegated = false
  }

  private(set) var terms: [Term] = []
  /// Names before a colon that are no field, in lower case; the term is plain text then.
  private(set) var otherNames: [String] = []
  /// Whether a term begins as a regular expression or a phrase and does not end.
  private(set) var hasOpenEnd = false

  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    while skipBlanks() { readTerm() }
    rest = ""
  }

  /// Goes on to the next term; false where there is none.
  private mutating func skipBlanks() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    return !rest.isEmpty
  }

  private mutating func readTerm() {
    var term = Term(text: "")
    let behindWord = rest.drop { !$0.isWhitespace }
    let behindBlanks = behindWord.drop(while: \.isWhitespace)
    if rest[..<behindWord.startIndex].lowercased() == "not", !behindBlanks.isEmpty {
      term.isNegated = true
      rest = behindBlanks
    } else if let first = rest.first, first == "-" || first == "!",
      rest.dropFirst().first.map({ !$0.isWhitespace }) ?? false
    {
      term.isNegated = true
      rest.removeFirst()
    }
    readField(&term)
    if !readDelimited("\"", .phrase, &term), !readDelimited("/", .pattern, &term) { readWord(&term) }
    terms.append(term)
  }

  private mutating func readField(_ term: inout Term) {
    let name = rest.prefix { $0.isASCII && $0.isLetter }
    let value = rest[name.endIndex...].dropFirst()
    guard !name.isEmpty, rest[name.endIndex...].first == ":", let first = value.first, !first.isWhitespace else {
      return
    }
    if let field = SearchField(named: name) {
      term.field = field
      rest = value
    } else {
      otherNames.append(name.lowercased())
    }
  }

  /// Reads what stands between two of a character, the second one before white space or the end.
  private mutating func readDelimited(_ delimiter: Character, _ form: Term.Form, _ term: inout Term) -> Bool {
    guard rest.first == delimiter else { return false }
    var text = ""
    var place = rest.index(after: rest.startIndex)
    while place < rest.endIndex {
      let character = rest[place]
      let next = rest.index(after: place)
      if character == "\\", next < rest.endIndex, rest[next] == delimiter {
        text.append(delimiter)
        place = rest.index(after: next)
        continue
      }
      if character == "\\", next < rest.endIndex, form == .pattern {
        // It is the regular expression's own.
        text += rest[place...next]
        place = rest.index(after: next)
        continue
      }
      if character == delimiter, form == .phrase || next == rest.endIndex || rest[next].isWhitespace {
        guard !text.isEmpty else { return false }
        (term.text, term.form) = (text, form)
        rest = rest[next...]
        return true
      }
      text.append(character)
      place = next
    }
    if let second = rest.dropFirst().first, !second.isWhitespace { hasOpenEnd = true }
    guard form == .phrase, !text.isEmpty else { return false }
    (term.text, term.form) = (text, form)
    rest = ""
    return true
  }

  private mutating func readWord(_ term: inout Term) {
    var isEscaped = false
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest[word.endIndex...]
    for (place, character) in zip(word.indices, word) {
      let next = word.index(after: place)
      if !isEscaped, character == "\\", next < word.endIndex, ":\"/!-\\".contains(word[next]) {
        isEscaped = true
        continue
      }
      isEscaped = false
      term.text.append(character)
    }
  }
}
