import CalendarCore
import SeededNumbers
import Testing

@testable import Recurrence

@Suite struct SeenMomentsTests {
  @Test(arguments: [
    ("ascending", [1, 2, 3], [true, true, true]), ("again", [1, 1, 2, 1], [true, false, true, false]),
    ("back and again", [5, 3, 3, 5, 4, 6, 4], [true, true, false, false, true, true, false]),
  ])
  func inserting(name: String, seconds: [Int], expected: [Bool]) {
    var seen = SeenMoments()
    #expect(seconds.map { seen.insert(Instant(seconds: $0)) } == expected)
  }

  @Test func likeASet() {
    var generator = SeededGenerator(state: 31)
    for _ in 0..<200 {
      var (seen, set) = (SeenMoments(), Set<Instant>())
      for _ in 0..<40 {
        let moment = Instant(seconds: Int.random(in: 0..<30, using: &generator))
        #expect(seen.insert(moment) == set.insert(moment).inserted)
      }
    }
  }
}
