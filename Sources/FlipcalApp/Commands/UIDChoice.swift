import CommandTable
import Pages
import Store
import TextGate

/// Finds the components that somebody names by UIDs, or by as much of their beginnings as tells them from all others.
struct UIDChoice {
  let store: CalendarStore

  /// The most UIDs that a message names.
  private static let mostNamed = 5

  func components(of words: [String]) throws(AppError) -> [FoundComponents] {
    let found = store.components(of: Set(words.map { UntrustedText($0) }))
    let exact = Set(found.flatMap(\.uids))
    let rest = words.filter { !exact.contains(UntrustedText($0)) }
    if rest.isEmpty { return found }
    var uids = exact
    for word in rest { uids.insert(try uid(beginningWith: word)) }
    return store.components(of: uids)
  }

  private func uid(beginningWith word: String) throws(AppError) -> UntrustedText {
    let matches = store.uids(beginningWith: UntrustedText(word))
    if matches.count == 1 { return matches[0] }
    let word = VisibleText(word).description
    if matches.isEmpty {
      let near = near(word)
      throw .failure("no UID is or begins with \"\(word)\"" + (near.isEmpty ? "" : "; near are " + named(near)))
    }
    let more = matches.count - min(matches.count, UIDChoice.mostNamed)
    throw .failure(
      "\(matches.count) UIDs begin with \"\(word)\": " + named(Array(matches.prefix(UIDChoice.mostNamed)))
        + (more > 0 ? " and \(more) more" : ""))
  }

  /// UIDs with their titles.
  private func named(_ uids: [UntrustedText]) -> String {
    let found = store.components(of: Set(uids))
    var titles: [UntrustedText: VisibleText] = [:]
    for found in found {
      for span in found.spans {
        let uid = found.text.uid(of: span)
        if titles[uid] == nil, let title = VisibleText.unlessEmpty(found.text.details(of: span)?.basics.summary) {
          titles[uid] = title
        }
      }
    }
    return uids.map { uid in
      titles[uid].map { "\"\(uid.visible.description)\" (\($0.description))" } ?? "\"\(uid.visible.description)\""
    }.joined(separator: ", ")
  }

  /// Those that hold the word, or have a title with it, or differ from it by little.
  private func near(_ word: String) -> [UntrustedText] {
    let wanted = word.lowercased()
    let names = store.uids().map { (uid: $0, text: $0.visible.description.lowercased()) }
    let holding = names.filter { $0.text.contains(wanted) }.map(\.uid)
    if !holding.isEmpty { return Array(holding.prefix(UIDChoice.mostNamed)) }
    let length = 4
    guard wanted.count >= length else { return [] }
    let beginning = wanted.prefix(length)
    return Array(names.filter { $0.text.hasPrefix(beginning) }.map(\.uid).prefix(UIDChoice.mostNamed))
  }
}
