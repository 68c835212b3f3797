import CalendarCore
import ICal

/// Files that are read together: one, or many small ones on all cores.
struct FileBatch {
  /// The files, in order.
  let files: ArraySlice<SourceFile>
  /// Bytes of them all.
  let size: Int

  /// The most bytes and files of a batch: what is in memory at once.
  private static let mostBytes = 4 << 20
  private static let mostFiles = 4096

  /// Divides files into batches.
  static func batches(of files: [SourceFile]) -> [FileBatch] {
    var batches: [FileBatch] = []
    var (start, size) = (0, 0)
    for place in files.indices {
      let next = files[place].stamp.size
      if place > start, size + next > mostBytes || place - start == mostFiles {
        batches.append(FileBatch(files: files[start..<place], size: size))
        (start, size) = (place, 0)
      }
      size += next
    }
    if start < files.count { batches.append(FileBatch(files: files[start...], size: size)) }
    return batches
  }

  /// Scans the files.
  ///
  /// - Parameter onRead: Is told how many bytes of a large file have been read.
  func read(zones: any ZoneSource, onRead: ((Int) -> Void)? = nil) -> [(report: FileReport, text: CalendarText?)] {
    if files.count == 1 { return files.map { FileReport.read($0, zones: zones, onRead: onRead) } }
    return map { FileReport.read($0, zones: zones) }
  }

  /// Applies a function to the files on all cores, and returns what it gives in their order.
  func map<Result: Sendable>(_ body: @escaping @Sendable (SourceFile) -> Result) -> [Result] {
    Threads.run(over: files.count) { [files] range in
      range.map { body(files[files.startIndex + $0]) }
    }.flatMap(\.self)
  }
}
