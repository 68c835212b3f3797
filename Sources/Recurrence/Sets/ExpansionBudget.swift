/// What may be found and looked at. Expansions of many windows share one, so that all of them end in seconds.
public struct ExpansionBudget: Sendable {
  /// Occurrences that may still be shown.
  var occurrences: Int
  /// Steps of the search for instances that are left: starts that are looked at, periods without any, and questions to
  /// exception rules. A rule by the second has 2,678,400 starts in a month.
  var steps = 50_000_000

  /// A budget for so many occurrences.
  public init(occurrences: Int = Expansion.mostOccurrences) { self.occurrences = occurrences }

  /// Whether instances may be missing from what is looked for from now on.
  public var isSpent: Bool { occurrences <= 0 || steps <= 0 }
}
