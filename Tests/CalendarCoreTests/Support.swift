import CalendarCore
import Foundation
import Testing

/// A date from `2026-12-01`.
func date(_ text: String) throws -> CivilDate {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  try #require(parts.count == 3, "not a date: \(text)")
  return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]), "no such date: \(text)")
}

/// A clock reading from `2026-12-01T09:30:00`.
func clock(_ text: String) throws -> CivilDateTime {
  let halves = text.split(separator: "T")
  try #require(halves.count == 2, "not a time: \(text)")
  let parts = halves[1].split(separator: ":").compactMap { Int($0) }
  try #require(parts.count == 3, "not a time: \(text)")
  return try #require(
    CivilDateTime(date(String(halves[0])), hour: parts[0], minute: parts[1], second: parts[2]), "no such time: \(text)")
}

/// The moment at which UTC clocks show a time.
func utc(_ text: String) throws -> Instant { Instant(seconds: try clock(text).clockSeconds) }

/// The bytes of one of the system's compiled zones.
func zoneFile(_ name: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)")))
}

/// One of the system's zones.
func systemZone(_ name: String) throws -> Zone {
  try #require(TZif.zone(identifier: name, bytes: zoneFile(name)), "\(name) is not a sound TZif file")
}
