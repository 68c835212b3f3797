import Synchronization

/// Does pieces of work, at the same time where it can.
public struct Workers: Sendable {
  /// Does the first piece on the thread that it is called on and the others beside it, and returns when all are done.
  public typealias Run = @Sendable (_ here: () -> Void, _ others: [@Sendable () -> Void]) -> Void

  /// How many pieces are worth making.
  public let count: Int
  /// What does them.
  public let run: Run

  /// Makes workers.
  public init(count: Int, run: @escaping Run) {
    self.count = count
    self.run = run
  }

  /// One piece after the other.
  public static let one = Workers(count: 1) { here, others in
    here()
    others.forEach { $0() }
  }
}

extension ComponentScanner {
  /// Smaller sources are scanned sooner than another thread begins; 8 MiB.
  private static let leastSize = 8 << 20
  /// How far a place to cut is looked for. Components are mostly shorter.
  private static let searchedSize = 1 << 16
  private static let beginning = Array("\nBEGIN:VEVENT".utf8)

  /// Scans a source in parts at the same time, as if it were one.
  ///
  /// The parts are cut where a line begins a VEVENT, in the belief that it stands in a VCALENDAR as in whole files. Where
  /// that turns out otherwise, or anything is wrong with the structure, all is scanned again from the start.
  static func scan(
    _ source: any ByteSource, from start: Int, workers: Workers, onRead: ((Int) -> Void)? = nil,
    leastSize: Int = leastSize
  ) -> ComponentScanner {
    let cuts = cuts(of: source, from: start, count: source.size < leastSize ? 1 : workers.count)
    guard cuts.count > 2, source.bytesInMemory == nil else {
      return ComponentScanner(source, from: start, onRead: onRead)
    }
    let others = (1..<cuts.count - 1).map { _ in Part() }
    var first: ComponentScanner?
    workers.run(
      {
        // It tells of all parts, which get on at the same pace.
        let onRead = onRead.map { tell in { tell(start + ($0 - start) * (others.count + 1)) } }
        first = ComponentScanner(part: source, from: start, to: cuts[1], isFirst: true, onRead: onRead)
      },
      others.indices.map { place in
        { @Sendable in
          let end = place == others.count - 1 ? Int.max : cuts[place + 2]
          let part = ComponentScanner(part: source, from: cuts[place + 1], to: end, isFirst: false, onRead: nil)
          others[place].scan.withLock { $0 = part }
        }
      })
    let rest = others.compactMap { part in part.scan.withLock { $0 } }
    guard var whole = first, rest.count == others.count, whole.isBetweenComponents,
      rest.dropLast().allSatisfy(\.isBetweenComponents), let last = rest.last, last.notes.isEmpty,
      !last.hasBareCarriageReturn
    else { return ComponentScanner(source, from: start, onRead: onRead) }
    for scan in rest { whole.append(scan) }
    return whole
  }

  /// A part's scan, when it is done.
  private final class Part: Sendable {
    let scan = Mutex<ComponentScanner?>(nil)
  }

  /// The start, places at which a VEVENT begins, and the end.
  private static func cuts(of source: any ByteSource, from start: Int, count: Int) -> [Int] {
    guard count > 1 else { return [start, source.size] }
    let inner = (1..<count).compactMap { place in
      let wanted = start + (source.size - start) / count * place
      let bytes = source.bytes(wanted..<wanted + searchedSize)
      return bytes.indices.first { bytes[$0...].starts(with: beginning) }.map { wanted + $0 + 1 }
    }
    return [start] + inner + [source.size]
  }
}
