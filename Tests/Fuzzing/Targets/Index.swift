import CalendarCore
import ICal
import Recurrence

@testable import Store

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An index file of which nothing is as it was written. Sums always hold in this build (`FUZZING`), so that what lies
/// behind them is reached.
struct Index: FuzzTarget {
  private static let zones = SystemZones()
  private static let path = "/tmp/flipcal-fuzz-\(getpid()).index"
  /// The path of the source in all seeds.
  private static let source = "/fuzz"

  func run(_ input: [UInt8]) {
    guard write(input, to: Self.path) else { return }
    defer { unlink(Self.path) }
    guard let index = IndexReader(Self.path, of: Self.source, named: Self.source, system: Self.zones) else { return }
    for file in 0..<min(index.fileCount, 100) { _ = index.path(ofFile: file) }
    for calendar in 0..<min(index.summary.calendars.count, 10) {
      for words in [nil, try? SearchWords("choir")] {
        guard let picks = index.picks(of: calendar, touching: .everything, holding: words),
          let series = index.series(
            picks[...], for: SeriesRequest(days: .everything, words: words, kinds: .all, hasPeople: true))
        else { continue }
        _ = Components.occurrences(of: series.flatMap { $0.components })
      }
    }
    _ = index.entries { _ in }
  }

  /// Indexes of all sources that FUZZ_SOURCES names, parted by colons.
  var seeds: [[UInt8]] {
    let names = getenv("FUZZ_SOURCES").map { String(cString: $0) } ?? ""
    return names.split(separator: ":").compactMap { name in
      defer { unlink(Self.path) }
      do {
        var builder = try IndexBuilder(
          of: try SourceListing(String(name)), source: Self.source, into: Self.path, old: nil, zones: Self.zones,
          now: Instant(seconds: 0), progress: { _ in })
        try builder.build()
        return try Disk.read(Self.path)
      } catch { fatalError("\(name): \(error)") }
    }
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
