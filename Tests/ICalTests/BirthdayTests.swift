import CalendarCore
import Testing

@testable import ICal

@Suite("Birthdays are what the data tells to be some")
struct BirthdayTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let properties: [String]
    let year: Int16?

    init(_ name: String, _ year: Int16?, _ properties: String...) {
      (testDescription, self.year, self.properties) = (name, year, properties)
    }
  }

  private static let yearly = "RRULE:FREQ=YEARLY"
  private static let born = "DTSTART;VALUE=DATE:19861217"
  private static let kind = "X-NEXTCLOUD-BC-FIELD-TYPE:"

  static let cases: [Case] = [
    Case("category", 1986, born, yearly, "CATEGORIES:Birthday"),
    Case("one of several categories", 1986, born, yearly, "CATEGORIES:Family,BIRTHDAY"),
    Case("rule with parts", 1986, born, "RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=17", "CATEGORIES:birthday"),
    Case("Apple's omitted year", nil, "DTSTART;VALUE=DATE:16041217", yearly, "CATEGORIES:Birthday"),
    Case("a year long ago", 1879, "DTSTART;VALUE=DATE:18790314", yearly, "CATEGORIES:Birthday"),
    Case("another category", nil, born, yearly, "CATEGORIES:Birthday party"),
    Case("title alone", nil, born, yearly, "SUMMARY:Robin's birthday (1986)"),
    Case("once", nil, born, "CATEGORIES:Birthday"),
    Case("by the month", nil, born, "RRULE:FREQ=MONTHLY", "CATEGORIES:Birthday"),
    Case("an instance", nil, born, yearly, "RECURRENCE-ID;VALUE=DATE:20261217", "CATEGORIES:Birthday"),
    Case("khal", 1980, born, yearly, "X-BIRTHDAY:19800315"),
    Case("khal without year", nil, born, yearly, "X-BIRTHDAY:--0315"),
    Case("khal with the omitted year", nil, born, yearly, "X-BIRTHDAY:16040315"),
    Case("KDE", 1986, born, yearly, "X-KDE-KABC-BIRTHDAY:YES"),
    Case("KDE's other days", nil, born, yearly, "X-KDE-KABC-BIRTHDAY:NO", "CATEGORIES:Birthday"),
    Case("Nextcloud", 1957, "DTSTART;VALUE=DATE:19700106", yearly, kind + "BDAY", "X-NEXTCLOUD-BC-YEAR:1957"),
    Case(
      "Nextcloud, unknown year", nil, "DTSTART;VALUE=DATE:19700106", yearly, kind + "BDAY",
      "X-NEXTCLOUD-BC-UNKNOWN-YEAR:1"),
    Case(
      "Nextcloud, known year", 1980, "DTSTART;VALUE=DATE:19800106", yearly, kind + "BDAY",
      "X-NEXTCLOUD-BC-UNKNOWN-YEAR:0", "X-NEXTCLOUD-BC-YEAR:1980"),
    Case("Nextcloud's anniversaries", nil, born, yearly, kind + "ANNIVERSARY", "X-NEXTCLOUD-BC-YEAR:1986"),
    Case("Nextcloud's deaths", nil, born, yearly, kind + "DEATHDATE", "CATEGORIES:Birthday"),
    Case("a year that is none", nil, born, yearly, kind + "BDAY", "X-NEXTCLOUD-BC-YEAR:99999999999"),
  ]

  @Test("and so is the year of birth", arguments: cases)
  func year(_ one: Case) throws {
    #expect(try event(one.properties).birthYear == one.year)
  }

  @Test("A to-do is none")
  func task() {
    let found = contents(lines: [
      "BEGIN:VTODO", "DTSTART;VALUE=DATE:19861217", "RRULE:FREQ=YEARLY", "CATEGORIES:Birthday", "END:VTODO",
    ])
    #expect(found.events.map(\.birthYear) == [nil])
  }
}
