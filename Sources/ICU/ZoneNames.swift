import CICU

/// What CLDR knows of zone names.
public enum ZoneNames {
  /// The IANA name for a Windows zone name ("W. Europe Standard Time"), or nil.
  public static func ianaName(forWindowsName name: String) -> String? {
    stringFilled { flipcal_icu_zone_for_windows_name(name, $0, $1) }
  }

  /// The canonical name behind an alias of the IANA database ("US/Eastern"), or nil when the name is unknown.
  public static func canonicalName(of alias: String) -> String? {
    stringFilled { flipcal_icu_canonical_zone(alias, $0, $1) }
  }
}
