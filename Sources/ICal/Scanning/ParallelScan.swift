import Synchronization

/// Does pieces of work, at the same time where it can.
public struct Workers: Sendable {
  /// How many pieces are worth making.
  public let count: Int
  /// Does the pieces and returns when all are done.
  public let run: @Sendable ([@Sendable () -> Void]) -> Void

  /// Makes workers.
  public init(count: Int, run: @escaping @Sendable ([@Sendable () -> Void]) -> Void) {
    self.count = count
    self.run = run
  }

  /// One piece after the other.
  public static let one = Workers(count: 1) { pieces in pieces.forEach { $0() } }
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
    let parts = (1..<cuts.count).map { _ in Part() }
    workers.run(
      (0..<cuts.count - 1).map { place in
        { @Sendable in
          let part = ComponentScanner(
            part: source, from: cuts[place], to: place == cuts.count - 2 ? .max : cuts[place + 1], isFirst: place == 0,
            onRead: nil)
          parts[place].scan.withLock { $0 = part }
        }
      })
    let scans = parts.compactMap { part in part.scan.withLock { $0 } }
    guard scans.count == parts.count, var whole = scans.first, scans.dropLast().allSatisfy(\.isBetweenComponents),
      let last = scans.last, last.notes.isEmpty, !last.hasBareCarriageReturn
    else { return ComponentScanner(source, from: start, onRead: onRead) }
    for scan in scans.dropFirst() { whole.append(scan) }
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
