import CalendarCore
import Input

/// What happens to the ``Model``.
public enum Message: Sendable {
  /// Something was typed or pointed at, at a moment: in seconds on a clock that never goes back.
  case input(InputEvent, at: Double)
  /// There is no more of it for now: a burst of keys has ended, and the page is shown that it leads to.
  case inputEnded
  /// The screen shows the present frame, and it is this moment.
  case tick(Double)
  /// The terminal has another size.
  case resized(width: Int, height: Int)
  /// A page was loaded; late ones have an old generation.
  case loaded(PageID, PageData, generation: Int)
  /// An occurrence was read in full.
  case opened(Occurrence)
  /// What was searched for was found, or not.
  case found(text: String, [Occurrence])
  /// The day that was typed.
  case went(to: CivilDate)
  /// Something that was typed means nothing: why.
  case refused(String)
  /// Times are shown in another zone; what day it is there.
  case zoneChanged(name: String, today: CivilDate)
  /// The sources were read again: what calendars there are, and what to say of them.
  case reloaded([CalendarInfo], notice: String, isFault: Bool)
  /// It is another day.
  case dayChanged(CivilDate)
}
