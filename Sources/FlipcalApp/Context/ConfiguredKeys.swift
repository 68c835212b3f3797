import CalendarCore
import CommandTable
import Configuration
import Input
import TextGate

/// The keys of `browse` as the configuration has them: its sections `[keys]` and `[keys CONTEXT]`.
struct ConfiguredKeys: Sendable {
  /// An entry that counts.
  struct Change: Sendable, Hashable {
    let context: KeyContext
    let command: KeyCommand
    let line: Int
  }

  /// What the keys do; the table is made where it is asked for, which most commands do not.
  var bindings: KeyBindings { changed ?? .standard }
  private var changed: KeyBindings?
  /// What was set, in the order of the file.
  private(set) var changes: [Change] = []
  /// What is wrong with the sections.
  private(set) var diagnostics: [Diagnostic] = []

  /// The value of a command that has no key.
  static let none = "none"

  init(_ configuration: Configuration) {
    for section in configuration.sections {
      guard let name = ConfiguredKeys.contextName(section.name) else { continue }
      guard let context = KeyContext(rawValue: name) else {
        let names = KeyContext.allCases.map(\.rawValue)
        let hint = Suggestions.hint(for: name, among: names) ?? "there are \(Quotation.list(names, "and"))"
        let message: String = "there is no place \(Quotation.quoted(name)) for keys; \(hint)"
        diagnostics.append(configuration.diagnostic(VisibleText(message), line: section.line))
        continue
      }
      for entry in section.entries {
        for fault in take(entry, in: context) {
          diagnostics.append(configuration.diagnostic(VisibleText(fault), line: entry.line))
        }
      }
    }
  }

  /// The context that a section's name means, not looked up; nil for other sections.
  static func contextName(_ section: String) -> String? {
    if section == KeyContext.page.section { return KeyContext.page.rawValue }
    let prefix = KeyContext.firstSectionWord + " "
    return section.hasPrefix(prefix) ? String(section.dropFirst(prefix.count)) : nil
  }

  /// Takes an entry in; returns what is wrong with it.
  private mutating func take(_ entry: Configuration.Entry, in context: KeyContext) -> [String] {
    guard let command = KeyCommand(rawValue: entry.key), KeyBindings.commands(in: context).contains(command) else {
      return [ConfiguredKeys.unknown(entry.key, in: context)]
    }
    let words = entry.value.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else {
      return ["'\(entry.key)' needs a value: keys with blanks between them, or \(ConfiguredKeys.none)"]
    }
    var (keys, faults) = ([String](), [String]())
    for word in words where words != [ConfiguredKeys.none] {
      do throws(ConfiguredKeys.Fault) {
        let key = try ConfiguredKeys.key(word, in: context)
        if !keys.contains(key) { keys.append(key) }
      } catch {
        faults.append(error.message)
      }
    }
    // Where no key is left, the command keeps those that it has.
    guard !keys.isEmpty || faults.isEmpty else { return faults }
    faults += keys.compactMap { clash($0, with: command, in: context) }
    var bindings = bindings
    bindings.bind(command, in: context, to: keys)
    changed = bindings
    changes.removeAll { $0.context == context && $0.command == command }
    changes.append(Change(context: context, command: command, line: entry.line))
    return faults
  }

  /// What there is to say where a key was given to another command before.
  private func clash(_ key: String, with command: KeyCommand, in context: KeyContext) -> String? {
    let other = changes.first {
      $0.context == context && $0.command != command && bindings.keys(of: $0.command, in: context).contains(key)
    }
    return other.map {
      "\(Quotation.quoted(key)) was given to \($0.command.rawValue) in line \($0.line); it is \(command.rawValue) now"
    }
  }

  private struct Fault: Error {
    let message: String
  }

  private static func key(_ word: String, in context: KeyContext) throws(Fault) -> String {
    let quoted = Quotation.quoted(word)
    let press: KeyPress
    do throws(KeyPress.NameFault) {
      press = try KeyPress(name: word)
    } catch {
      switch error {
      case .isTerminals:
        throw Fault(message: "\(quoted) is the terminal's own, which interrupts or stops what runs in it")
      case .isOther(let name): throw Fault(message: "terminals tell no \(quoted) from another key; write \(name)")
      case .unknown:
        throw Fault(message: "\(quoted) is no key; \(hint(for: word))")
      }
    }
    guard context != .prompt || press.text == nil else {
      throw Fault(message: "\(quoted) is typed into the line; bind a key such as Ctrl-\(word.prefix(1).uppercased())")
    }
    return press.name
  }

  /// What to write instead of a word that is no key.
  private static func hint(for word: String) -> String {
    let names = KeyPress.keyNames
    guard let hint = Suggestions.hint(for: word, among: names.map { $0.lowercased() }) else {
      return "a key is a character, or a name such as PgDn, Ctrl-L or F2"
    }
    return names.reduce(hint) { $0.replacing("'\($1.lowercased())'", with: "'\($1)'") }
  }

  private static func unknown(_ name: String, in context: KeyContext) -> String {
    let here = KeyBindings.commands(in: context).map(\.rawValue)
    if let command = KeyCommand(rawValue: name) {
      let others = KeyContext.allCases.filter { KeyBindings.commands(in: $0).contains(command) }
      let sections = others.map { "[\($0.section)]" }
      let belongs = "it belongs into \(Quotation.list(sections, "or"))"
      return "[\(context.section)] has no '\(name)'; \(belongs)"
    }
    let hint = Suggestions.hint(for: name, among: here) ?? "flipcal-config(5) lists them"
    return "there is no command \(Quotation.quoted(name)) for keys; \(hint)"
  }
}
