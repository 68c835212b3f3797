extension CommandTable {
  static let sourceHelp = "A file, a directory of .ics files, or - for standard input"

  /// The sources of a command that falls back to the open set.
  static let optionalSources = OperandSpec(
    name: "SOURCE", kind: .path, isOptional: true, isRepeatable: true, help: sourceHelp + "; the open set if left out")

  /// What every command that reads calendars takes.
  private static let sourceOptions: [OptionKey] = [.tz, .calendar, .except, .encoding]
  /// What every command that writes lines takes.
  private static let lineOptions: [OptionKey] = [.color, .theme, .ambiguousWidth, .width, .pager]
  /// The forms of occurrences.
  private static let formats: [OptionKey] = [.json, .ndjson, .tsv, .ics, .format]
  private static let listOptions = sourceOptions + formats + lineOptions
  private static let spanOptions: [OptionKey] = [.from, .to, .days]

  /// The commands that write lines.
  static let listCommands: [CommandSpec] = [
    CommandSpec(
      name: .agenda,
      operands: [optionalSources],
      summary: "List occurrences, a line each",
      prose: [
        """
        List the occurrences of a span of days, a line each, ordered by their start: seven days from today where \
        nothing else is said. Sources that are named are used instead of the open set.
        """
      ],
      options: listOptions + spanOptions,
      examples: [
        .init(line: "flipcal agenda", meaning: "What comes next"),
        .init(line: "flipcal agenda --from -2w --to today", meaning: "The last two weeks"),
        .init(line: "flipcal agenda --days 7 -a work --json", meaning: "A week of one calendar as JSON"),
      ]),
    CommandSpec(
      name: .day,
      operands: [
        OperandSpec(name: "D", kind: .day, isOptional: true, help: "The day; today if left out"),
        optionalSources,
      ],
      summary: "List the occurrences of one day",
      prose: [
        """
        List the occurrences of one day. The first operand that has the form of a date is the day, or several that \
        have it together, as in `flipcal day next friday`; where a file of that name exists, only the numeric forms are \
        taken as a date. All other operands are sources, which are used instead of the open set.
        """,
        """
        With `--at`, only what is on at that moment: what has begun and not ended, what has no length and lies in that \
        minute, and what takes the whole day.
        """,
      ],
      options: listOptions + [.at],
      examples: [
        .init(line: "flipcal day", meaning: "Today"),
        .init(line: "flipcal day --at now", meaning: "What is on now"),
        .init(line: "flipcal day next friday work.ics", meaning: "Friday, from one file"),
        .init(line: "flipcal day -1d --tsv", meaning: "Yesterday as tab-separated values"),
      ]),
    CommandSpec(
      name: .search,
      operands: [
        OperandSpec(name: "TEXT", kind: .text, isRepeatable: true, help: "Words, phrases, fields: what to look for"),
        optionalSources,
      ],
      summary: "List the occurrences whose text holds some words",
      prose: [
        """
        List the occurrences that all terms of TEXT hold for, in any order. A word is looked for in title, place, \
        description and categories; letter case and accents make no difference, and it may be a part of a longer one. \
        Unless `--from`, `--to` or `--days` say otherwise, a year back and a year ahead are searched.
        """,
        """
        `"advent concert"`, quotes included, is a phrase: these words one behind the other. `/room [0-9]+/` is a regular \
        expression as ICU has them, looked for in each text by itself as it is written, accents and all; the case of \
        letters counts where the expression has a capital letter, and `^` and `$` are the ends of lines.
        """,
        """
        A field looks in one place only: `summary:word`, `location:"room 5"`, `description:/^bring/`, `category:`, \
        `attendee:` (name or address, of the organizer too), `url:`, `status:` (such as `confirmed`, `tentative`, \
        `cancelled`; of a task `needs-action`, `in-process`, `completed`), `calendar:` (its name), `uid:`, `kind:` \
        (`event`, `todo`, `journal`). A word before a colon that is no field is text like any other.
        """,
        """
        `not word`, `!word` and `-word` leave out what has it, and so before a phrase, an expression or a field; what \
        begins with a hyphen goes after `--`. A backslash takes a `:`, `"`, `/`, `!` or `-` behind it as it is. Shells \
        have a use for quotes, brackets and `!` of their own, so a TEXT with those stands in single quotes.
        """,
      ],
      options: listOptions + spanOptions,
      examples: [
        .init(line: "flipcal search dentist", meaning: "When the dentist is"),
        .init(line: "flipcal search choir --from today", meaning: "What the choir has in the year to come"),
        .init(
          line: "flipcal search concert location:church not status:cancelled",
          meaning: "Concerts in churches that still happen"),
      ]),
    CommandSpec(
      name: .show,
      operands: [
        OperandSpec(
          name: "UID", kind: .uid, isOptional: true, isRepeatable: true,
          help: "The UID of an event, or as much of its beginning as tells it from all others"),
        optionalSources,
      ],
      summary: "Show events in full",
      prose: [
        """
        Show all that an event says: times, place, description, people and whether they come, alarms, and when it \
        repeats, in plain words. Without a UID all events of the sources are shown, and of a message that came by mail \
        what it is: an invitation, an answer, a cancellation.
        """,
        """
        A UID may be shortened to a beginning that no other one has. Where several have it, or none, those that could be \
        meant are named, and the exit status is 1.
        """,
        """
        `--json` writes an array of components, the overrides of an event's instances behind it, with the keys of \
        OUTPUT and besides them `due`, `completed`, `percent`, `priority`, `class`, `repeats` (the recurrence in words), \
        `rules`, `exceptionRules`, `additions`, `exceptions`, `thisAndFuture`, `next` (the starts of the next three \
        instances), `method`, `organizer`, `attendees`, `alarms`, `attachments`, `conferences`, `contacts`, `resources`, \
        `comments`, `requestStatuses`, `created`, `lastModified`, `stamp`, `sequence`, `file` and `line`. `start` and \
        `end` are the component's own. The other forms list the next occurrence of each event, or its last one where \
        none is left.
        """,
      ],
      options: listOptions,
      examples: [
        .init(line: "flipcal show - < invitation.ics", meaning: "Read an invitation that came by mail"),
        .init(line: "flipcal show 7f3a --ics > event.ics", meaning: "Take an event out of the open set"),
      ]),
    CommandSpec(
      name: .nextEvent,
      operands: [optionalSources],
      summary: "Tell what comes next, in one line",
      prose: [
        """
        Tell in one line what is on now or comes next within a year, for prompts and status bars; nothing where there is \
        nothing. What was called off or takes no time (TRANSP) is passed over. What has a time comes before what takes \
        whole days, which is told where nothing else is left of today.
        """
      ],
      options: sourceOptions + formats + [.color],
      examples: [.init(line: "flipcal next-event", meaning: "What comes next")]),
    CommandSpec(
      name: .tasks,
      operands: [optionalSources],
      summary: "List what is to be done",
      prose: ["List the tasks that are open, those first that are overdue, then by when they are due."],
      options: listOptions + [.all],
      examples: [
        .init(line: "flipcal tasks", meaning: "What is to be done"),
        .init(line: "flipcal tasks --all", meaning: "What was done as well"),
      ]),
    CommandSpec(
      name: .free,
      operands: [optionalSources],
      summary: "List when nothing is on",
      prose: [
        """
        List the times at which nothing is on, day by day: seven days from today where nothing else is said, and of today \
        what is left. What was called off or takes no time (TRANSP) leaves its time free, and so do tasks; what takes \
        whole days does not. Times shorter than `--min`, or 30 minutes, are left out.
        """
      ],
      options: sourceOptions + [.json, .ndjson, .tsv] + lineOptions + spanOptions + [.min, .hours],
      examples: [
        .init(line: "flipcal free --min 1h --hours 09:00-18:00", meaning: "When there is an hour for a meeting")
      ]),
    CommandSpec(
      name: .conflicts,
      operands: [optionalSources],
      summary: "List what overlaps",
      prose: [
        """
        List the times at which more than one thing is on, and what that is: four weeks from today where nothing else is \
        said. What takes whole days is no part of it, nor what was called off or takes no time (TRANSP); an event that \
        stands in two calendars counts once. In tab-separated values a line tells of two occurrences that overlap.
        """
      ],
      options: sourceOptions + [.json, .ndjson, .tsv] + lineOptions + spanOptions,
      examples: [.init(line: "flipcal conflicts --days 7", meaning: "What overlaps in the week to come")]),
    CommandSpec(
      name: .stats,
      operands: [optionalSources],
      summary: "Count occurrences and their hours",
      prose: [
        """
        Count the occurrences and their hours, by calendar and by weekday: of this month if nothing else is said. Of what \
        reaches over the first or the last day only what lies between counts; what takes whole days has no hours. An \
        occurrence counts on its first day, its hours on each. What was called off is left out.
        """
      ],
      options: sourceOptions + [.json, .tsv] + lineOptions + spanOptions + [.ascii, .weekStart],
      examples: [.init(line: "flipcal stats --from 2026-01 --to 2026-12", meaning: "Where a year went")]),
  ]
}
