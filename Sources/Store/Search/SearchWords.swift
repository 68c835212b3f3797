import CalendarCore
import ICU
import Recurrence
import TextGate

/// What is looked for: terms that must all hold for an event.
public struct SearchWords: Sendable {
  /// Why a text cannot be looked for.
  public struct Fault: Error, Sendable, Hashable {
    /// One line without a full stop.
    public let reason: String
  }

  private var terms: [SearchTerm] = []
  private let syntax: SearchSyntax

  /// Reads what was typed; without any term it finds everything. See ``SearchSyntax``.
  public init(_ text: String) throws(Fault) {
    syntax = SearchSyntax(text)
    for term in syntax.terms {
      switch term.form {
      case .pattern: terms.append(try SearchWords.pattern(term))
      case .phrase:
        terms.append(
          SearchTerm(field: term.field, wanted: .text(SearchText.folded(term.text)), isNegated: term.isNegated))
      case .word: terms += SearchWords.words(term)
      }
    }
    // What takes longest comes last.
    terms = terms.filter { !$0.isPattern } + terms.filter(\.isPattern)
  }

  /// The terms of a word: several where a character of it folds to something with a space.
  private static func words(_ term: SearchSyntax.Term) -> [SearchTerm] {
    var folded = SearchText.folded(term.text)
    // RFC 5545 writes it with two l, most of America with one.
    if term.field == .status, folded == Array("canceled".utf8) { folded = Array("cancelled".utf8) }
    let words = term.isNegated ? [folded] : folded.split(separator: UInt8(ascii: " ")).map(Array.init)
    return words.map { SearchTerm(field: term.field, wanted: .text($0), isNegated: term.isNegated) }
  }

  private static func pattern(_ term: SearchSyntax.Term) throws(Fault) -> SearchTerm {
    do throws(RegularExpression.Fault) {
      let pattern = try RegularExpression(term.text, ignoresCase: !hasUpperCase(term.text))
      return SearchTerm(field: term.field, wanted: .pattern(pattern), isNegated: term.isNegated)
    } catch {
      let units = Array(term.text.utf16)
      let before = String(decoding: units.prefix(error.place), as: UTF16.self)
      let place = error.place >= units.count ? "at its end" : "at character \(before.count + 1)"
      throw Fault(reason: "the regular expression /\(term.text)/ is broken \(place): \(error.reason)")
    }
  }

  /// Whether there is a capital letter among those that stand for themselves: `\S` has none.
  private static func hasUpperCase(_ pattern: String) -> Bool {
    var isEscaped = false
    var isName = false
    for character in pattern {
      if isName {
        // The name of a property, as in \p{Lu}.
        isName = character != "}"
      } else if isEscaped {
        isEscaped = false
        isName = "pPN".contains(character)
      } else if character == "\\" {
        isEscaped = true
      } else if character.isUppercase {
        return true
      }
    }
    return false
  }

  /// What may have been meant by names before a colon that are no field: the name, and the fields to choose from.
  public var otherNames: (typed: [String], known: [String]) { (syntax.otherNames, SearchField.names) }

  /// Whether a phrase or a regular expression has no end.
  public var hasOpenEnd: Bool { syntax.hasOpenEnd }

  /// Whether regular expressions have left texts out, for they would have taken too long.
  public var hasLeftOut: Bool {
    terms.contains { if case .pattern(let pattern) = $0.wanted { pattern.hasLeftOut } else { false } }
  }

  /// Whether the folded texts (``SearchText``) of some events may have one among them that is looked for.
  func mayHold(in text: UnsafeRawBufferPointer) -> Bool { terms.allSatisfy { $0.mayHold(in: text) } }

  /// Whether a calendar may have an event that is looked for.
  func mayHold(in calendar: CalendarInfo) -> Bool { terms.allSatisfy { $0.mayHold(in: calendar) } }

  /// Whether an event is what is looked for.
  func holds(for event: Event, in calendar: CalendarInfo) -> Bool {
    let folded = terms.contains(where: \.readsFoldedText) ? SearchText.bytes(of: event) : []
    return folded.withUnsafeBytes { folded in
      terms.allSatisfy { $0.holds(for: event, in: calendar, folded: folded) }
    }
  }

  /// The series of which a component is what is looked for.
  func filter(_ series: [EventSeries], in calendar: CalendarInfo) -> [EventSeries] {
    series.filter { $0.components.contains { holds(for: $0, in: calendar) } }
  }
}
