/// The keys of `browse` as they are built in; ``KeyBindings`` are those of a person.
public enum KeyTable {
  /// The bindings, in the order of help.
  public static let bindings: [KeyBinding] = page + hits + agenda + detail + calendars + help + prompt

  /// What the mouse does, by gestures.
  public static let gestures: [(gesture: String, help: String)] = [
    ("Click", "choose a day, an occurrence or a word of the last line"),
    ("Double click", "open it; in a year, its month"),
    ("Wheel", "turn one page for a click"),
    ("Drag up", "pull the page to the next month; sideways picks the corner"),
    ("Drag down", "pull it back to the previous month"),
  ]

  /// The bindings of a context by itself, in the order of help.
  public static func bindings(in context: KeyContext) -> [KeyBinding] { bindings.filter { $0.context == context } }

  private static let page: [KeyBinding] = [
    KeyBinding(.page, ["h", "Left"], .previousDay, "the day before"),
    KeyBinding(.page, ["l", "Right"], .nextDay, "the day after"),
    KeyBinding(.page, ["k", "Up"], .previousWeek, "a week back"),
    KeyBinding(.page, ["j", "Down"], .nextWeek, "a week on"),
    KeyBinding(.page, ["]", "PgDn", "n"], .nextMonth, "turn to the next month", footer: "next"),
    KeyBinding(.page, ["[", "PgUp", "p"], .previousMonth, "turn to the previous month", footer: "prev"),
    KeyBinding(.page, ["}"], .nextYear, "a year on"),
    KeyBinding(.page, ["{"], .previousYear, "a year back"),
    KeyBinding(.page, ["Home", "0"], .firstDay, "the first day of the month"),
    KeyBinding(.page, ["End", "$"], .lastDay, "the last day of the month"),
    KeyBinding(.page, ["t"], .today, "today", footer: "today"),
    KeyBinding(.page, ["g"], .goTo, "go to a date, such as 24, 2026-12-24, friday or +2w", footer: "go to"),
    KeyBinding(.page, ["Enter"], .open, "open the day's first occurrence; in a year, its month", footer: "open"),
    KeyBinding(.page, ["Tab"], .agenda, "choose among the day's occurrences"),
    KeyBinding(.page, ["a"], .list, "show or hide the list of the day, for a higher page"),
    KeyBinding(.page, ["/"], .search, "search, all words anywhere in a text", footer: "search"),
    KeyBinding(.page, ["m"], .monthView, "a page for each month", footer: "month"),
    KeyBinding(.page, ["w"], .weekView, "a page for each week", footer: "week"),
    KeyBinding(.page, ["y"], .yearView, "a page for each year", footer: "year"),
    KeyBinding(.page, ["c"], .calendars, "show and hide calendars", footer: "calendars"),
    KeyBinding(.page, ["z"], .zone, "show times in another zone, such as Asia/Tokyo or tokyo; none: as at first"),
    KeyBinding(.page, ["r"], .reload, "read the sources again; changes are also noticed"),
    KeyBinding(.page, ["Ctrl-L"], .redraw, "draw the screen again"),
    KeyBinding(.page, ["?"], .help, "these keys", footer: "keys"),
    KeyBinding(.page, ["q"], .quit, "quit", footer: "quit"),
  ]

  private static let hits: [KeyBinding] = [
    KeyBinding(.hits, ["n"], .nextHit, "the next one found", footer: "next hit"),
    KeyBinding(.hits, ["N", "p"], .previousHit, "the previous one found", footer: "previous hit"),
    KeyBinding(.hits, ["Esc"], .close, "end the search", footer: "end search"),
  ]

  private static let agenda: [KeyBinding] = [
    KeyBinding(.agenda, ["j", "Down"], .down, "the next occurrence", footer: "down"),
    KeyBinding(.agenda, ["k", "Up"], .up, "the occurrence before", footer: "up"),
    KeyBinding(.agenda, ["Enter"], .open, "open it", footer: "open"),
    KeyBinding(.agenda, ["Tab", "Esc"], .close, "back to the page", footer: "page"),
  ]

  private static let detail: [KeyBinding] = [
    KeyBinding(.detail, ["j", "Down"], .down, "scroll down", footer: "scroll"),
    KeyBinding(.detail, ["k", "Up"], .up, "scroll up"),
    KeyBinding(.detail, ["Space", "PgDn"], .pageDown, "scroll a screen down"),
    KeyBinding(.detail, ["b", "PgUp"], .pageUp, "scroll a screen up"),
    KeyBinding(.detail, ["l", "Right"], .next, "the day's next occurrence", footer: "next"),
    KeyBinding(.detail, ["h", "Left"], .previous, "the day's previous occurrence", footer: "previous"),
    KeyBinding(.detail, ["Esc", "Enter", "q"], .close, "close", footer: "close"),
  ]

  private static let calendars: [KeyBinding] = [
    KeyBinding(.calendars, ["j", "Down"], .down, "the next calendar"),
    KeyBinding(.calendars, ["k", "Up"], .up, "the calendar before"),
    KeyBinding(.calendars, ["Space", "Enter"], .toggle, "show or hide it", footer: "show or hide"),
    KeyBinding(.calendars, ["o"], .only, "show it alone", footer: "only this"),
    KeyBinding(.calendars, ["a"], .all, "show all", footer: "all"),
    KeyBinding(.calendars, ["Esc", "c", "q"], .close, "close", footer: "close"),
  ]

  private static let help: [KeyBinding] = [
    KeyBinding(.help, ["j", "Down"], .down, "scroll down", footer: "scroll"),
    KeyBinding(.help, ["k", "Up"], .up, "scroll up"),
    KeyBinding(.help, ["Space", "PgDn"], .pageDown, "scroll a screen down"),
    KeyBinding(.help, ["b", "PgUp"], .pageUp, "scroll a screen up"),
    KeyBinding(.help, ["Esc", "?", "Enter", "q"], .close, "close", footer: "close"),
  ]

  private static let prompt: [KeyBinding] = [
    KeyBinding(.prompt, ["Enter"], .accept, "take what was typed", footer: "take"),
    KeyBinding(.prompt, ["Esc", "Ctrl-G"], .cancel, "leave it", footer: "leave"),
    KeyBinding(.prompt, ["Backspace", "Ctrl-H"], .deleteBack, "delete a character"),
    KeyBinding(.prompt, ["Delete", "Ctrl-D"], .deleteOn, "delete the character after the cursor"),
    KeyBinding(.prompt, ["Ctrl-W"], .deleteWord, "delete a word"),
    KeyBinding(.prompt, ["Ctrl-U"], .deleteLine, "delete what is before the cursor"),
    KeyBinding(.prompt, ["Left", "Ctrl-B"], .cursorLeft, "a character to the left"),
    KeyBinding(.prompt, ["Right", "Ctrl-F"], .cursorRight, "a character to the right"),
    KeyBinding(.prompt, ["Home", "Ctrl-A"], .cursorStart, "to the start"),
    KeyBinding(.prompt, ["End", "Ctrl-E"], .cursorEnd, "to the end"),
  ]
}
