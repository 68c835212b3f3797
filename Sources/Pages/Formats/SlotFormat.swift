import CalendarCore
import TextGate

/// Free times as text, JSON and TSV.
public enum SlotFormat {
  /// A line for each slot: `2026-12-15 09:00-10:30  1h30m`.
  public static func text(_ slots: [TimeSlot]) -> String {
    slots.map {
      "\($0.day) \($0.start.civil.hourAndMinute)-\($0.endText)  \(LengthText.compact($0.minutes))\n"
    }.joined()
  }

  /// An array of slots, in the order given.
  public static func json(_ slots: [TimeSlot]) -> String {
    var json = JSONText()
    json.array(slots) { json, slot in
      append(slot, to: &json)
      json.newLine()
    }
    json.newLine()
    return json.text
  }

  /// A document for each slot, a line each.
  public static func ndjson(_ slots: [TimeSlot]) -> String {
    var json = JSONText()
    for slot in slots {
      append(slot, to: &json)
      json.endLine()
    }
    return json.text
  }

  /// A header, and a line for each slot.
  public static func tsv(_ slots: [TimeSlot]) -> String {
    "start\tend\tminutes\n"
      + slots.map { "\($0.start.rfc3339)\t\($0.end.rfc3339)\t\($0.minutes)\n" }.joined()
  }

  private static func append(_ slot: TimeSlot, to json: inout JSONText) {
    json.object { json in
      json.member("start", slot.start.rfc3339)
      json.member("end", slot.end.rfc3339)
      json.member("minutes", slot.minutes)
    }
  }
}
