import CalendarCore
import Foundation
import Testing

@testable import Store

@Suite("Zones of the system")
struct SystemZonesTests {
  private let zones = SystemZones()
  /// 1 July 2026, 12:00 in UTC.
  private let summer = Instant(seconds: 1_782_907_200)
  /// 1 December 2026, 12:00 in UTC.
  private let winter = Instant(seconds: 1_796_126_400)

  @Test(
    "Names and aliases of the IANA database",
    arguments: [
      ("Europe/Berlin", 7200, 3600), ("America/New_York", -14_400, -18_000), ("US/Eastern", -14_400, -18_000),
      ("Asia/Kolkata", 19_800, 19_800), ("Asia/Calcutta", 19_800, 19_800), ("Etc/GMT+5", -18_000, -18_000),
      ("America/Argentina/Buenos_Aires", -10_800, -10_800), ("UTC", 0, 0), ("Z", 0, 0), ("GMT", 0, 0),
    ])
  func names(_ name: String, _ summerOffset: Int, _ winterOffset: Int) throws {
    let zone = try #require(zones.zone(named: name))
    #expect(zone.offset(at: summer) == summerOffset)
    #expect(zone.offset(at: winter) == winterOffset)
  }

  @Test("A zone goes by the name that was asked for", arguments: ["Europe/Berlin", "US/Eastern", "Asia/Calcutta"])
  func identifier(_ name: String) {
    #expect(zones.zone(named: name)?.identifier == name)
  }

  @Test(
    "Names come from strangers' files: none leads out of the directory, or to what is no zone",
    arguments: [
      "../../etc/passwd", "../zoneinfo/Europe/Berlin", "Europe/../../../../etc/passwd", "Europe/../Europe/Berlin",
      "/etc/passwd", "/usr/share/zoneinfo/Europe/Berlin", "./Europe/Berlin", "", " ", ".", "..", "/", "Europe",
      "Europe/",
      "zone.tab", "leapseconds", "Nowhere/City", "Europe/Berlin\0", "Europe/Berlin\n", "-Europe", "Europe/Bérlin",
      "W. Europe Standard Time", String(repeating: "a", count: 101), String(repeating: "a/", count: 5000),
    ])
  func escape(_ name: String) {
    #expect(zones.zone(named: name) == nil)
    // Asked again, from the cache.
    #expect(zones.zone(named: name) == nil)
  }

  @Test("A name that leads out of a directory by a link is still a name; one with dots is not")
  func ownDirectory() throws {
    let directory = try Directory()
    try directory.write("zones/Own/Zone", "")
    let berlin = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin"))
    try berlin.write(to: URL(filePath: directory.path + "/zones/Own/Zone"))
    try berlin.write(to: URL(filePath: directory.path + "/outside"))
    let zones = SystemZones(directories: [directory.path + "/missing", directory.path + "/zones"])
    #expect(zones.zone(named: "Own/Zone")?.offset(at: winter) == 3600)
    #expect(zones.zone(named: "../outside") == nil)
    #expect(zones.zone(named: "Own/../../outside") == nil)
    #expect(zones.zone(named: "Europe/Berlin") == nil)
    #expect(zones.zone(named: "UTC") == .utc)
  }

  @Test("An alias whose file is missing is found by its canonical name")
  func missingAlias() throws {
    let directory = try Directory()
    try directory.write("America/New_York", "")
    try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/America/New_York")).write(
      to: URL(filePath: directory.path + "/America/New_York"))
    let zone = try #require(SystemZones(directories: [directory.path]).zone(named: "US/Eastern"))
    #expect(zone.identifier == "US/Eastern")
    #expect(zone.offset(at: summer) == -14_400)
  }

  /// POSIX.1-2017 8.3.
  @Test(
    "Values of TZ",
    arguments: [
      ("Europe/Berlin", 7200, 3600), (":Europe/Berlin", 7200, 3600), ("EST5EDT,M3.2.0,M11.1.0", -14_400, -18_000),
      ("CET-1CEST,M3.5.0,M10.5.0/3", 7200, 3600), ("<+0545>-5:45", 20_700, 20_700), ("JST-9", 32_400, 32_400),
      ("UTC0", 0, 0), ("UTC", 0, 0), ("/usr/share/zoneinfo/Europe/Berlin", 7200, 3600),
      (":/usr/share/zoneinfo/Europe/Berlin", 7200, 3600),
    ])
  func variable(_ value: String, _ summerOffset: Int, _ winterOffset: Int) throws {
    let zone = try #require(zones.zone(forTZ: value))
    #expect(zone.offset(at: summer) == summerOffset)
    #expect(zone.offset(at: winter) == winterOffset)
  }

  @Test(
    "Values of TZ that mean nothing",
    arguments: [
      "Nowhere/City", "/etc/passwd", "/missing", "../../etc/passwd", ":", "M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "5",
    ])
  func badVariable(_ value: String) {
    #expect(zones.zone(forTZ: value) == nil)
  }

  /// CLDR, windowsZones.xml.
  @Test(
    "Names of Windows",
    arguments: [
      ("W. Europe Standard Time", "Europe/Berlin"), ("Eastern Standard Time", "America/New_York"),
      ("Tokyo Standard Time", "Asia/Tokyo"), ("India Standard Time", "Asia/Calcutta"), ("UTC", "Etc/UTC"),
      ("Nowhere Standard Time", nil), ("", nil),
    ])
  func windowsNames(_ name: String, _ expected: String?) {
    #expect(zones.ianaName(forWindowsName: name) == expected)
    if let expected { #expect(zones.zone(named: expected) != nil) }
  }

  @Test(
    "places have the zones that are named after them",
    arguments: [("Tokyo", "Asia/Tokyo"), ("new york", "America/New_York"), ("Salta", "America/Argentina/Salta")])
  func places(_ place: String, _ name: String) {
    #expect(zones.ianaNames(ofPlace: place) == [name])
  }

  @Test("other words have none", arguments: ["", "Osaka", "America", "New", "York", "UTC+9"])
  func noPlaces(_ word: String) {
    #expect(zones.ianaNames(ofPlace: word).isEmpty)
  }

  // ICU has BST as Dhaka's, AST as Alaska's, NST as New Zealand's.
  @Test("abbreviations that the database does not have are unknown", arguments: ["BST", "AST", "NST", "SST", "CEST"])
  func abbreviations(_ name: String) {
    #expect(zones.zone(named: name) == nil)
  }
}

@Suite("The name of the system's zone")
struct LocalZoneNameTests {
  @Test(
    "is what its file is called in the database",
    arguments: [
      ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"), ("/var/db/timezone/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
      ("/usr/share/zoneinfo/UTC", "UTC"), ("/etc/localtime", nil), ("/usr/share/zoneinfo/localtime", nil),
      ("/usr/share/zoneinfo", nil), ("/zoneinfo/\u{1B}[31m", nil),
    ] as [(String, String?)])
  func name(_ path: String, _ name: String?) {
    #expect(SystemZones.name(ofFile: path) == name)
  }
}

@Suite("The zone of a place")
struct PlaceZoneTests {
  @Test(
    "is found in any letter case, where there is one",
    arguments: [
      ("tokyo", "Asia/Tokyo"), ("New York", "America/New_York"), ("new_york", "America/New_York"),
      ("BERLIN", "Europe/Berlin"), ("Atlantis", nil), ("", nil),
    ] as [(String, String?)])
  func places(_ place: String, _ name: String?) {
    #expect(SystemZones().zone(ofPlace: place)?.identifier == name)
  }
}
