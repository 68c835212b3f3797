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

  /// When a span begins.
  init(startOf span: Occurrence.Span) {
    switch span {
    case .allDay(let days): self = .date(days.start)
    case .timed(let start, _): self = .moment(start)
    }
  }

  /// When a span ends, exclusive: the day after the last one, or the moment.
  init(endOf span: Occurrence.Span) {
    switch span {
    // Four digits of a year tell no later day.
    case .allDay(let days): self = .date(min(days.end, .lastSupported))
    case .timed(_, let end): self = .moment(end)
    }
  }

  /// A time as files have it: a date, or a moment on the viewing zone's clocks.
  init(_ time: EventTime, viewing: Zone) {
    self = time.isDate ? .date(time.civil.date) : .moment(viewing.time(at: time.instant(viewedIn: viewing)))
  }

  /// The TZID that the file gives of a start; `UTC` for times with `Z`, nothing for dates and floating times.
  init(zoneNamed name: UntrustedText?, of start: EventTime?) {
    if let name {
      self = .text(name)
    } else if case .zoned(_, let zone) = start {
      self = .text(UntrustedText(zone.identifier))
    } else {
      self = .none
    }
  }

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
