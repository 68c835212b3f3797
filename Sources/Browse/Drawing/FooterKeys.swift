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
    let context: KeyContext
    switch model.overlay {
    case .help: context = .help
    case .detail: context = .detail
    case .calendars: context = .calendars
    case nil: context = model.entry != nil ? .agenda : model.search != nil ? .hits : .page
    }
    self.init(context: context)
  }

  init(context: KeyContext) {
    var items: [Item] = []
    var taken: Set<String> = []
    var next: KeyContext? = context
    while let here = next {
      let bindings = KeyTable.bindings(in: here)
      for binding in bindings {
        // A key that an inner context binds does something else there.
        guard let word = binding.footer, let key = binding.keys.first(where: { !taken.contains($0) }) else { continue }
        let isVital = [.quit, .help].contains(binding.command) || binding.command == .close && here == context
        items.append(Item(key: key, word: word, command: binding.command, isVital: isVital))
      }
      taken.formUnion(bindings.flatMap(\.keys))
      next = here.outer
    }
    self.items = items
  }
}
