@testable import Pages
import Testing

@Suite struct RowSharesTests {
  @Test(
    arguments: [
      ("all have their least", 6, [9, 9, 9], [2, 2, 2]),
      ("a week that needs less leaves its rows to others", 12, [3, 9, 9], [3, 5, 4]),
      ("the upper of equal weeks comes first", 8, [9, 9, 9], [3, 3, 2]),
      ("what nobody needs goes to the lowest", 14, [2, 5, 3], [5, 5, 4]),
      ("one wants all", 11, [0, 0, 9], [2, 2, 7]),
      ("fewer than the least", 3, [9, 9, 9], [2, 2, 2]),
      ("no weeks", 5, [], []),
    ] as [(name: String, rows: Int, wanted: [Int], shares: [Int])])
  func shares(name: String, rows: Int, wanted: [Int], shares: [Int]) {
    #expect(RowShares.shared(rows, wanted: wanted, least: 2) == shares, "\(name)")
  }

  @Test("The week that matters now has spare rows first, then those after it")
  func now() {
    #expect(RowShares.shared(7, wanted: [4, 4, 4, 4, 4], least: 1, now: 3) == [1, 1, 1, 2, 2])
    #expect(RowShares.shared(8, wanted: [4, 4, 4, 4, 4], least: 1, now: 3) == [2, 1, 1, 2, 2])
    #expect(RowShares.shared(8, wanted: [4, 4, 4, 1, 4], least: 1, now: 3) == [2, 2, 1, 1, 2])
  }
}
