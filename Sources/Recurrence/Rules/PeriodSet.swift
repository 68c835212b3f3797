/// The instances of one period, ascending: every base with every offset, and of these the ones that BYSETPOS picks.
///
/// They are not written out, so a year of seconds takes no more room than its days and the times of one day.
struct PeriodSet: Sendable {
  /// Days, or the start of a period shorter than a day, in clock seconds.
  var bases: [Int] = []
  private let baseOffset: Int
  private let offsets: [Int]
  private let setPositions: [Int]
  private var picks: [Int] = []

  init(_ plan: RulePlan) {
    baseOffset = plan.baseOffset
    offsets = plan.offsets
    setPositions = plan.setPositions
  }

  /// How many instances there are.
  var count: Int { setPositions.isEmpty ? bases.count * offsets.count : picks.count }

  /// An instance, in clock seconds.
  subscript(_ index: Int) -> Int {
    let place = setPositions.isEmpty ? index : picks[index]
    if offsets.count == 1 { return bases[place] + baseOffset + offsets[0] }
    return bases[place / offsets.count] + baseOffset + offsets[place % offsets.count]
  }

  /// Works BYSETPOS out; to be called when the bases have changed.
  mutating func pick() {
    guard !setPositions.isEmpty else { return }
    picks = PeriodSet.places(setPositions, in: bases.count * offsets.count)
  }

  /// The index of the first instance at or after a time in clock seconds; `count` when there is none.
  func firstIndex(notBefore time: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many of so many instances are left by BYSETPOS.
  static func count(of instances: Int, at setPositions: [Int]) -> Int {
    setPositions.isEmpty ? instances : places(setPositions, in: instances).count
  }

  private static func places(_ setPositions: [Int], in count: Int) -> [Int] {
    var places: [Int] = []
    for position in setPositions where position != 0 && position.magnitude <= count.magnitude {
      let place = position > 0 ? position - 1 : count + position
      if !places.contains(place) { places.append(place) }
    }
    return places.sorted()
  }
}
