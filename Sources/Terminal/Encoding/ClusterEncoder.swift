/// Turns grapheme clusters into bytes of the terminal's encoding.
struct ClusterEncoder: Sendable, Hashable {
  /// Whether only ASCII arrives: the locale names an encoding that is not UTF-8, and there is no table for it here.
  let asciiOnly: Bool

  /// Appends a cluster.
  ///
  /// - Parameter width: The cells that the cluster takes; as many question marks stand for it where it cannot arrive.
  func append(_ character: Character, width: Int, to bytes: inout [UInt8]) {
    if character.utf8.count == 1, let byte = character.utf8.first {
      // One ASCII character, as nearly every cell.
      bytes.append(byte)
    } else if asciiOnly, !character.isASCII {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "?"), count: width))
    } else {
      let isDone: Void? = character.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
      if isDone == nil { bytes.append(contentsOf: character.utf8) }
    }
  }

  /// Appends a sign without width, which is left out where it cannot arrive.
  func append(sign: String, to bytes: inout [UInt8]) {
    if !asciiOnly { bytes.append(contentsOf: sign.utf8) }
  }
}

extension Character {
  /// Whether terminals disagree about its width: emoji, which old width tables lack; sequences with joiners, flags and
  /// variation selectors, which some terminals draw part by part; Indic clusters with spacing marks. They agree about a
  /// character with accents.
  var hasDisputedWidth: Bool {
    let scalars = unicodeScalars
    // One ASCII character, as nearly every cell.
    guard utf8.count > 1, let first = scalars.first else { return false }
    if first.value > 0xFF, first.properties.isEmoji || first.properties.generalCategory == .spacingMark { return true }
    return scalars.dropFirst().contains { scalar in
      scalar.properties.generalCategory != .nonspacingMark || scalar.properties.isVariationSelector
    }
  }
}
