/// What the keys of `browse` do, as help, the footer and the keyboard take it.
public struct KeyBindings: Sendable, Hashable {
  /// The bindings that are built in.
  public static let standard = KeyBindings(all: KeyTable.bindings)

  private var all: [KeyBinding]

  /// The bindings that have keys, of a context by itself, in the order of help.
  public func bindings(in context: KeyContext) -> [KeyBinding] {
    all.filter { $0.context == context && !$0.keys.isEmpty }
  }

  /// What a key does.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - contexts: Where it is typed, the innermost first; those around them follow.
  /// - Returns: nil where it does nothing.
  public func command(for key: String, in contexts: [KeyContext]) -> KeyCommand? {
    for context in contexts + contexts.compactMap(\.outer) {
      if let binding = all.first(where: { $0.context == context && $0.keys.contains(key) }) {
        return binding.command
      }
    }
    return nil
  }

  /// The keys of a command where it is bound in a context itself, the one to show first; none where it has none.
  public func keys(of command: KeyCommand, in context: KeyContext) -> [String] {
    all.first { $0.context == context && $0.command == command }?.keys ?? []
  }

  /// The commands that keys of a context can be bound to: its own, and those around it.
  public static func commands(in context: KeyContext) -> [KeyCommand] {
    var commands: [KeyCommand] = []
    for place in [context] + (context.outer.map { [$0] } ?? []) {
      for binding in KeyTable.bindings(in: place) where !commands.contains(binding.command) {
        commands.append(binding.command)
      }
    }
    return commands
  }

  /// Gives a command these keys in a context and no others; other commands of the context lose them. A command that the
  /// context does not have is passed over.
  public mutating func bind(_ command: KeyCommand, in context: KeyContext, to keys: [String]) {
    guard KeyBindings.commands(in: context).contains(command) else { return }
    for place in all.indices where all[place].context == context && all[place].command != command {
      all[place].keys.removeAll(where: keys.contains)
    }
    if let place = all.firstIndex(where: { $0.context == context && $0.command == command }) {
      all[place].keys = keys
    } else if let outer = all.first(where: { $0.context == context.outer && $0.command == command }) {
      all.append(KeyBinding(context, keys, command, outer.help))
    }
  }
}
