/// The keys by what names them in sequences.
extension Key {
  /// What a character types.
  init(_ scalar: Unicode.Scalar) {
    self = scalar == " " ? .space : .character(Character(scalar))
  }

  /// The last byte of a sequence that begins with CSI or SS3.
  init?(cursor final: UInt8) {
    switch final {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(final - UInt8(ascii: "P")) + 1)
    default: return nil
    }
  }

  /// The letters in lower case that rxvt has for cursor keys with a modifier.
  init?(rxvtCursor final: UInt8) {
    switch final {
    case UInt8(ascii: "a"): self = .up
    case UInt8(ascii: "b"): self = .down
    case UInt8(ascii: "c"): self = .right
    case UInt8(ascii: "d"): self = .left
    default: return nil
    }
  }

  /// The keypad's keys in the VT100's application mode, by the last byte of an SS3 sequence.
  init?(keypad final: UInt8) {
    switch final {
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "X"): self = .character("=")
    // The characters from * to 9, in the order of ASCII.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): self = .character(Character(Unicode.Scalar(final - 0x40)))
    default: return nil
    }
  }

  /// The number of a sequence `CSI n ~`, as the VT220, xterm, Linux's console and rxvt count.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23, 24: self = .function(number - 12)
    default: return nil
    }
  }
}
