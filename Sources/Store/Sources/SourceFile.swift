import ICU

/// A file of a source, before it is read.
struct SourceFile: Sendable {
  /// The directory it was found in, or the file itself where that is the source.
  var directory: String
  /// Its name in the directory; empty for a file that is a source.
  var name: String
  /// What it was when the source was looked at.
  var stamp: FileStamp
  /// The encoding that its source was said to be in; nil where that is to be found out.
  var encoding: TextEncoding?

  /// Its path, as messages name it.
  var path: String { SourceFile.path(directory, name) }

  /// The path of a name in a directory; that of the directory itself for no name.
  static func path(_ directory: String, _ name: String) -> String {
    if name.isEmpty { return directory }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + name : "\(directory)/\(name)"
  }
}
