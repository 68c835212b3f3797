/// A list of paths as text, one a line. A line feed in a path is written `\n`, a backslash `\\`.
enum PathList {
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
    text.unicodeScalars.split(separator: "\n").map { line in
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
