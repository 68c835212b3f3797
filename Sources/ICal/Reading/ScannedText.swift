import ICU
import TextGate

/// A source after its scan, and how its lines are to be decoded: what that is shows when all of them have gone by.
struct ScannedText {
  let text: PlainText
  var scan: ComponentScanner
  let decoder: LineDecoder

  init(
    _ source: any ByteSource, encoding: TextEncoding?, workers: Workers = .one, onRead: ((Int) -> Void)? = nil
  ) {
    var text = PlainText(source, encoding: encoding)
    var scan = ComponentScanner.scan(text.bytes, from: text.start, workers: workers, onRead: onRead)
    if scan.hasBareCarriageReturn {
      text = PlainText(endingLinesOf: text)
      scan = ComponentScanner(text.bytes, from: text.start)
    }
    if let given = text.lineEncoding {
      decoder = LineDecoder(encoding: given, isGiven: true)
    } else if scan.evidence.firstForeign != nil {
      let guess = EncodingGuess(scan)
      decoder = LineDecoder(
        encoding: guess.encoding, isPreferred: guess.isEastAsian && scan.evidence.isHardlyUTF8)
    } else {
      decoder = .utf8
    }
    scan.decodeCalendars(decoder)
    (self.text, self.scan) = (text, scan)
  }

  /// What has to be said of the encoding, and the lines it is said at.
  var encodingNotes: [ComponentNesting.Note] {
    guard !decoder.isGiven else { return [] }
    var notes: [ComponentNesting.Note] = []
    if let guess = text.guess { notes.append((.notUTF8, ScannedText.message(guess), 1)) }
    if let encoding = decoder.encoding, let line = scan.evidence.firstForeign {
      notes.append((.notUTF8, ScannedText.message(encoding), line))
    }
    if let line = scan.evidence.firstCut, !decoder.isPreferred {
      notes.append((.cutCharacter, "a character is cut off; shown as U+FFFD (this is said once for the file)", line))
    }
    return notes
  }

  private static func message(_ encoding: TextEncoding) -> VisibleText {
    "not UTF-8; read as \(untrusted: encoding.name), by the look of it; if that is wrong, name it with --encoding"
  }
}
