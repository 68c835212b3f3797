/// Shares rows among the weeks of a page.
enum RowShares {
  /// Row by row to the lowest week that would show more with it; when all is shown, to the lowest of all. Of several, the
  /// one that matters now comes first, then those after it, then those before it.
  ///
  /// - Parameters:
  ///   - rows: How many there are. Where they are fewer than the least of all weeks, each has its least nevertheless.
  ///   - wanted: The rows that each week would need to show everything.
  ///   - least: The rows that each week has in any case.
  ///   - now: The week that matters now, such as the one with today.
  /// - Returns: The rows of each week.
  static func shared(_ rows: Int, wanted: [Int], least: Int, now: Int = 0) -> [Int] {
    func turn(_ week: Int) -> Int { week >= now ? week - now : week + wanted.count }
    var shares = Array(repeating: least, count: wanted.count)
    for _ in 0..<max(0, rows - least * wanted.count) {
      let lacking = shares.indices.filter { shares[$0] < wanted[$0] }
      let candidates = lacking.isEmpty ? Array(shares.indices) : lacking
      guard let week = candidates.min(by: { (shares[$0], turn($0)) < (shares[$1], turn($1)) }) else { break }
      shares[week] += 1
    }
    return shares
  }
}
