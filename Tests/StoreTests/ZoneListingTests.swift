import Foundation
import Store
import Testing

@Suite("The names of the system's zones")
struct ZoneListingTests {
  @Test("All that are listed exist, once; copies and other files are not listed")
  func names() {
    let names = SystemZones.names()
    #expect(names.count > 300 && Set(names).count == names.count)
    #expect(["Europe/Berlin", "America/Argentina/Salta", "UTC"].allSatisfy(names.contains))
    #expect(!names.contains { $0.hasPrefix("posix/") || $0.hasSuffix(".tab") || $0 == "Factory" })
    let zones = SystemZones()
    #expect(names.allSatisfy { zones.zone(named: $0) != nil })
  }

  @Test("A link that leads back, and a place without zones, end")
  func loop() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "flipcal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root.appending(path: "Europe"), withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: "Europe/Paris"))
    try FileManager.default.createSymbolicLink(at: root.appending(path: "Loop"), withDestinationURL: root)
    let names = SystemZones.names(in: ["/nowhere", root.path])
    #expect(names.contains("Europe/Paris") && names.count < 10)
  }
}
