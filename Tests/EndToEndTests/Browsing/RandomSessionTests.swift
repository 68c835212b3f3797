import Foundation
import Synchronization
import Testing

@Suite("Random sessions")
struct RandomSessionTests {
  /// `FLIPCAL_SESSIONS` asks for more; it takes about a tenth of a second for each.
  private static let count = ProcessInfo.processInfo.environment["FLIPCAL_SESSIONS"].flatMap { Int($0) } ?? 100
  /// Most of a session is waiting.
  private static let atOnce = 12

  @Test("show the model's page after each step and restore the terminal, whatever happens")
  func sessions() throws {
    let home = try Home()
    let sources = [Binary.sample("team")]
    let next = Mutex(0)
    let faults = Mutex<[String]>([])
    let done = DispatchGroup()
    @Sendable func work() {
      var references: [[String: String]: Reference] = [:]
      while true {
        let seed = next.withLock { next in
          next += 1
          return next
        }
        guard seed <= Self.count else { return }
        let session = RandomSession(seed: seed)
        do {
          let reference =
            try references[session.environment]
            ?? Reference(sources, columns: 80, rows: 24, in: home, environment: session.environment)
          references[session.environment] = reference
          let found = try session.play(sources, reference: reference, in: home)
          faults.withLock { $0 += found }
        } catch {
          faults.withLock { $0.append("seed \(seed): \(error)") }
        }
      }
    }
    for _ in 0..<Self.atOnce { Thread.detachNewThread(joining: done, work) }
    done.wait()
    let found = faults.withLock { $0 }
    for fault in found.prefix(10) { Issue.record("\(fault)") }
    #expect(found.isEmpty)
    print("\(Self.count) sessions, \(found.count) faults")
  }
}

extension Thread {
  fileprivate static func detachNewThread(joining group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    detachNewThread {
      body()
      group.leave()
    }
  }
}
