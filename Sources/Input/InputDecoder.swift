/// Turns the bytes that a terminal sends into what they mean.
///
/// Its state is kept between calls and depends on the bytes alone, so it does not matter how they are cut. What it
/// keeps is bounded, whatever comes.
///
/// An ESC begins a sequence wherever it stands, so what was cut off or lost spoils nothing after it.
public struct InputDecoder: Sendable {
  /// What has begun.
  enum State: Sendable {
    /// Nothing.
    case ground
    /// An ESC; two of them where the first may stand for Alt.
    case escape
    /// SS3 (ESC O): keys of a VT100.
    case singleShift(SequenceParameters)
    /// CSI (ESC [).
    case control(SequenceParameters)
    /// CSI [: function keys of Linux's console.
    case console
    /// CSI M: a report of the pointer as X10 has it, with the bytes that are left of it.
    case oldPointer(Int)
    /// A string (DCS, OSC, SOS, PM, APC), by the character behind its ESC, with the bytes so far.
    case string(introducer: UInt8, count: Int)
    /// An ESC in a string.
    case stringEscape
    /// A text that is pasted.
    case paste(PasteCollector)
  }

  /// The most bytes of a string; after them it is given up.
  static let longestString = 4096

  var state = State.ground
  /// Whether an ESC stands before the one that began the sequence.
  var isDoubled = false
  private var scalars = ScalarDecoder()
  /// Whether the character that has begun follows an ESC.
  private var isAlt = false
  var events: [InputEvent] = []

  /// A decoder to which nothing has come.
  public init() {}

  /// What some bytes mean, together with those before them.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    defer { events = [] }
    return events
  }

  /// Whether what has begun could be keys as well: an ESC alone, or with the character behind it that begins sequences.
  /// If nothing follows for a while (50 ms do), ``flush()`` decides.
  ///
  /// A sequence that has come further is no key, so its rest is waited for, however slow the line is.
  public var isPending: Bool {
    switch state {
    case .escape, .stringEscape, .console: true
    case .singleShift(let parameters), .control(let parameters): parameters.isEmpty
    case .string(_, let count): count == 0
    case .ground, .oldPointer, .paste: false
    }
  }

  /// Whether a text is being pasted. Its end may have been lost: where nothing comes for long, ``flush()`` ends it.
  public var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Takes what is pending for the keys that it may be, and a paste for what has come of it.
  public mutating func flush() -> [InputEvent] {
    if case .paste(let collector) = state {
      reset()
      return [.paste(collector.text)]
    }
    guard isPending else { return [] }
    let waiting = state
    let isDoubled = isDoubled
    reset()
    if isDoubled { emit(KeyPress(.escape)) }
    switch waiting {
    case .singleShift: emit(KeyPress(.character("O"), .alt))
    case .control: emit(KeyPress(.character("["), .alt))
    case .string(let introducer, _): emit(KeyPress(.character(Character(Unicode.Scalar(introducer))), .alt))
    case .escape, .stringEscape: emit(KeyPress(.escape))
    case .console, .ground, .oldPointer, .paste: break
    }
    defer { events = [] }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    if case .paste(var collector) = state {
      state = .ground
      let isDone = collector.take(byte)
      if isDone { events.append(.paste(collector.text)) } else { state = .paste(collector) }
      return
    }
    if byte == 0x1B { return takeEscape() }
    switch state {
    case .ground: takePlain(byte, isAlt: false)
    case .escape: takeAfterEscape(byte)
    case .singleShift(let parameters), .control(let parameters): takeSequence(byte, parameters)
    case .console: takeConsole(byte)
    case .oldPointer(let left): takeOldPointer(byte, left: left)
    case .string(let introducer, let count): takeString(byte, introducer, count)
    case .stringEscape: takeStringEscape(byte)
    case .paste: break
    }
  }

  /// A byte outside of sequences, or the one after an ESC that begins none.
  mutating func takePlain(_ byte: UInt8, isAlt: Bool) {
    // What a byte breaks off is dropped, and the byte begins anew.
    if !scalars.goesOn(with: byte) {
      self.isAlt = isAlt
      scalars = ScalarDecoder()
    }
    if let press = KeyPress(controlByte: byte) {
      emit(press.with(isAlt ? .alt : []))
    } else if let scalar = scalars.take(byte), scalar.value >= 0xA0 || scalar.value < 0x80 {
      emit(KeyPress(Key(scalar), self.isAlt ? .alt : []))
    }
  }

  private mutating func takeEscape() {
    scalars = ScalarDecoder()
    if case .string(_, let count) = state, count > 0 {
      state = .stringEscape
      return
    }
    switch state {
    case .escape, .stringEscape:
      if isDoubled { emit(KeyPress(.escape)) }
      isDoubled = true
    default: leaveEscape()
    }
    state = .escape
  }

  mutating func reset() {
    state = .ground
    isDoubled = false
  }

  mutating func emit(_ press: KeyPress) { events.append(.key(press)) }
}
