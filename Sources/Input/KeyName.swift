extension KeyPress {
  /// Why a text names no key that can be typed.
  public enum NameFault: Error, Sendable, Hashable {
    /// There is no such key.
    case unknown
    /// The terminal keeps it for itself: it interrupts, stops or ends what runs in it.
    case isTerminals
    /// Terminals send the same as for another key, whose name this is.
    case isOther(String)
  }

  /// Reads the name of a key as ``name`` writes it. Names of keys and modifiers may be written in any letter case and in
  /// longer forms (`PageDown`, `Escape`, `ctrl+l`); characters are what they are.
  public init(name: String) throws(NameFault) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while let (modifier, count) = KeyPress.modifier(at: rest), rest.count > count {
      guard modifiers.insert(modifier).inserted else { throw .unknown }
      rest = rest.dropFirst(count)
    }
    guard let key = Key(name: rest) else { throw .unknown }
    guard case .character(let character) = key else {
      // A space and the keys above it have one form with Shift and without.
      self.init(key, modifiers)
      return
    }
    guard !modifiers.contains(.shift) else { throw .isOther(KeyPress.withoutShift(character, modifiers)) }
    guard modifiers.contains(.control) else {
      self.init(key, modifiers)
      return
    }
    try self.init(control: character, modifiers)
  }

  /// What terminals send for a character with Ctrl: a control character of ASCII.
  private init(control character: Character, _ modifiers: Modifiers) throws(NameFault) {
    let letter = character.upperCase
    switch letter {
    case "C", "Z", "\\": throw .isTerminals
    case "I": throw .isOther("Tab")
    case "J", "M": throw .isOther("Enter")
    case "[": throw .isOther("Esc")
    case "@": throw .isOther("Ctrl-Space")
    case "A"..."Z", "]", "^", "_": self.init(.character(letter), modifiers)
    default: throw .unknown
    }
  }

  private static func withoutShift(_ character: Character, _ modifiers: Modifiers) -> String {
    KeyPress(.character(character.upperCase), modifiers.subtracting(.shift)).name
  }

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("ctrl", .control), ("control", .control), ("alt", .alt), ("meta", .alt), ("shift", .shift),
  ]

  private static func modifier(at text: Substring) -> (Modifiers, count: Int)? {
    for (name, modifier) in modifierNames {
      let rest = text.dropFirst(name.count)
      if text.prefix(name.count).lowercased() == name, let mark = rest.first, mark == "-" || mark == "+" {
        return (modifier, name.count + 1)
      }
    }
    return nil
  }
}

extension Key {
  /// The keys with names, and other names that they have.
  private static let named: [(key: Key, others: [String])] = [
    (.enter, ["return"]), (.tab, []), (.escape, ["escape"]), (.space, []), (.backspace, ["bs"]),
    (.delete, ["del"]), (.insert, ["ins"]), (.up, []), (.down, []), (.left, []), (.right, []), (.home, []),
    (.end, []), (.pageUp, ["pageup"]), (.pageDown, ["pagedown"]),
    (.character(";"), ["semicolon"]),
  ]

  /// The last function key that terminals tell apart.
  private static let lastFunction = 12

  /// The names of keys that have one.
  static let names = named.map(\.key.name).filter { $0.count > 1 } + (1...lastFunction).map { "F\($0)" }

  fileprivate init?(name: Substring) {
    if let character = name.first, name.count == 1 {
      guard !character.isWhitespace, character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else { return nil }
      self = .character(character)
      return
    }
    let word = name.lowercased()
    if let key = Key.named.first(where: { $0.key.name.lowercased() == word || $0.others.contains(word) })?.key {
      self = key
    } else if word.first == "f", let number = Int(word.dropFirst()), (1...Key.lastFunction).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }
}

extension KeyPress {
  /// The names of keys that have one, to suggest one of them.
  public static let keyNames = Key.names
}

extension Character {
  /// The same letter in upper case, where that is one character.
  fileprivate var upperCase: Character {
    let upper = uppercased()
    return upper.count == 1 ? Character(upper) : self
  }
}
