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

  /// The IANA names and aliases whose last part is a place, in any letter case: "New York" has `America/New_York`.
  public static func names(ofPlace place: String) -> [String] {
    var names: [String] = []
    while let name = stringFilled({ flipcal_icu_zone_of_place(place, Int32(names.count), $0, $1) }) {
      names.append(name)
    }
    return names
  }
}
