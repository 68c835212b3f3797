import CalendarCore
import Foundation
import ICU
import Testing

@testable import Almanac

/// A date from `2026-12-01`.
func date(_ text: some StringProtocol) throws -> CivilDate {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  try #require(parts.count == 3, "not a date: \(text)")
  return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]), "no such date: \(text)")
}

/// A calendar without solar terms.
func calendar(_ name: String, _ locale: String = "en", terms: Bool = false) throws -> OtherCalendar {
  try #require(OtherCalendar(named: name, locale: locale, hasSolarTerms: terms))
}

/// The places of days in a calendar.
func places(_ name: String) throws -> CalendarPlaces {
  CalendarPlaces(try #require(CalendarSystem(named: name)))
}

/// The lines of a table beside the tests, in their columns; lines that begin with `#` say where it is from.
func table(_ name: String) throws -> [[Substring]] {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tables/\(name)")
  let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
  try #require(!lines.isEmpty)
  return lines.map { $0.split(separator: " ") }
}
