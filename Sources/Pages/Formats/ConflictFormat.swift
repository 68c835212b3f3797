import CalendarCore
import TextGate

/// What overlaps, as text, JSON and TSV.
public enum ConflictFormat {
  /// For each conflict a line that says when it is, and indented the lines of its occurrences; blank lines between them.
  public static func text(_ conflicts: [Conflict], viewing: Zone) -> String {
    var text = TextBuffer(capacity: conflicts.count * 240)
    var lines = OccurrenceLine()
    for (place, conflict) in conflicts.enumerated() {
      if place > 0 { text.append(scalar: "\n") }
      text.append(span(conflict.moments, viewing: viewing))
      text.append("  \(LengthText.compact(conflict.moments.minutes))\n")
      for occurrence in conflict.occurrences {
        text.append("  ")
        lines.append(occurrence, to: &text)
      }
    }
    return text.text
  }

  /// An array of conflicts, in the order given.
  public static func json(_ conflicts: [Conflict], viewing: Zone) -> String {
    var json = JSONText()
    json.array(conflicts) { json, conflict in
      append(conflict, viewing: viewing, to: &json)
      json.newLine()
    }
    json.newLine()
    return json.text
  }

  /// A document for each conflict, a line each.
  public static func ndjson(_ conflicts: [Conflict], viewing: Zone) -> String {
    var json = JSONText()
    for conflict in conflicts {
      append(conflict, viewing: viewing, to: &json)
      json.endLine()
    }
    return json.text
  }

  /// A header, and a line for each two occurrences that overlap.
  public static func tsv(_ pairs: [Conflict.Pair], viewing: Zone) -> String {
    var text = TextBuffer(capacity: pairs.count * 160)
    text.append("start\tend\tminutes\tsummary1\tcalendar1\tuid1\tsummary2\tcalendar2\tuid2\n")
    for pair in pairs {
      let (start, end) = viewing.times(from: pair.moments.lowerBound, to: pair.moments.upperBound)
      text.append("\(start.rfc3339)\t\(end.rfc3339)\t\(pair.moments.minutes)")
      for occurrence in [pair.first, pair.second] {
        for field in [occurrence.event.summary ?? "", occurrence.calendar.name, occurrence.event.uid] {
          text.append(scalar: "\t")
          TSVFormat.append(escaped: field, to: &text)
        }
      }
      text.append(scalar: "\n")
    }
    return text.text
  }

  private static func append(_ conflict: Conflict, viewing: Zone, to json: inout JSONText) {
    let (start, end) = viewing.times(from: conflict.moments.lowerBound, to: conflict.moments.upperBound)
    json.object { json in
      json.member("start", start.rfc3339)
      json.member("end", end.rfc3339)
      json.member("minutes", conflict.moments.minutes)
      json.key("occurrences")
      json.array(conflict.occurrences) { $0.occurrence(OccurrenceFields(occurrence: $1, viewing: viewing)) }
    }
  }

  /// `2026-12-15 10:00-10:30`, or `2026-12-15 22:00..2026-12-16 01:00`.
  private static func span(_ moments: Range<Instant>, viewing: Zone) -> String {
    let (start, end) = viewing.times(from: moments.lowerBound, to: moments.upperBound)
    let (first, last) = (start.civil, end.civil)
    return first.date == last.date
      ? "\(first.date) \(first.hourAndMinute)-\(last.hourAndMinute)"
      : "\(first.date) \(first.hourAndMinute)..\(last.date) \(last.hourAndMinute)"
  }
}
