import CalendarCore
import SeededNumbers
import Testing

@Suite("Free time")
struct FreeTimeTests {
  private func slots(_ stretches: [ClosedRange<Int>], _ busy: [(Int, Int)], atLeast minutes: Int = 1) -> [[Int]] {
    FreeTime.slots(
      in: stretches.map { Instant(seconds: $0.lowerBound)..<Instant(seconds: $0.upperBound) },
      busy: busy.map { Instant(seconds: $0.0)..<Instant(seconds: $0.1) }, atLeast: minutes * 60, viewing: .utc
    ).map { [$0.lowerBound.seconds / 60, $0.upperBound.seconds / 60] }
  }

  @Test("is what is left between")
  func between() {
    #expect(slots([0...6000], []) == [[0, 100]])
    #expect(slots([0...6000], [(600, 1200)]) == [[0, 10], [20, 100]])
    #expect(slots([0...6000], [(0, 6000)]).isEmpty)
    #expect(slots([0...6000], [(-600, 600), (5400, 9000)]) == [[10, 90]])
    #expect(slots([0...6000], [(600, 1800), (1200, 1500), (1800, 2400)]) == [[0, 10], [40, 100]])
    // What takes no time takes none away.
    #expect(slots([0...6000], [(600, 600)]) == [[0, 100]])
    #expect(slots([0...600, 1200...1800], [(300, 1500)]) == [[0, 5], [25, 30]])
    #expect(slots([0...600, 600...1200], []) == [[0, 10], [10, 20]])
  }

  @Test("is told in whole minutes, and where it is long enough")
  func minutes() {
    #expect(slots([10...6000], [(601, 1190)]) == [[1, 10], [20, 100]])
    #expect(slots([0...6000], [(600, 1800), (3000, 6000)], atLeast: 15) == [[30, 50]])
    #expect(slots([0...6000], [(600, 1800), (3000, 6000)], atLeast: 20) == [[30, 50]])
    #expect(slots([0...6000], [(600, 1800), (3000, 6000)], atLeast: 21).isEmpty)
    #expect(slots([10...65], []).isEmpty)
    #expect(slots([-90...(-10)], []).isEmpty)
    #expect(slots([-120...0], []) == [[-2, 0]])
  }

  @Test("is told in minutes of the viewing zone, also where its clocks are seconds away from those of UTC")
  func localMinutes() {
    // Liberia had UTC-00:44:30 until 1972 (tz database, Africa/Monrovia).
    let monrovia = Zone(identifier: "Africa/Monrovia", initialOffset: -2670)
    let day = monrovia.startOfDay(CivilDate(dayNumber: 0))..<monrovia.startOfDay(CivilDate(dayNumber: 1))
    #expect(FreeTime.slots(in: [day], busy: [], atLeast: 60, viewing: monrovia) == [day])
    let busy = day.lowerBound.adding(seconds: 3601)..<day.lowerBound.adding(seconds: 7199)
    let slots = FreeTime.slots(in: [day], busy: [busy], atLeast: 60, viewing: monrovia)
    #expect(slots.map { $0.lowerBound.seconds - day.lowerBound.seconds } == [0, 7200])
    #expect(slots.map { $0.upperBound.seconds - day.lowerBound.seconds } == [3600, 86_400])
  }

  @Test("and busy time are all the time there is", arguments: 0..<200)
  func partition(seed: Int) {
    var numbers = SeededGenerator(state: UInt64(seed))
    var stretches: [Range<Instant>] = []
    var minute = 0
    for _ in 0..<numbers.int(in: 1...4) {
      minute += numbers.int(in: 0...20)
      let end = minute + numbers.int(in: 1...60)
      stretches.append(Instant(seconds: minute * 60)..<Instant(seconds: end * 60))
      minute = end
    }
    let busy = (0..<numbers.int(in: 0...8)).map { _ in
      let start = numbers.int(in: -10...150)
      return Instant(seconds: start * 60)..<Instant(seconds: (start + numbers.int(in: 0...40)) * 60)
    }
    let slots = FreeTime.slots(in: stretches, busy: busy, atLeast: 60, viewing: .utc)
    for minute in -20...300 {
      let moment = Instant(seconds: minute * 60)
      let isFree = stretches.contains { $0.contains(moment) } && !busy.contains { $0.contains(moment) }
      #expect(slots.contains { $0.contains(moment) } == isFree)
    }
    #expect(zip(slots, slots.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  }
}
