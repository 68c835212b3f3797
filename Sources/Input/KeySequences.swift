/// The keys behind bytes and sequences.
extension KeyPress {
  /// The key of a control character of ASCII, or DEL or a space; nil for other bytes and for ESC.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x00: self.init(.space, .control)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x20: self.init(.space)
    case 0x7F: self.init(.backspace)
    // Ctrl takes the bits above the fifth from a letter, and from [ \ ] ^ _.
    case 0x01...0x1A, 0x1C...0x1F: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    default: return nil
    }
  }

  /// The key of a sequence that begins with SS3.
  init?(singleShift final: UInt8, _ parameters: SequenceParameters) {
    guard parameters.prefix == nil, !parameters.hasIntermediate else { return nil }
    let modifiers = Modifiers(parameter: parameters.last)
    if let key = Key(cursor: final) {
      self.init(key, modifiers)
    } else if let key = Key(rxvtCursor: final) {
      self.init(key, modifiers.union(.control))
    } else if let key = Key(keypad: final) {
      self.init(key, modifiers)
    } else {
      return nil
    }
  }

  /// The key of a sequence that begins with CSI.
  init?(control final: UInt8, _ parameters: SequenceParameters) {
    switch final {
    case UInt8(ascii: "Z"): self.init(.tab, Modifiers(parameter: parameters[1]).union(.shift))
    case UInt8(ascii: "u"): self.init(code: parameters[0], modifier: parameters[1])
    case UInt8(ascii: "~") where parameters[0] == 27: self.init(code: parameters[2], modifier: parameters[1])
    case UInt8(ascii: "~"): self.init(number: parameters[0], Modifiers(parameter: parameters[1]))
    // So rxvt writes Shift, Ctrl, and both.
    case UInt8(ascii: "$"): self.init(number: parameters[0], .shift)
    case UInt8(ascii: "^"): self.init(number: parameters[0], .control)
    case UInt8(ascii: "@"): self.init(number: parameters[0], [.shift, .control])
    // Also where the cursor is (CPR), and that is taken for nothing else.
    case UInt8(ascii: "R"): return nil
    default:
      if let key = Key(cursor: final) {
        self.init(key, Modifiers(parameter: parameters.last))
      } else if let key = Key(rxvtCursor: final) {
        self.init(key, .shift)
      } else {
        return nil
      }
    }
  }

  private init?(number: Int, _ modifiers: Modifiers) {
    guard let key = Key(number: number) else { return nil }
    self.init(key, modifiers)
  }

  /// A key that is told by its code point (kitty's and xterm's `CSI u`, xterm's modifyOtherKeys).
  private init?(code: Int, modifier: Int) {
    let modifiers = Modifiers(parameter: modifier)
    switch code {
    case 8, 127: self.init(.backspace, modifiers)
    case 9: self.init(.tab, modifiers)
    case 13: self.init(.enter, modifiers)
    case 27: self.init(.escape, modifiers)
    case 32: self.init(.space, modifiers)
    // What is private use there are keys that type nothing.
    case 0..<32, 0x80..<0xA0, 0xE000...0xF8FF: return nil
    default:
      guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
      let isUpper = scalar.isASCII && !modifiers.isDisjoint(with: [.shift, .control])
      let character = isUpper ? Character(scalar.properties.uppercaseMapping) : Character(scalar)
      self.init(.character(character), modifiers.subtracting(.shift))
    }
  }

  /// The key with more modifiers.
  func with(_ more: Modifiers) -> KeyPress { KeyPress(key, modifiers.union(more)) }
}

extension Modifiers {
  /// Reads xterm's parameter: 1 more than the bits. Those for Super, lock keys and the like are left out.
  init(parameter: Int) {
    self.init(rawValue: UInt8(max(0, parameter - 1) & 0b111))
  }
}
