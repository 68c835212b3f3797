import Canvas

/// The colours of a page on white paper, which the light theme, the style sheet of HTML and pictures have in common.
enum PaperColors {
  /// The paper.
  static let paper = RGB.white
  /// Text, and the numbers of days.
  static let text = RGB(hex: 0x1C1C28)
  /// What tells less: notes, the numbers of weeks.
  static let soft = RGB(hex: 0x5A6078)
  /// The numbers of days on weekends, and the names of those weekdays.
  static let weekend = RGB(hex: 0xB00020)
  /// Holidays, and the numbers of their days.
  static let holiday = RGB(hex: 0x8A4500)
  /// What the number of the day it is stands on, and its colour there.
  static let today = RGB(hex: 0x005FAF)
  static let todayText = RGB.white
  /// How many occurrences have no room.
  static let more = RGB(hex: 0x00559A)

  /// Lines between days.
  static let rule = RGB(hex: 0xC9CCD6)
  /// What is behind the days of other months; darker in a picture, where weekends have a ground too.
  static let outsideGround = RGB(hex: 0xF5F6F9)
  static let outsidePictureGround = RGB(hex: 0xF3F4F7)
  static let weekendGround = RGB(hex: 0xFBFAFB)
  /// The edge of a picture.
  static let edge = RGB(hex: 0xE2E4EA)
}
