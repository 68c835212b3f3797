import ICU

/// A guess of the encoding of lines that are not UTF-8.
///
/// ICU's detector wants some hundred bytes: of single titles in Chinese, Japanese or Korean it knows none. So the lines are
/// decoded by each encoding that calendars come in, and the one is taken whose text is the likeliest one. ICU is asked where
/// none of the texts looks like any.
struct EncodingGuess {
  /// The encoding; nil only where ICU lacks the commonest.
  let encoding: TextEncoding?
  /// Whether its characters are pairs of bytes, some of which are UTF-8 as well.
  let isEastAsian: Bool

  /// Guesses by what a scan has seen.
  init(_ scan: ComponentScanner) {
    var zones = Set(scan.calendars.flatMap { $0.uses.map { PropertyLine.text($0.name) } })
    for property in scan.calendars.flatMap(\.lines).compactMap(PropertyLine.init) where property.name == "X-WR-TIMEZONE"
    {
      zones.insert(PropertyLine.text(property.value).trimmed)
    }
    self.init(scan.evidence.lines, zones: zones)
  }

  /// Guesses by lines and the zones that their source names.
  init(_ lines: [[UInt8]], zones: Set<String> = []) {
    var best: (encoding: TextEncoding, bits: Double, model: EncodingModel)?
    var texts: [String: DecodedLines] = [:]
    for model in EncodingModel.all {
      guard let text = texts[model.encoding] ?? DecodedLines(lines, model.encoding) else { continue }
      texts[model.encoding] = text
      let hint = zones.isDisjoint(with: model.zones) ? 0 : EncodingGuess.bitsOfZone
      let bits = text.bits(with: model, lines) + model.prior + hint
      if best.map({ bits > $0.bits }) ?? true { best = (text.encoding, bits, model) }
    }
    let highBytes = lines.reduce(0) { $0 + $1.count { $0 >= 0x80 } }
    if let best, best.bits >= EncodingGuess.fewestBits * Double(highBytes) {
      (encoding, isEastAsian) = (best.encoding, best.model.isEastAsian)
    } else {
      isEastAsian = false
      encoding = EncodingGuess.detected(lines) ?? TextEncoding(named: "windows-1252")
    }
  }

  /// How much a zone of its people speaks for a language.
  private static let bitsOfZone = 6.0
  /// A text that is less likely for each of its bytes is none that the models know.
  private static let fewestBits = -10.0
  /// ICU is taken at its word from here on.
  private static let leastConfidence = 40

  private static func detected(_ lines: [[UInt8]]) -> TextEncoding? {
    EncodingDetector.guesses(Array(lines.joined(separator: [10]))).first { encoding, confidence in
      confidence >= leastConfidence && encoding.meansASCII && encoding.name != "UTF-8"
        && lines.allSatisfy { encoding.decoded($0)?.faults == 0 }
    }?.encoding
  }
}

/// Lines as an encoding has them.
private struct DecodedLines {
  let encoding: TextEncoding
  private var lines: [[Unicode.Scalar]] = []
  private var faults = 0

  init?(_ lines: [[UInt8]], _ name: String) {
    guard let encoding = TextEncoding(named: name) else { return nil }
    self.encoding = encoding
    for line in lines {
      guard let (text, faults) = encoding.decoded(line) else { return nil }
      self.lines.append(Array(PropertyLine.text(text).unicodeScalars))
      self.faults += faults
    }
  }

  /// What is no character counts against an encoding, but does not rule it out: of many titles one may be cut.
  private static let bitsOfFault = -28.0

  /// How likely the lines are, in bits.
  func bits(with model: EncodingModel, _ bytes: [[UInt8]]) -> Double {
    let bits =
      switch model.characters {
      case .latin(let letters): sum(LetterModel(letters, isLatin: true).bits)
      case .alphabet(let letters): sum(LetterModel(letters, isLatin: false).bits)
      case .hangul: sum(HangulModel.bits)
      case .pairs(let pairs): bytes.reduce(0) { $0 + pairs.bits(of: $1) }
      }
    return bits + DecodedLines.bitsOfFault * Double(faults)
  }

  private func sum(_ bits: ([Unicode.Scalar]) -> Double) -> Double { lines.reduce(0) { $0 + bits($1) } }
}
