import CalendarCore
import ICU
import ICal
import TextGate

/// Checks the files of sources by the rules of iCalendar. It reads them and nothing else: no index, no state.
public struct SourceChecker {
  private let zones: any ZoneSource
  private let encoding: TextEncoding?

  /// Makes a checker.
  ///
  /// - Parameter encoding: The encoding that the sources were said to be in; nil where that is to be found out.
  public init(zones: SystemZones, encoding: TextEncoding? = nil) {
    self.zones = zones
    self.encoding = encoding
  }

  /// A file to be checked, or a stream.
  public struct File: Sendable {
    fileprivate var source: Source
    /// As messages name it.
    fileprivate var name: String
    /// Whether it lies in a directory, where a file is an item of a calendar.
    fileprivate var isItem: Bool
  }

  /// The files of a source.
  public struct Listing: Sendable {
    /// The files in the order of their names.
    public var files: [File] = []
    /// What could not be looked at.
    public var diagnostics: [Diagnostic] = []

    fileprivate mutating func fail(_ error: FileError) {
      diagnostics.append(Diagnostic(VisibleText(error.reason), at: SourceLocation(file: error.path)))
    }
  }

  /// Finds the files of a source.
  public func files(of source: Source) -> Listing {
    var listing = Listing()
    guard !source.isStream, case .path(let path) = source else {
      listing.files = [File(source: source, name: source.displayName, isItem: false)]
      return listing
    }
    do throws(FileError) {
      let found = try SourceListing(path)
      found.failures.forEach { listing.fail($0) }
      if found.calendars.isEmpty { listing.diagnostics.append(found.noFiles) }
      listing.files = found.calendars.flatMap(\.files).map { file in
        File(source: .path(file.path), name: file.path, isItem: found.isDirectory)
      }
    } catch {
      listing.fail(error)
    }
    return listing
  }

  /// Checks a file.
  public func check(_ file: File) throws(FileError) -> FileFindings {
    let bytes: any ByteSource
    switch file.source {
    case .standardInput: bytes = MemoryBytes(try Disk.read(descriptor: 0, path: file.name))
    case .path(let path):
      bytes = file.source.isStream ? MemoryBytes(try Disk.read(path)) : try FileBytes.open(path)
    }
    let check = CalendarCheck(
      bytes, file: file.name, zones: zones, encoding: encoding, isItem: file.isItem, workers: Threads.workers)
    return FileFindings(file: UntrustedText(file.name), check.findings)
  }
}
