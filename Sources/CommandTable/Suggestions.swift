/// The words that a misspelt word may have meant.
public enum Suggestions {
  /// The nearest candidates, at most three, in their own order, whatever the case of letters.
  ///
  /// A candidate is near when the word is a beginning of it, which counts as one edit, or when at most two edits lead
  /// from one to the other and at least one character is left as it was (else any two letters would be near to `day`).
  static func nearest(to word: String, among candidates: [String]) -> [String] {
    let typed = Array(word.lowercased().unicodeScalars.prefix(64))
    guard !typed.isEmpty else { return [] }
    var found: [(candidate: String, distance: Int)] = []
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let distance = distance(typed, scalars)
      if scalars.starts(with: typed) {
        found.append((candidate, min(distance, 1)))
      } else if distance <= 2 && distance < min(typed.count, scalars.count) {
        found.append((candidate, distance))
      }
    }
    let least = found.map(\.distance).min()
    return found.filter { $0.distance == least }.prefix(3).map(\.candidate)
  }

  /// `did you mean 'next'?`, or nil where nothing is near.
  /// - Parameter prefix: shown before each candidate, but not compared.
  public static func hint(for word: String, among candidates: [String], prefix: String = "") -> String? {
    let near = nearest(to: word, among: candidates).map { "'\(prefix)\($0)'" }
    return near.isEmpty ? nil : "did you mean \(Quotation.list(near, "or"))?"
  }

  /// The Damerau-Levenshtein distance in its restricted form (optimal string alignment): insertions, deletions,
  /// substitutions and exchanges of neighbours, no place edited twice.
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
