import CICU

/// Texts in a form in which what people take for the same when they search is the same.
///
/// Letter case, compatibility forms and the accents of Latin, Greek and Cyrillic letters make no difference
/// (NFKC_Casefold of the Unicode Standard, chapter 3.13; without U+0300...U+036F). Signs that tell letters apart in other
/// scripts, such as those of kana, stay.
public enum FoldedText {
  /// The folded form of a text.
  public static func bytes(of text: String) -> [UInt8] {
    var text = text
    return text.withUTF8(bytes)
  }

  /// The folded form of a text in UTF-8.
  public static func bytes(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if text.allSatisfy({ $0 < 0x80 }) {
      return text.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
    return folded(UnsafeRawBufferPointer(text)) ?? Array(text)
  }

  private static func folded(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let length = Int32(exactly: text.count) else { return nil }
    let characters = text.bindMemory(to: CChar.self).baseAddress
    var capacity = text.count + text.count / 2 + 16
    for _ in 0..<2 {
      var needed: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        needed = buffer.withMemoryRebound(to: CChar.self) {
          flipcal_icu_folded(characters, length, $0.baseAddress, Int32(clamping: capacity))
        }
        count = min(max(0, Int(needed)), capacity)
      }
      if needed < 0 { return nil }
      if Int(needed) <= capacity { return bytes }
      capacity = Int(needed)
    }
    return nil
  }
}
