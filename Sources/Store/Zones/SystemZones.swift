import CalendarCore
import ICU
import Synchronization

/// The zones of this system: its TZif files, with CLDR's names for what is not one of them.
///
/// TZif files are read, not ICU's own copy of the data: they are the ones a system keeps current.
public final class SystemZones: ZoneSource {
  private let directories: [String]
  private let cache = Mutex<[String: Zone?]>([:])

  /// Where systems keep the IANA database.
  public static let usualDirectories = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/var/db/timezone/zoneinfo"]

  /// Makes a source that looks into directories in turn.
  public init(directories: [String] = SystemZones.usualDirectories) {
    self.directories = directories
  }

  /// What tells whether the database is another one than at another time.
  var stamp: FileStamp? { directories.lazy.compactMap { try? Disk.stamp(of: $0) }.first }

  /// The zone of an IANA name or alias, or nil. UTC is known without any file.
  public func zone(named name: String) -> Zone? {
    if let known = cache.withLock({ $0[name] }) { return known }
    let zone = find(name)
    cache.withLock { $0[name] = .some(zone) }
    return zone
  }

  /// The IANA name for a Windows zone name (CLDR), or nil.
  public func ianaName(forWindowsName name: String) -> String? {
    ZoneNames.ianaName(forWindowsName: name) ?? ZoneNames.ianaName(forWindowsName: SystemZones.capitalized(name))
  }

  /// The IANA names whose last part is a place, in any letter case.
  public func ianaNames(ofPlace place: String) -> [String] { ZoneNames.names(ofPlace: place) }

  /// The zone of a place, such as `tokyo`; nil where none or several have that name.
  public func zone(ofPlace place: String) -> Zone? {
    let names = ianaNames(ofPlace: String(place.map { $0 == "_" ? " " : $0 }))
    guard let first = names.first, Set(names.map { ZoneNames.canonicalName(of: $0) }).count == 1 else { return nil }
    return zone(named: first)
  }

  /// A name with a capital at the start of each word: `america/new_york` as `America/New_York`.
  private static func capitalized(_ name: String) -> String {
    var text = ""
    var isStart = true
    for character in name {
      text += isStart ? character.uppercased() : character.lowercased()
      isStart = "/_- .".contains(character)
    }
    return text
  }

  /// The zone that a TZ variable or option means: a name, `:name`, or a POSIX rule such as `EST5EDT,M3.2.0,M11.1.0`.
  public func zone(forTZ value: String) -> Zone? {
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if name.hasPrefix("/") {
      guard (try? Disk.kind(of: name))?.kind == .file else { return nil }
      return (try? Disk.read(name)).flatMap { TZif.zone(identifier: Disk.name(of: name), bytes: $0) }
    }
    if let zone = zone(named: name) { return zone }
    return PosixZoneRule(name).map { Zone(identifier: name, initialOffset: 0, transitions: [], rule: $0) }
  }

  /// The system's own zone (`/etc/localtime`), or UTC where there is none.
  public func localZone() -> Zone {
    let path = "/etc/localtime"
    let name = Disk.resolved(path).flatMap(SystemZones.name(ofFile:)) ?? "localtime"
    return (try? Disk.read(path)).flatMap { TZif.zone(identifier: name, bytes: $0) } ?? .utc
  }

  /// The name of the zone that a file of the database has; nil for other files.
  static func name(ofFile path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let start = parts.lastIndex(of: "zoneinfo") else { return nil }
    let name = parts[(start + 1)...].joined(separator: "/")
    return isName(name) ? name : nil
  }

  private func find(_ name: String) -> Zone? {
    if name == "UTC" || name == "Z" { return Zone.utc }
    guard SystemZones.isName(name) else { return nil }
    if let zone = read(name) { return zone }
    // Parameter values mean the same in any letter case (RFC 5545 section 2).
    for spelling in [SystemZones.capitalized(name), name.uppercased()] where spelling != name {
      if let zone = read(spelling) { return zone.named(name) }
    }
    // Small installations leave the old names out. ICU has abbreviations besides, which mean other zones to most people:
    // its BST is Dhaka's.
    guard name.utf8.count > 3 || SystemZones.shortNames.contains(name),
      let canonical = ZoneNames.canonicalName(of: name), canonical != name
    else { return nil }
    return read(canonical)?.named(name)
  }

  private func read(_ name: String) -> Zone? {
    for directory in directories {
      if let bytes = try? Disk.read("\(directory)/\(name)"), let zone = TZif.zone(identifier: name, bytes: bytes) {
        return zone
      }
    }
    return nil
  }

  /// The names of the database that are as short as an abbreviation and none.
  private static let shortNames: Set<String> = ["GB", "NZ", "PRC", "ROC", "ROK"]

  /// What lies among the zones and is none of them.
  private static let notZones: Set<String> = ["localtime", "posixrules", "Factory"]

  /// Names come from files of strangers and become paths: only what names of the database look like passes.
  static func isName(_ name: String) -> Bool {
    guard (1...100).contains(name.utf8.count), !name.hasPrefix("/"), !name.hasPrefix("-"), !notZones.contains(name)
    else { return false }
    return name.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "+"):
        true
      default: false
      }
    }
  }
}
