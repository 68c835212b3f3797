/// Where zones come from; the system's are read lazily by whoever owns the disk.
public protocol ZoneSource: Sendable {
  /// The zone of an IANA name or alias, or nil.
  func zone(named name: String) -> Zone?
  /// The IANA name for a Windows zone name (CLDR), or nil.
  func ianaName(forWindowsName name: String) -> String?
  /// The IANA names whose last part is a place: "New York" has `America/New_York`.
  func ianaNames(ofPlace place: String) -> [String]
}
