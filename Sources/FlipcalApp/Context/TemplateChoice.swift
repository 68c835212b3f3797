import CalendarCore
import CommandTable
import ICU
import Pages

extension Session {
  /// The format of `--format`.
  func templateFormat() throws(AppError) -> TemplateFormat {
    // Where nobody chose a language, words are English; CLDR's root has none.
    let locale = locale.cldrIdentifier.isEmpty ? "en" : locale.cldrIdentifier
    var patterns: [String: DateTimePattern] = [:]
    do throws(Template.Fault) {
      let template = try Template(options.template) { pattern in
        patterns[pattern] = DateTimePattern(pattern, locale: locale)
        return patterns[pattern] != nil
      }
      return TemplateFormat(template, viewing: viewing, now: now, style: console.pageStyle(options)) {
        [patterns] time, pattern in
        patterns[pattern]?.text(seconds: time.instant.seconds, offset: time.offset)
      }
    } catch {
      throw .usage("--format: " + Session.message(error))
    }
  }

  /// What is wrong with a template; nil where nothing is.
  static func templateFault(_ text: String) -> String? {
    do throws(Template.Fault) {
      _ = try Template(text) { DateTimePattern($0, locale: "en") != nil }
      return nil
    } catch {
      return message(error)
    }
  }

  /// Options without a template that nothing can be made of, where it is a default; and what is wrong with it.
  ///
  /// - Throws: A usage error where such a template was typed.
  static func withUsableTemplate(
    _ options: InvocationOptions, _ preferences: Preferences
  ) throws(AppError) -> (options: InvocationOptions, diagnostics: [Diagnostic]) {
    guard options.format == .template, let message = templateFault(options.template) else { return (options, []) }
    guard let origin = options.origins[.format] else { throw .usage("--format: \(message)") }
    var options = options
    options.format = .text
    return (options, [preferences.diagnostic("'format': \(message)", at: origin)])
  }

  private static func message(_ fault: Template.Fault) -> String {
    switch fault {
    case .unknownField(let name):
      let names = Template.fieldNames
      let hint = Suggestions.hint(for: name, among: names).map { $0 + " " } ?? ""
      return "there is no field \(Quotation.quoted(name)); \(hint)the fields are \(names.joined(separator: ", "))"
    case .openBrace(let text): return "the { before \(Quotation.quoted(text)) has no }; a brace itself is {{"
    case .strayBrace: return "a } has no {; a brace itself is }}"
    case .room(let field, let text):
      return
        "{\(field):\(text)}: behind the colon stands a number of cells from 1 to 1000, such as {\(field):20}, or {\(field):>20}"
    case .pattern(let field, let text):
      return "{\(field):\(text)}: neither a number of cells nor a pattern of dates such as EEE d MMM HH:mm"
    }
  }
}
