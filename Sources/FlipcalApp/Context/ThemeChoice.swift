import CalendarCore
import Canvas
import CommandTable
import Configuration
import Pages
import TextGate

/// Finds the theme that pages are drawn in: one that is built in, or a section `[theme NAME]` of the configuration.
struct ThemeChoice {
  let preferences: Preferences
  /// The colours that may be used.
  let depth: ColorDepth
  /// What is known of it.
  let background: Background

  /// The key of the theme that a section changes.
  private static let baseKey = "base"

  /// The theme that these options choose, or nil where they choose none; and what is wrong with it.
  ///
  /// - Throws: A usage error where a name that was typed names nothing.
  func theme(for options: InvocationOptions) throws(AppError) -> (theme: Theme?, diagnostics: [Diagnostic]) {
    guard let name = options.theme else { return (nil, []) }
    if let builtIn = Theme.BuiltIn(rawValue: name) { return (theme(builtIn), []) }
    let sections = preferences.themes.filter { $0.name == name }.map(\.section)
    guard sections.isEmpty else { return theme(of: sections.flatMap(\.entries)) }
    let (message, hint) = missing(name)
    guard let origin = options.origins[.theme] else { throw .usage("\(message); \(hint)") }
    let diagnostic = preferences.diagnostic("\(message), so auto is used; \(hint)", at: origin)
    return (theme(.auto), [diagnostic])
  }

  private func missing(_ name: String) -> (message: String, hint: String) {
    let hint = Suggestions.hint(for: name, among: names) ?? "there are \(Quotation.list(names, "and"))"
    return ("there is no theme \(Quotation.quoted(name))", hint)
  }

  /// What there is to say of a name that names no theme; nil of others.
  func unknown(_ name: String) -> String? {
    guard !names.contains(name) else { return nil }
    let (message, hint) = missing(name)
    return "\(message), so auto is used; \(hint)"
  }

  /// What is wrong with the themes of the configuration, whichever is chosen.
  var faults: [Diagnostic] { preferences.themes.flatMap { faults(in: $0.section.entries) } }

  /// What is wrong with entries of a theme.
  func faults(in entries: [Configuration.Entry]) -> [Diagnostic] { theme(of: entries).1 }

  /// The themes that there are.
  private var names: [String] {
    var names = Theme.BuiltIn.allCases.map(\.rawValue)
    for (name, _) in preferences.themes where !names.contains(name) { names.append(name) }
    return names
  }

  private func theme(_ name: Theme.BuiltIn) -> Theme { Theme(name, depth: depth, background: background) }

  /// A theme as entries describe it. Without colours it is what all themes are then: days must stay apart.
  private func theme(of entries: [Configuration.Entry]) -> (Theme, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var base = Theme.BuiltIn.auto
    var styles: [(role: Theme.Role, style: Style)] = []
    for entry in entries {
      do throws(Fault) {
        if entry.key == ThemeChoice.baseKey {
          base = try builtIn(entry.value)
        } else {
          styles.append((try role(entry.key), try style(entry)))
        }
      } catch {
        diagnostics.append(preferences.configuration.diagnostic(VisibleText(error.message), line: entry.line))
      }
    }
    var theme = theme(base)
    if depth != .none {
      for (role, style) in styles { theme[role] = style }
    }
    return (theme, diagnostics)
  }

  private struct Fault: Error {
    let message: String

    init(_ message: String, hint: String?) { self.message = hint.map { "\(message); \($0)" } ?? message }
  }

  private func builtIn(_ name: String) throws(Fault) -> Theme.BuiltIn {
    guard let builtIn = Theme.BuiltIn(rawValue: name) else {
      let words = Theme.BuiltIn.allCases.map(\.rawValue).joined(separator: ", ")
      throw Fault("base is one of \(words), not \"\(name)\"", hint: nil)
    }
    return builtIn
  }

  private func role(_ key: String) throws(Fault) -> Theme.Role {
    guard let role = Theme.Role(rawValue: key) else {
      let keys = [ThemeChoice.baseKey] + Theme.Role.allCases.map(\.rawValue)
      throw Fault(
        "a theme has no \"\(key)\"",
        hint: Suggestions.hint(for: key, among: keys) ?? "it has \(keys.joined(separator: ", "))")
    }
    return role
  }

  private func style(_ entry: Configuration.Entry) throws(Fault) -> Style {
    do throws(StyleTextError) {
      return try Style(text: entry.value)
    } catch {
      let hint = Suggestions.hint(for: error.word, among: error.candidates)
      throw Fault("\(entry.key): \(ThemeChoice.text(of: error))", hint: hint)
    }
  }

  private static func text(of error: StyleTextError) -> String {
    switch error.reason {
    case .unknownWord:
      "\"\(error.word)\" is neither a colour nor bold, dim, italic, underline, reverse or strikethrough"
    case .unknownColor: "\"\(error.word)\" is no colour; write a name or #rrggbb"
    case .missingColor: "a colour follows \"on\", such as on navy"
    case .secondColor: "\"\(error.word)\" is a second colour; the one behind the text stands after \"on\""
    case .notAlone: "\"none\" stands alone"
    case .empty: "the style is empty; write none for the plain one"
    }
  }
}
