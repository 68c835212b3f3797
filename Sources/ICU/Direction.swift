import CICU

extension Unicode.Scalar {
  /// Whether the scalar is strongly right-to-left (UAX #9: R or AL).
  public var isRightToLeft: Bool { flipcal_icu_is_right_to_left(value) != 0 }
}
