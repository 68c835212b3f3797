/// What follows an ESC.
extension InputDecoder {
  mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control(SequenceParameters())
    case UInt8(ascii: "O"): state = .singleShift(SequenceParameters())
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(introducer: byte, count: 0)
    default:
      leaveEscape()
      takePlain(byte, isAlt: true)
    }
  }

  /// Of two ESCs before something that is no sequence, the first was the key.
  mutating func leaveEscape() {
    if isDoubled { emit(KeyPress(.escape)) }
    reset()
  }

  /// Breaks off what has begun with a byte that is no part of it.
  private mutating func breakOff(with byte: UInt8) {
    leaveEscape()
    takePlain(byte, isAlt: false)
  }

  mutating func takeSequence(_ byte: UInt8, _ parameters: SequenceParameters) {
    var parameters = parameters
    let isControl = if case .control = state { true } else { false }
    switch byte {
    case UInt8(ascii: "[") where isControl && parameters.isEmpty: state = .console
    case UInt8(ascii: "M") where isControl && parameters.isEmpty: state = .oldPointer(3)
    // rxvt ends keys with what elsewhere stands before the end.
    case UInt8(ascii: "$") where isControl && parameters.isOneNumber: finishControl(byte, parameters)
    case 0x20...0x3F:
      parameters.take(byte)
      state = isControl ? .control(parameters) : .singleShift(parameters)
    case 0x40...0x7E:
      if isControl { finishControl(byte, parameters) } else { finish(KeyPress(singleShift: byte, parameters)) }
    default: breakOff(with: byte)
    }
  }

  private mutating func finishControl(_ final: UInt8, _ parameters: SequenceParameters) {
    switch (parameters.prefix, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      leaveEscape()
      if let event = PointerEvent(report: parameters, isPress: final == UInt8(ascii: "M")) {
        events.append(.pointer(event))
      }
    case (nil, UInt8(ascii: "n")):
      leaveEscape()
      if parameters.isOneNumber, parameters[0] == 0 { events.append(.acknowledged) }
    case (nil, UInt8(ascii: "~")) where parameters[0] == 200:
      leaveEscape()
      state = .paste(PasteCollector())
    case (nil, _): finish(parameters.hasIntermediate ? nil : KeyPress(control: final, parameters))
    default: finish(nil)
    }
  }

  /// Ends a sequence: with a key, to which an ESC in front adds Alt, or with what is passed over.
  private mutating func finish(_ press: KeyPress?) {
    guard let press else { return leaveEscape() }
    emit(press.with(isDoubled ? .alt : []))
    reset()
  }

  mutating func takeConsole(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"): finish(KeyPress(.function(Int(byte - UInt8(ascii: "A")) + 1)))
    case 0x20...0x7E: finish(nil)
    default: breakOff(with: byte)
    }
  }

  mutating func takeOldPointer(_ byte: UInt8, left: Int) {
    if byte < 0x20 {
      breakOff(with: byte)
    } else if left > 1 {
      state = .oldPointer(left - 1)
    } else {
      finish(nil)
    }
  }

  mutating func takeString(_ byte: UInt8, _ introducer: UInt8, _ count: Int) {
    switch byte {
    case 0x07: finish(nil)
    // Reports of terminals have none of these; a person who waits in vain types them.
    case 0..<0x20: breakOff(with: byte)
    default:
      if count + 1 < InputDecoder.longestString {
        state = .string(introducer: introducer, count: count + 1)
      } else {
        finish(nil)
      }
    }
  }

  mutating func takeStringEscape(_ byte: UInt8) {
    // ST. Anything else: the string was cut off, and another sequence begins.
    if byte == UInt8(ascii: "\\") { return finish(nil) }
    leaveEscape()
    takeAfterEscape(byte)
  }
}
