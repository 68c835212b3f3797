import CICU

/// The East_Asian_Width property (UAX #11).
public enum EastAsianWidth: Int32, Sendable {
  /// N: not East Asian.
  case neutral = 0
  /// A: one or two cells, by the terminal.
  case ambiguous = 1
  /// H: one cell.
  case halfwidth = 2
  /// F: two cells.
  case fullwidth = 3
  /// Na: one cell.
  case narrow = 4
  /// W: two cells.
  case wide = 5

  /// Looks the property up in system ICU.
  public init(of scalar: Unicode.Scalar) {
    self = EastAsianWidth(rawValue: flipcal_icu_east_asian_width(scalar.value)) ?? .neutral
  }
}
