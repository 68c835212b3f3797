/// A line of text in a picture.
struct PictureText {
  /// Where it stands in its box.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  var text: String
  var size: Double
  var color = PictureText.black
  var weight = 400
  var anchor = Anchor.start
  /// What stands before the text in a colour of its own.
  var lead: (text: String, color: String)?
  var isStruck = false

  static let black = "#1c1c28"
  static let soft = "#5a6078"
  static let red = "#b00020"
  static let feast = "#8a4500"
  static let accent = "#005faf"

  /// How wide it may be.
  var width: Double {
    TextEstimate.width(of: text, size: size, isBold: weight > 500) + leadWidth
  }

  private var leadWidth: Double { lead.map { TextEstimate.width(of: $0.text + " ", size: size, isBold: true) } ?? 0 }

  /// In two lines, neither of them cut to the width.
  func wrapped(_ width: Double) -> (first: PictureText, rest: PictureText) {
    let (first, rest) = TextEstimate.wrap(text, width: width - leadWidth, size: size)
    var (upper, lower) = (self, self)
    (upper.text, lower.text) = (first, rest)
    lower.lead = nil
    return (upper, lower)
  }

  /// Cut to a width.
  func fitted(_ width: Double) -> PictureText {
    var fitted = self
    fitted.text = TextEstimate.fit(text, width: width - leadWidth, size: size, isBold: weight > 500)
    return fitted
  }
}
