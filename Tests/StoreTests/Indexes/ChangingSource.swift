import CalendarCore
import Foundation
import SeededNumbers
import Testing

@testable import Store

/// A source whose files are changed at random.
struct ChangingSource {
  let shelf: Shelf
  var random: RandomSketches
  var files: [String: Sketch] = [:]
  private var fileCount = 0

  init(_ shelf: Shelf, seed: UInt64) {
    self.shelf = shelf
    random = RandomSketches(seed: seed)
  }

  private func fullPath(_ name: String) -> String { name.isEmpty ? shelf.path : "\(shelf.path)/\(name)" }

  mutating func write(_ name: String, _ sketch: Sketch) throws {
    files[name] = sketch
    let path = fullPath(name)
    let above = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
    try Data(sketch.text.utf8).write(to: URL(filePath: path))
  }

  /// Changes what a file says.
  mutating func edit() throws -> String {
    let names = files.keys.sorted()
    let name = names[random.numbers.int(in: 0...names.count - 1)]
    var sketch = files[name] ?? Sketch()
    let change = edit(&sketch)
    try write(name, sketch)
    return "\(change) in \(name)"
  }

  private mutating func edit(_ sketch: inout Sketch) -> String {
    let count = sketch.components.count
    let place = random.numbers.int(in: 0...max(0, count - 1))
    switch random.numbers.int(in: 0...8) {
    case 0 where count > 0:
      sketch.components[place].replace("SUMMARY:", with: "SUMMARY:changed ", maxReplacements: 1)
      return "a title"
    case 1 where count > 0:
      sketch.components.append(sketch.components.remove(at: place))
      return "an order"
    case 2 where count > 0:
      sketch.components.remove(at: place)
      return "a removal"
    case 3:
      sketch.zones = [random.zone()]
      return "a zone"
    case 4:
      replace("METHOD:", with: random.method(), in: &sketch)
      return "a method"
    case 5:
      replace("X-WR-TIMEZONE:", with: random.zoneProperty(), in: &sketch)
      return "the zone of floating times"
    case 6:
      replace("COLOR:", with: "COLOR:" + ["red", "green"][random.numbers.int(in: 0...1)], in: &sketch)
      replace("X-WR-CALNAME:", with: "X-WR-CALNAME:\(place)", in: &sketch)
      return "a name"
    case 7 where count > 0:
      sketch.components.insert(sketch.components[place], at: 0)
      return "a copy"
    default:
      sketch.components.insert(contentsOf: random.group(), at: place)
      return "an addition"
    }
  }

  private mutating func replace(_ name: String, with line: String, in sketch: inout Sketch) {
    sketch.properties.removeAll { $0.hasPrefix(name) }
    if !random.numbers.chance(4) { sketch.properties.append(line) }
  }

  /// Changes which files there are, or what their directory says of them.
  mutating func rearrange() throws -> String {
    let names = files.keys.sorted()
    let name = names[random.numbers.int(in: 0...names.count - 1)]
    fileCount += 1
    switch random.numbers.int(in: 0...5) {
    case 0 where names.count > 1:
      files[name] = nil
      try FileManager.default.removeItem(atPath: fullPath(name))
      return "\(name) removed"
    case 1:
      files["work/\(fileCount).ics"] = files.removeValue(forKey: name)
      try FileManager.default.moveItem(atPath: fullPath(name), toPath: fullPath("work/\(fileCount).ics"))
      return "\(name) renamed to work/\(fileCount).ics"
    case 2:
      try Data("Work \(fileCount)".utf8).write(to: URL(filePath: fullPath("work/displayname")))
      return "a displayname"
    case 3:
      try Data("#00000\(fileCount % 10)".utf8).write(to: URL(filePath: fullPath("work/color")))
      return "a color"
    case 4:
      try write("new\(fileCount)/a.ics", random.sketch(groups: 3))
      return "a directory"
    default:
      try write("\(fileCount).ics", random.sketch(groups: 2))
      return "a new file"
    }
  }

  /// Compares the index's answer with the plain one.
  func check(_ history: String, isIndexed: Bool, months: [YearMonth]) throws {
    let loader = shelf.load()
    let plain = try Picture(plain: shelf.path, viewing: .utc, months: months)
    #expect(Picture(loader, viewing: .utc, months: months).difference(from: plain) == nil, "\(history)")
    if isIndexed { #expect(loader.calendars.allSatisfy { $0.indexSize != nil }, "\(history)") }
    loader.saveIndexes()
  }
}
