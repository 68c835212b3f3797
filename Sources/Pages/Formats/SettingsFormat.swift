import Canvas
import TextGate

/// What is set, as a configuration file that says the same, and as JSON.
public enum SettingsFormat {
  /// A piece of the text, and what it is drawn as; nil for the plain style.
  public typealias Piece = (text: String, role: Theme.Role?)

  /// The bytes of a line that flipcal reads again, less some for comfort.
  private static let longestLine = 190
  /// Where origins stand, at most: behind longer lines they follow at once.
  private static let widestColumn = 44

  /// The text, in pieces.
  ///
  /// - Parameter metrics: Measures it, to align the origins.
  public static func pieces(_ list: SettingsList, metrics: TextMetrics = TextMetrics()) -> [Piece] {
    var pieces: [Piece] = []
    func remark(_ title: String, _ path: UntrustedText?) {
      let title = title + String(repeating: " ", count: 15 - title.count)
      pieces.append(("# \(title)\(path?.visible.description ?? "none")\n", .note))
    }
    remark("configuration", list.configuration)
    remark("state", list.state)
    remark("cache", list.cache)
    for path in list.openSet { remark("open set", path) }
    for section in list.sections {
      pieces.append(("\n[\(section.name.visible)]\n", .title))
      let lines = section.entries.map(Line.init)
      let column = lines.map { metrics.width(of: $0.text) }.filter { $0 <= widestColumn }.max() ?? 0
      for line in lines { add(line, column: column, metrics, to: &pieces) }
    }
    return pieces
  }

  private static func add(_ line: Line, column: Int, _ metrics: TextMetrics, to pieces: inout [Piece]) {
    let gap = String(repeating: " ", count: max(0, column - metrics.width(of: line.text)) + 2)
    let origin = "; \(line.origin)"
    let role: Theme.Role? = line.isSetting ? nil : .outside
    // A comment may be as long as it likes; a setting with one may not.
    if line.isSetting, (line.text + gap + origin).utf8.count > longestLine {
      pieces.append(("# \(line.origin)\n", .note))
      pieces.append((line.text + "\n", role))
    } else {
      pieces.append((line.text + gap, role))
      pieces.append((origin + "\n", .note))
    }
  }

  /// An entry as a line.
  private struct Line {
    let text: String
    let origin: String
    /// Whether it is read again as what it says.
    let isSetting: Bool

    init(_ entry: SettingsList.Entry) {
      let value = entry.value?.visible.description ?? ""
      let text = "\(entry.key) =" + (value.isEmpty ? "" : " \(value)")
      isSetting = entry.isSetting && Line.isReadAgain(entry.value) && text.utf8.count <= longestLine
      self.text = isSetting ? text : "# " + text
      origin = Line.text(of: entry.origin)
    }

    /// Whether a value stands in a file as it is: it is shown as it is, which text with white space at an end is not, and
    /// nothing in it begins a comment.
    private static func isReadAgain(_ value: UntrustedText?) -> Bool {
      guard let value, !value.isEmpty else { return false }
      let text = value.visible.description
      return value.isIdentical(to: UntrustedText(text)) && !(" " + text).utf8.contains(" ;".utf8)
    }

    private static func text(of origin: SettingsList.Origin) -> String {
      switch origin {
      case .usual: "default"
      case .file(let path, let line, let variable):
        "\(path.visible):\(line)" + (variable.map { ", but \($0) counts" } ?? "")
      case .variable(let name): "environment \(name)"
      }
    }
  }

  // MARK: JSON

  /// One object.
  public static func json(_ list: SettingsList) -> String {
    var json = JSONText()
    json.object { json in
      json.member("configuration", list.configuration)
      json.member("state", list.state)
      json.member("cache", list.cache)
      json.key("openSet")
      json.array(list.openSet) { $0.string($1) }
      json.newLine()
      json.key("sections")
      json.array(list.sections) { json, section in
        json.object { json in
          json.member("name", section.name)
          json.key("entries")
          json.array(section.entries) { append($1, to: &$0) }
        }
        json.newLine()
      }
    }
    json.newLine()
    return json.text
  }

  private static func append(_ entry: SettingsList.Entry, to json: inout JSONText) {
    json.object { json in
      json.member("key", entry.key)
      json.member("value", entry.value)
      switch entry.origin {
      case .usual:
        json.member("origin", "default")
        json.member("file", nil as String?)
        json.member("line", nil as Int?)
        json.member("variable", nil as String?)
      case .file(let path, let line, let variable):
        json.member("origin", "file")
        json.member("file", path)
        json.member("line", line)
        json.member("variable", variable)
      case .variable(let name):
        json.member("origin", "environment")
        json.member("file", nil as String?)
        json.member("line", nil as Int?)
        json.member("variable", name)
      }
    }
    json.newLine()
  }

  /// What is wrong with what is set: an array of objects with the keys that findings in calendars have as well.
  public static func json(errors: [(file: UntrustedText?, line: Int?, message: VisibleText)]) -> String {
    var json = JSONText()
    json.array(errors) { json, error in
      json.object { json in
        json.member("file", error.file)
        json.member("line", error.line)
        json.member("severity", "error")
        json.member("message", error.message.description)
      }
      json.newLine()
    }
    json.newLine()
    return json.text
  }
}
