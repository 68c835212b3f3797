extension PropertyMender {
  /// All properties as content lines.
  ///
  /// The ids of events that have none are made of this text and must stay the same from version to version, so its form
  /// is not to be changed.
  var text: [UInt8] {
    var text: [UInt8] = []
    for (place, property) in properties.enumerated() {
      text += "\(property.name.rawValue)\(property.form.parameter);X-FLIPCAL-PLACE=\(place):".utf8
      PropertyMender.fold(values[given: property.value], into: &text)
    }
    return text
  }

  /// Writes a value in lines of bounded length.
  private static func fold(_ value: ArraySlice<UInt8>, into text: inout [UInt8]) {
    let longest = 800
    var rest = value
    while rest.count > longest {
      var end = rest.startIndex + longest
      // Not inside a UTF-8 sequence.
      while end > rest.startIndex + longest - 4, rest[end] & 0xC0 == 0x80 { end -= 1 }
      text += rest[..<end]
      text += [13, 10, 32]
      rest = rest[end...]
    }
    text += rest
    text += [13, 10]
  }
}
