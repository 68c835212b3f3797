/// A key, as far as terminals tell keys apart.
public enum Key: Sendable, Hashable {
  /// A key that types a character. With Ctrl it is the letter in upper case, as on the keyboard.
  case character(Character)
  /// A key with a name.
  case enter, tab, escape, space, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1 and so on.
  case function(Int)

  /// The name in tables, help and configuration: `h`, `Left`, `PgUp`, `F1`.
  public var name: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .space: "Space"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}

/// Keys that are held down while another one is pressed.
public struct Modifiers: OptionSet, Sendable, Hashable {
  /// The bit set, in the order of xterm's modifier parameter less one.
  public let rawValue: UInt8

  /// Makes modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift; a character has it in itself.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, or Meta, which sends an ESC before the key.
  public static let alt = Modifiers(rawValue: 2)
  /// Ctrl.
  public static let control = Modifiers(rawValue: 4)
}

/// A key that was pressed, with the modifiers.
public struct KeyPress: Sendable, Hashable {
  /// The key.
  public var key: Key
  /// The modifiers.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The name in tables, help and configuration: `h`, `Ctrl-L`, `Alt-Left`, `Shift-Tab`.
  public var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl-" }
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    return name + key.name
  }

  /// What it types into a line; nil for keys that type nothing.
  public var text: String? {
    guard modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key {
    case .character(let character): return String(character)
    case .space: return " "
    default: return nil
    }
  }
}
