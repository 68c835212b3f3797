import CalendarCore
import Foundation
import ICal
import TestSupport
import Testing
import TextGate

@testable import Store

/// The vdir storage format of the vdirsyncer project.
@Suite("Directories of calendars")
struct VdirTests {
  /// `name: titles`, calendar by calendar, in order.
  private func load(_ path: String) -> (calendars: [String], loader: SourceLoader) {
    var loader = SourceLoader(zones: SystemZones())
    loader.load(.path(path))
    let shown = loader.calendars.map { calendar in
      let titles = calendar.events.series(touching: .everything).flatMap(\.masters).compactMap(\.summary)
      return "\(calendar.info.name): \(titles.joined(separator: " "))"
    }
    return (shown, loader)
  }

  @Test("hold the visible .ics files, in the order of their names")
  func items() throws {
    let directory = try Directory()
    for name in ["b.ics", "a.ics", "C.ICS", ".hidden.ics", "a.ics.tmp", "a.ics~", "x.txt", "ics", "a.ics.12.tmp"] {
      try directory.write("work/\(name)", calendar(name))
    }
    let (calendars, loader) = load(directory.path + "/work")
    #expect(calendars == ["work: C.ICS a.ics b.ics"])
    #expect(loader.calendars.map(\.eventCount) == [3])
    #expect(loader.diagnostics.isEmpty)
    #expect(!loader.hasFailed)
  }

  @Test("below each other are calendars of their own; hidden ones are none")
  func nested() throws {
    let directory = try Directory()
    for name in ["all/a.ics", "all/home/b.ics", "all/work/team/c.ics", "all/.git/d.ics", "all/empty/readme.txt"] {
      try directory.write(name, calendar(name))
    }
    let (calendars, loader) = load(directory.path + "/all/")
    #expect(calendars == ["all: all/a.ics", "home: all/home/b.ics", "team: all/work/team/c.ics"])
    #expect(loader.calendars.map(\.info.order) == [0, 1, 2])
  }

  @Test(
    "say their name and colour by files, which win over what the items say",
    arguments: [
      // displayname, color, and what comes of them.
      ("Work\n", "#ff0000\n", "Work", "#ff0000"), ("  Work  ", "red", "Work", "#ff0000"),
      ("first\nsecond\n", "#00ff00\r\n", "first", "#00ff00"), ("", "no colour", "dir", "#0000ff"),
      (nil, nil, "dir", "#0000ff"), ("Café", nil, "Café", "#0000ff"),
    ])
  func properties(_ name: String?, _ color: String?, _ expectedName: String, _ expectedColor: String) throws {
    let directory = try Directory()
    try directory.write("dir/a.ics", calendar("a", name: "item"))
    try directory.write("dir/b.ics", "BEGIN:VCALENDAR\r\nCOLOR:blue\r\nEND:VCALENDAR\r\n")
    if let name { try directory.write("dir/displayname", name) }
    if let color { try directory.write("dir/color", color) }
    let (_, loader) = load(directory.path + "/dir")
    #expect(loader.calendars.map(\.info.name.raw) == [expectedName])
    #expect(loader.calendars.map(\.info.color?.hexadecimal) == [expectedColor])
  }

  @Test("that link to themselves or to one above come to an end, and each is read once")
  func symbolicLinks() throws {
    let directory = try Directory()
    let files = FileManager.default
    try directory.write("all/a.ics", calendar("a"))
    try directory.write("all/deep/b.ics", calendar("b"))
    try directory.write("elsewhere/c.ics", calendar("c"))
    try files.createSymbolicLink(atPath: "\(directory.path)/all/deep/up", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: "\(directory.path)/all/me", withDestinationPath: "me")
    try files.createSymbolicLink(atPath: "\(directory.path)/all/gone", withDestinationPath: "nothing")
    try files.createSymbolicLink(atPath: "\(directory.path)/all/z", withDestinationPath: "../elsewhere")
    try files.createSymbolicLink(atPath: "\(directory.path)/all/twice", withDestinationPath: "deep")
    let (calendars, loader) = load(directory.path + "/all")
    #expect(calendars == ["all: a", "deep: b", "z: c"])
    #expect(loader.diagnostics.isEmpty)
  }

  @Test("nested deeper than any collection come to an end")
  func deep() throws {
    let directory = try Directory()
    try directory.write("a/" + String(repeating: "d/", count: 60) + "x.ics", calendar("far"))
    try directory.write("a/b/x.ics", calendar("near"))
    #expect(load(directory.path + "/a").calendars == ["b: near"])
  }

  @Test("without any item say so")
  func empty() throws {
    let directory = try Directory()
    let (calendars, loader) = load(directory.path)
    #expect(calendars.isEmpty)
    #expect(loader.diagnostics.map(\.location?.file) == [UntrustedText(directory.path)])
    #expect(!loader.hasFailed)
  }

  @Test("with an item that cannot be read, or is no calendar, keep their others")
  func badItems() throws {
    let directory = try Directory()
    try directory.write("d/a.ics", calendar("a"))
    let locked = try directory.write("d/b.ics", calendar("b"))
    let other = try directory.write("d/c.ics", "hello\n")
    try directory.write("d/d.ics", "")
    try setPermissions(0, of: locked)
    let (calendars, loader) = withoutSuperuser { load(directory.path + "/d") }
    #expect(calendars == ["d: a"])
    #expect(loader.diagnostics.map(\.location?.file) == [locked, other].map { UntrustedText($0) })
    #expect(loader.hasFailed)
  }

  @Test("with a directory below that cannot be read keep their others")
  func lockedDirectory() throws {
    let directory = try Directory()
    try directory.write("d/a.ics", calendar("a"))
    try directory.write("d/locked/b.ics", calendar("b"))
    try directory.write("d/open/c.ics", calendar("c"))
    let locked = directory.path + "/d/locked"
    try setPermissions(0, of: locked)
    defer { try? setPermissions(0o700, of: locked) }
    let (calendars, loader) = withoutSuperuser { load(directory.path + "/d") }
    #expect(calendars == ["d: a", "open: c"])
    #expect(loader.diagnostics.map(\.location?.file) == [UntrustedText(locked)])
    #expect(loader.hasFailed)
  }
}
