/// A list of paths as text, one a line. A line feed in a path is written `\n`, a backslash `\\`. A line `\encoding NAME`
/// may come first, which no path is written as.
enum PathList {
  private static let encodingMark = "\\encoding "

  /// The encoding that a list names.
  static func encoding(in text: String) -> String? {
    guard text.hasPrefix(encodingMark) else { return nil }
    return String(text.dropFirst(encodingMark.count).prefix { $0 != "\n" })
  }

  /// A list of paths, and the name of their encoding if there is one.
  static func text(of paths: [String], encoding: String?) -> String {
    (encoding.map { encodingMark + $0 + "\n" } ?? "") + text(of: paths)
  }

  static func text(of paths: [String]) -> String {
    paths.map { path in
      var line = ""
      for scalar in path.unicodeScalars {
        switch scalar {
        case "\\": line += "\\\\"
        case "\n": line += "\\n"
        default: line.unicodeScalars.append(scalar)
        }
      }
      return line + "\n"
    }.joined()
  }

  static func paths(in text: String) -> [String] {
    let lines = text.unicodeScalars.split(separator: "\n").dropFirst(encoding(in: text) == nil ? 0 : 1)
    return lines.map { line in
      var path = ""
      var isEscaped = false
      for scalar in line {
        if isEscaped {
          path.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          path.unicodeScalars.append(scalar)
        }
      }
      return path
    }
  }
}
