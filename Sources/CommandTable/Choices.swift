/// When a feature of the terminal is used: the WHEN of `--color` and `--animate`.
public enum When: String, CaseIterable, Sendable, Equatable {
  /// Where the terminal and the environment allow it.
  case auto
  /// In any case.
  case always
  /// In no case.
  case never

  static let words = allCases.map(\.rawValue)
}

/// The lower corner at which the page lifts: the value of `--corner`.
public enum CornerChoice: String, CaseIterable, Sendable, Equatable {
  /// Where the command puts it.
  case auto
  /// The lower left corner.
  case left
  /// The lower right corner.
  case right
}

/// How the page turns: the value of `--transition`.
public enum TransitionName: String, CaseIterable, Sendable, Equatable {
  /// The page is lifted at a corner.
  case curl
  /// The other page comes through, cell by cell.
  case fade
  /// The other page moves over it.
  case moveIn = "move-in"
  /// The other page pushes it away.
  case push
  /// It moves away from the other page.
  case reveal
  /// It is exchanged at once.
  case none
}

/// The characters that shade the back of a curling page: the value of `--shading`.
public enum ShadingName: String, CaseIterable, Sendable, Equatable {
  /// ASCII only.
  case ascii
  /// Block elements and the like.
  case unicode
}

/// The form of the output.
public enum OutputFormat: String, CaseIterable, Sendable, Equatable {
  /// Pages and lines for people.
  case text
  /// One JSON document.
  case json
  /// JSON documents, a line each.
  case ndjson
  /// Tab-separated values.
  case tsv
  /// iCalendar.
  case ics
  /// By the template of `--format`.
  case template
  /// A SARIF log of findings.
  case sarif
  /// An HTML document.
  case html
  /// An SVG picture.
  case svg
  /// The frames of a turn.
  case frames
  /// A recording of a turn.
  case cast

  /// Whether the descriptions of events stand in it.
  public var hasDescriptions: Bool {
    switch self {
    case .json, .ndjson, .tsv, .template: true
    case .text, .ics, .sarif, .html, .svg, .frames, .cast: false
    }
  }
}

/// How much may move: the value of `--motion`.
public enum MotionName: String, CaseIterable, Sendable, Equatable {
  /// Pages turn.
  case full
  /// A single cut from page to page.
  case reduced
  /// Nothing.
  case none
}

/// What shows long output on a terminal: the value of `--pager`.
public enum PagerChoice: Sendable, Equatable {
  /// What the environment variable `PAGER` says.
  case usual
  /// Nothing: it is printed.
  case none
  /// A command of the shell.
  case command(String)

  /// Reads a value; words that mean no pager are what they say.
  public init(command: String) {
    self = ["", "no", "never", "off", "false", "0", "cat"].contains(command) ? .none : .command(command)
  }
}

/// How much a page shows.
public enum PageSpan: Sendable, Equatable {
  /// One month.
  case month
  /// A month with its neighbours.
  case threeMonths
  /// A year.
  case year
}
