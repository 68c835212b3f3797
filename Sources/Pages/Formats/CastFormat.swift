import CalendarCore

/// A recording of a terminal session in the format asciicast v2: a header, and a line for each time that something was
/// written.
public enum CastFormat {
  /// What was written at a time.
  public struct Event: Sendable, Hashable {
    /// Microseconds from the start of the recording.
    public var time: Int
    /// What was written: whole characters and control sequences.
    public var output: String

    /// Makes an event.
    public init(time: Int, output: String) {
      self.time = time
      self.output = output
    }
  }

  /// The recording, without anything that differs from run to run.
  ///
  /// - Parameters:
  ///   - columns: Of the terminal.
  ///   - rows: Of the terminal.
  ///   - title: What it shows.
  ///   - terminal: The value of `TERM` there.
  ///   - events: In the order of their times.
  public static func recording(columns: Int, rows: Int, title: String, terminal: String, _ events: [Event]) -> String {
    var json = JSONText()
    json.object { json in
      json.member("version", 2)
      json.member("width", columns)
      json.member("height", rows)
      json.member("title", title)
      json.key("env")
      json.object { $0.member("TERM", terminal) }
    }
    json.endLine()
    for event in events {
      json.array { json in
        json.seconds(microseconds: event.time)
        json.string("o")
        json.string(event.output)
      }
      json.endLine()
    }
    return json.text
  }
}
