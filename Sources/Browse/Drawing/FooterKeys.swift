import CommandTable

/// The keys that the footer tells, those of the innermost context first.
struct FooterKeys {
  /// A key and what it does in a word.
  struct Item: Sendable, Hashable {
    let key: String
    let word: String
    let command: KeyCommand
    /// Whether it stays where there is little room: how to leave, and how to learn more.
    let isVital: Bool
  }

  let items: [Item]

  init(_ model: Model) {
    var useless: Set<KeyCommand> = []
    switch model.page.kind {
    case .month: useless.insert(.monthView)
    case .week: useless.insert(.weekView)
    case .year: useless.insert(.yearView)
    }
    if model.calendars.count < 2 { useless.insert(.calendars) }
    if let pane = OverlayPane(model), pane.maxScroll == 0 { useless.insert(.down) }
    self.init(
      model.settings.keys, contexts: model.contexts,
      without: model.context == .agenda ? useless.subtracting([.down]) : useless)
  }

  /// The keys of some contexts and of those around them.
  ///
  /// - Parameter useless: What would change nothing.
  init(_ keys: KeyBindings, contexts: [KeyContext], without useless: Set<KeyCommand> = []) {
    var items: [Item] = []
    var taken: Set<String> = []
    var leaving: KeyCommand? = .close
    for here in contexts + contexts.compactMap(\.outer) {
      let bindings = keys.bindings(in: here)
      for binding in bindings {
        // A key that an inner context binds does something else there.
        guard let word = binding.footer, !useless.contains(binding.command),
          let key = binding.keys.first(where: { !taken.contains($0) })
        else { continue }
        let isVital = [.quit, .help, .nextHit].contains(binding.command) || binding.command == leaving
        if binding.command == leaving { leaving = nil }
        items.append(Item(key: key, word: word, command: binding.command, isVital: isVital))
      }
      taken.formUnion(bindings.flatMap(\.keys))
    }
    self.items = items
  }
}
