import Canvas
import CommandTable
import Pages

/// All keys under headings for where they are typed.
struct HelpLines {
  let style: PageStyle
  let keys: KeyBindings

  /// Room for the names of keys, where most have fewer.
  private static let keysWidth = 18
  private static let gap = 4
  /// A column for which no explanation is broken often.
  private static let narrowestColumn = 52

  /// The lines, in two columns where there is room for them.
  func lines(width: Int) -> [StyledLine] {
    let column = (width - HelpLines.gap) / 2
    guard column >= HelpLines.narrowestColumn else { return joined(groups(width: width)) }
    let groups = groups(width: min(column, HelpLines.narrowestColumn + HelpLines.keysWidth))
    // Where the columns break, so that the longer one is as short as it can be.
    let places = (1..<groups.count).map { place in
      (place, max(joined(Array(groups[..<place])).count, joined(Array(groups[place...])).count))
    }
    let place = places.min { $0.1 < $1.1 }?.0 ?? groups.count
    let (left, right) = (joined(Array(groups[..<place])), joined(Array(groups[place...])))
    let leftWidth = left.reduce(0) { max($0, $1.width(style.metrics)) } + HelpLines.gap
    return (0..<max(left.count, right.count)).map { row in
      var line = row < left.count ? left[row] : StyledLine()
      guard row < right.count, !right[row].spans.isEmpty else { return line }
      line.append(String(repeating: " ", count: leftWidth - line.width(style.metrics)))
      line.spans += right[row].spans
      return line
    }
  }

  private func joined(_ groups: [[StyledLine]]) -> [StyledLine] {
    Array(groups.joined(separator: [StyledLine()]))
  }

  private func groups(width: Int) -> [[StyledLine]] {
    var groups = KeyContext.allCases.map { context in
      [StyledLine(context.title, style.theme[.weekday])]
        + keys.bindings(in: context).flatMap {
          lines(of: $0.keys.joined(separator: " "), help: $0.help, width: width)
        }
    }
    let mouse = KeyTable.gestures.flatMap { lines(of: $0.gesture, help: $0.help, width: width) }
    groups.insert([StyledLine("With the mouse", style.theme[.weekday])] + mouse, at: 1)
    return groups
  }

  private func lines(of keys: String, help: String, width: Int) -> [StyledLine] {
    let indent = width >= 40 ? 2 : 1
    let keysWidth = min(HelpLines.keysWidth, max(8, width / 3))
    let margin = indent + keysWidth + 1
    let helps = style.metrics.wrapped(help, cells: width - margin)
    var head = StyledLine(String(repeating: " ", count: indent))
    head.append(style.fit(keys, cells: keysWidth), style.theme[.day])
    head.append(String(repeating: " ", count: max(1, margin - head.width(style.metrics))))
    head.append(helps[0])
    return [head] + helps.dropFirst().map { StyledLine(String(repeating: " ", count: margin) + $0) }
  }
}
