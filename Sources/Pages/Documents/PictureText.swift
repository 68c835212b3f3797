import Canvas

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
  var color = PaperColors.text
  var weight = 400
  var anchor = Anchor.start
  /// What stands before the text in a colour of its own.
  var lead: (text: String, color: RGB)?
  var isStruck = false

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
