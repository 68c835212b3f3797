/// What is read of a source at most. No calendar that people have comes near; what is beyond is said.
enum SourceLimits {
  /// Bytes of a content line, its folds included; a million EXDATEs fit into one. 32 MiB.
  static let mostLineBytes = 32 << 20
  /// Bytes of a component without the lines that say nothing flipcal reads, such as attendees and attachments. 64 MiB.
  static let mostComponentBytes = 64 << 20
  /// VCALENDARs of a file that are told apart.
  static let mostCalendars = 100_000
  /// VEVENTs of a file.
  static let mostEvents = 5_000_000
  /// Diagnostics of a file, and of an event.
  static let mostDiagnostics = 1000
  /// TZIDs of a file that are looked up. The IANA database has 600 names, Windows 140.
  static let mostZoneNames = 10_000
  /// TZIDs of a VCALENDAR that a scan keeps; events with more are read at once.
  static let mostScannedZones = 200
  /// Bytes of a value that is neither a text nor a list: a time, a duration, a number, the name of a zone.
  static let mostValueBytes = 1024
  /// Bytes of a rule. One that lists all there is, each with its sign, has 10 KiB.
  static let mostRuleBytes = 64 << 10
  /// RRULEs and EXRULEs of an event.
  static let mostRules = 1000
}
