import CalendarCore
import TextGate

/// A value of an occurrence's field, before it is written in some format.
enum FieldValue {
  /// There is none.
  case none
  case text(UntrustedText)
  case texts([UntrustedText])
  case flag(Bool)
  case number(Int)
  case date(CivilDate)
  case moment(ZonedTime)

  /// A text, if there is one.
  init(_ text: UntrustedText?) { self = text.map { .text($0) } ?? .none }

  /// A word of ours, if there is one.
  init(word: String?) { self.init(word.map { UntrustedText($0) }) }

  /// A number, if there is one.
  init(_ number: Int?) { self = number.map { .number($0) } ?? .none }

  /// A moment, if there is one.
  init(_ time: ZonedTime?) { self = time.map { .moment($0) } ?? .none }

  /// It in one text, as formats without types write it: nothing is empty, lists have commas, dates are ISO 8601, moments
  /// RFC 3339 with the viewing zone's offset.
  var text: UntrustedText {
    switch self {
    case .none: ""
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: ",")
    case .flag(let isSet): isSet ? "true" : "false"
    case .number(let number): UntrustedText("\(number)")
    case .date(let date): UntrustedText(date.description)
    case .moment(let time): UntrustedText(time.rfc3339)
    }
  }
}
