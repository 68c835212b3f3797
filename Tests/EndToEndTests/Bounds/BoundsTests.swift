import Foundation
import Testing

/// Each monster is read in bounded time and memory, what is wrong with it is said, and the event beside it is shown.
@Suite("Bounds", .serialized)
struct BoundsTests {
  @Test("the event beside a monster is shown", arguments: Monster.ofLines + Monster.ofComponents + Monster.ofTimes)
  func monster(_ monster: Monster) throws {
    let home = try Home()
    let file = try monster.file(in: home)
    let day = ["--from", "2026-12-10", "--to", "2026-12-10"]
    for arguments in [["agenda", "--json"] + day + [file], [file], ["next"]] {
      let run = try BoundedRun(arguments, in: home, monster.limits)
      report(run, monster, arguments[0])
      #expect(run.status == 0, "\(arguments)")
      #expect(run.memory <= monster.limits.memory, "\(arguments)")
      #expect(try run.shows("Good") == (arguments != [file]), "\(arguments)")
      if arguments == [file] { #expect(run.hasSaid(monster), "\(run.error.prefix(200))") }
    }
  }

  /// A row of what `make bounds` prints.
  private func report(_ run: BoundedRun, _ monster: Monster, _ command: String) {
    guard Monster.isFull else { return }
    let size = String(monster.count)
    let name = monster.name.padding(toLength: 46, withPad: " ", startingAt: 0)
    let place = (command.hasPrefix("/") ? "open" : command).padding(toLength: 7, withPad: " ", startingAt: 0)
    print(
      "| \(name) \(String(repeating: " ", count: max(0, 10 - size.count)))\(size) \(place)"
        + String(format: "%6.2f s %5d MB", run.seconds, run.memory)
        + "   at most \(monster.limits.seconds) s, \(monster.limits.memory) MB")
  }
}

extension BoundedRun {
  /// Whether what is wrong with a monster was said, and nothing where nothing is.
  fileprivate func hasSaid(_ monster: Monster) -> Bool {
    guard let diagnostic = monster.diagnostic else { return error.isEmpty }
    let isSaid = error.split(separator: "\n").contains { $0.hasPrefix("flipcal: ") && $0.contains(diagnostic) }
    return isSaid || monster.isSaidInFull && !Monster.isFull
  }
}
