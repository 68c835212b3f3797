import Canvas
import CommandTable
import Pages
import TextGate

/// The last row: what keys there are, or what is told or typed.
struct Footer {
  /// The row.
  private(set) var surface: Surface
  /// The column of the cursor, where text is typed.
  private(set) var cursor: Int?
  /// Where the words for keys stand.
  private var commands: [(cells: Range<Int>, command: KeyCommand)] = []
  private let style: PageStyle

  /// What is told at the right leaves the keys so many cells.
  private static let leastForKeys = 70

  init(_ model: Model, width: Int) {
    style = model.settings.style
    surface = Surface(width: width, height: 1)
    if let prompt = model.prompt, model.notice == nil {
      draw(PromptLine(prompt, width: width, metrics: style.metrics), model.settings.keys)
    } else if let notice = model.notice {
      let look = notice.isFault ? style.theme[.weekend] : style.theme[.day]
      surface.write(style.fit(notice.text, cells: width), row: 0, column: 0, style: look, metrics: style.metrics)
    } else {
      draw(keys: FooterKeys(model), room: drawState(model, width: width))
    }
  }

  /// The command whose key is told at a column.
  func command(atColumn column: Int) -> KeyCommand? {
    commands.first { $0.cells.contains(column) }?.command
  }

  private mutating func draw(_ line: PromptLine, _ keys: KeyBindings) {
    surface.write(line.label, row: 0, column: 0, style: style.theme[.title], metrics: style.metrics)
    surface.write(line.text, row: 0, column: line.start, style: .plain, metrics: style.metrics)
    cursor = line.cursor
    let end = line.start + style.metrics.width(of: line.text) + 2
    let hints = FooterKeys(keys, contexts: [.prompt]).items
    let width = self.width(of: hints)
    guard end + 2 + width <= surface.width else { return }
    write(hints, from: surface.width - width)
  }

  /// Tells at the right what was found, how many calendars are hidden, and the zone, as there is room.
  ///
  /// - Returns: The cells that are left.
  private mutating func drawState(_ model: Model, width: Int) -> Int {
    guard model.overlay == nil else { return width }
    var end = width
    func room(_ part: StyledLine, least: Int) -> Bool { end - part.width(style.metrics) - 2 >= least }
    var parts: [StyledLine] = []
    let zone = StyledLine(VisibleText(model.zoneName).description, style.theme[.note])
    if !zone.spans.isEmpty, room(zone, least: Footer.leastForKeys) {
      parts.append(zone)
      end -= zone.width(style.metrics) + 2
    }
    let hidden = model.hiddenCalendars.count
    let hiddenPart = StyledLine("\(hidden) hidden", style.theme[.more])
    if hidden > 0, room(hiddenPart, least: 20) {
      parts.append(hiddenPart)
      end -= hiddenPart.width(style.metrics) + 2
    }
    if let search = model.search {
      let place = search.hits.isEmpty ? "0" : "\(search.place + 1)/\(search.hits.count)"
      var part = StyledLine(place, style.theme[.more])
      let words = style.fit(VisibleText(search.text), cells: min(24, (end - 20) / 2))
      if !words.isEmpty { part.append(" " + words, style.theme[.day]) }
      if room(part, least: 16) {
        parts.append(part)
        end -= part.width(style.metrics) + 2
      }
    }
    var column = width
    for part in parts {
      column -= part.width(style.metrics)
      part.draw(
        style.pen(row: 0, cells: column..<width, isMirrored: false), style: style, on: &surface)
      column -= 2
    }
    return parts.isEmpty ? width : column
  }

  private mutating func draw(keys: FooterKeys, room: Int) {
    var items = keys.items
    while width(of: items) > room, let last = items.lastIndex(where: { !$0.isVital }) { items.remove(at: last) }
    while width(of: items) > room, items.count > 1 { items.removeFirst() }
    if width(of: items) <= room { write(items, from: 0) }
  }

  /// The cells of some words with their keys, and two blanks between them.
  private func width(of items: [FooterKeys.Item]) -> Int {
    items.reduce(-2) { $0 + style.metrics.width(of: $1.key + $1.word) + 3 }
  }

  private mutating func write(_ items: [FooterKeys.Item], from start: Int) {
    var column = start
    for item in items {
      let first = column
      column += surface.write(item.key, row: 0, column: column, style: style.theme[.day], metrics: style.metrics) + 1
      column += surface.write(item.word, row: 0, column: column, style: style.theme[.note], metrics: style.metrics)
      commands.append((first..<column, item.command))
      column += 2
    }
  }
}
