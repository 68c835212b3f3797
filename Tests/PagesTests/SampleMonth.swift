import CalendarCore
import Testing

/// A month as people have it: bars over the borders of weeks and of the month, a night, a packed day.
enum SampleMonth {
  static func december() throws -> [Occurrence] {
    try bars() + packedDay() + [
      timed("Standup", "2026-12-07 09:30", "09:45"), timed("Standup", "2026-12-14 09:30", "09:45"),
      timed("Standup", "2026-12-21 09:30", "09:45"), timed("Standup", "2026-11-30 09:30", "09:45"),
      timed("🎂 Birthday party", "2026-12-05 15:00", "18:00", in: family),
      timed("設計レビュー会議", "2026-12-08 14:00", "15:30"),
      timed("Choir practice", "2026-12-09 18:00", "19:30", in: family) { $0.status = .cancelled },
      timed("Team lunch", "2026-12-17 12:30", "13:30") { $0.status = .tentative },
      timed(nil, "2026-12-22 11:00", "11:00"),
      timed("New Year's Eve", "2026-12-31 22:00", "2027-01-01 02:00", in: family),
      timed("Brunch", "2027-01-02 11:00", "13:00", in: family),
    ]
  }

  private static func bars() throws -> [Occurrence] {
    try [
      allDay("Advent fair", "2026-11-27", "2026-12-02"), allDay("Rent due", "2026-12-01"),
      allDay("Conference in Lisbon", "2026-12-11", "2026-12-15", in: work),
      timed("Hut weekend", "2026-12-19 10:00", "2026-12-20 16:00", in: family),
      allDay("Winter holidays", "2026-12-24", "2027-01-06", in: work) { $0.isTransparent = true },
      allDay("Christmas Day", "2026-12-25"), allDay("Boxing Day", "2026-12-26"),
    ]
  }

  private static func packedDay() throws -> [Occurrence] {
    try [
      timed("Design review", "2026-12-16 08:00", "09:00"), timed("Dentist", "2026-12-16 09:30", "10:15", in: family),
      timed("Budget", "2026-12-16 10:30", "11:30"), timed("Lunch", "2026-12-16 12:00", "13:00"),
      timed("Interview", "2026-12-16 13:30", "14:30"),
      timed("Parents' evening", "2026-12-16 17:00", "18:30", in: family),
      timed("Choir practice", "2026-12-16 19:00", "20:30", in: family),
    ]
  }

  static func february() throws -> [Occurrence] {
    try [
      allDay("Carnival", "2027-02-04", "2027-02-09"), timed("Standup", "2027-02-01 09:30", "09:45"),
      timed("Release", "2027-02-26 16:00", "17:00"), allDay("Ski week", "2027-02-22", "2027-02-28"),
    ]
  }

  static func august() throws -> [Occurrence] {
    try [
      allDay("School holidays", "2026-07-30", "2026-09-09"),
      timed("Flight home", "2026-08-15 23:10", "2026-08-16 06:40"),
      timed("Swimming", "2026-08-01 10:00", "11:00", in: family),
      timed("Swimming", "2026-08-31 10:00", "11:00", in: family),
    ]
  }
}
