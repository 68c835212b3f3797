/// What the scripts of the shells read: a line for each candidate, in which a tab and a description follow the value.
///
/// Where the shell is to list the paths of SOURCEs as well, there is a line without a tab: `files:` and what of the word
/// stands before the path, or in bash what of the path stands before the part that is replaced.
public struct CompletionAnswer: Sendable {
  private let shell: Shell
  private let completion: Completion
  /// The word that bash replaces begins behind this part of the one that is completed.
  private let head: ShellWord
  private let typed: String

  /// What is asked for.
  public var lists: [Completion.List] { completion.lists }
  /// What stands before the word.
  public var line: TypedLine { completion.line }
  /// What has been typed of the value.
  public var start: String { completion.start }

  /// Reads what a script hands over.
  ///
  /// - Parameter words: From bash the line up to the cursor and what of the last word it will replace, both as typed:
  ///   bash breaks words at `=`, `:` and `@`. From others the words without quotation; in fish, the last as typed.
  public init(_ shell: Shell, _ words: [String]) {
    self.shell = shell
    switch shell {
    case .bash:
      let read = ShellWord.words(of: words.first ?? "")
      let last = read.last ?? ShellWord(raw: "")
      let replaced = words.dropFirst().first ?? ""
      head = ShellWord(raw: last.raw.hasSuffix(replaced) ? String(last.raw.dropLast(replaced.count)) : "")
      typed = last.text
      completion = Completion(read.dropFirst().map(\.text))
    case .fish:
      head = ShellWord(raw: "")
      typed = ShellWord(raw: words.last ?? "").text
      completion = Completion(words.dropFirst().dropLast() + [typed])
    case .zsh:
      head = ShellWord(raw: "")
      typed = words.last ?? ""
      completion = Completion(Array(words.dropFirst()))
    }
  }

  /// The lines, with the candidates of `lists`.
  public func text(adding others: [Candidate]) -> String {
    var lines = (completion.candidates + others).compactMap(line(of:))
    // The script does not know of quotation marks that are open, in which paths beside other words would be quoted.
    if completion.lists.contains(.sources), head.quote == nil || lines.isEmpty { lines.append("files:" + pathLead) }
    return lines.map { $0 + "\n" }.joined()
  }

  private var pathLead: String {
    guard shell == .bash else { return completion.lead }
    let scalars = head.text.unicodeScalars
    return scalars.starts(with: completion.lead.unicodeScalars)
      ? String(scalars.dropFirst(completion.lead.unicodeScalars.count)) : ""
  }

  private func line(of candidate: Candidate) -> String? {
    let word = completion.lead + candidate.value
    switch shell {
    // What begins with a tilde fish takes for a home directory, however it was completed.
    case .fish: return word.hasPrefix("~") ? nil : "\(word)\t\(candidate.description)"
    case .zsh:
      // A colon would end the value, and a backslash hide the character behind it.
      let value = ShellWord.escaped(word) { $0 == ":" || $0 == "\\" }
      return "\(value)\t\(candidate.description)"
    case .bash:
      let scalars = word.unicodeScalars
      guard scalars.starts(with: typed.unicodeScalars), scalars.starts(with: head.text.unicodeScalars) else {
        return nil
      }
      let rest = String(scalars.dropFirst(head.text.unicodeScalars.count))
      return ShellWord.quoted(rest, within: head.quote).map { "\($0)\t" }
    }
  }
}
