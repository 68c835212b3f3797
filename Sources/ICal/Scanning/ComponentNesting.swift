import CalendarCore
import TextGate

/// Which components are open while the lines of a source go by.
///
/// BEGIN and END alone decide, so that a broken component costs only itself. `icalparser_parse_string` gives nothing at
/// all for a truncated file; this gives what came before the cut.
struct ComponentNesting {
  /// A component that has begun.
  struct Open {
    var name: ComponentName
    /// The line of its BEGIN.
    var line: Int
    /// Where its BEGIN stands in the source.
    var start: Int
    /// How many components are open inside it that are nested too deep to be kept.
    var ignoredDepth = 0
    /// Whether its last property holds text that a producer may have failed to fold.
    var lastHoldsText = false
  }

  /// A component that has ended.
  struct Closed {
    var component: Open
    /// Where it ends in the source.
    var end: Int
    /// The component that it stands in.
    var outer: ComponentName?
  }

  /// What is wrong, by which rule, and the line it is at.
  typealias Note = (rule: LintRule, message: VisibleText, line: Int)

  /// The open components, the innermost one last.
  var open: [Open] = []
  /// What is wrong with the structure, by which rule, and the line it is at.
  private(set) var notes: [Note] = []

  /// Components inside components; RFC 5545 has two levels below VCALENDAR.
  private static let deepest = 50
  /// The most troubles of a file that are named.
  private static let mostNotes = 1000

  mutating func note(_ rule: LintRule, _ message: @autoclosure () -> VisibleText, line: Int) {
    guard notes.count < ComponentNesting.mostNotes else { return }
    let isLast = notes.count == ComponentNesting.mostNotes - 1
    notes.append((rule, isLast ? "more is wrong with the structure of this file than is named" : message(), line))
  }

  /// Begins a component, and returns those that end because of it.
  mutating func begin(_ name: ComponentName, line: Int, start: Int) -> [Closed] {
    var closed: [Closed] = []
    if name == .calendar {
      closed = close(downTo: 0, before: "a new VCALENDAR begins at line \(line)", end: start)
    } else if name.isTopLevel, let outer = open.lastIndex(where: \.name.isTopLevel) {
      closed = close(downTo: outer, before: "\(name) begins at line \(line)", end: start)
    }
    if let innermost = open.indices.last, !name.isTopLevel,
      innermost - (open.lastIndex(where: \.name.isTopLevel) ?? 0) >= ComponentNesting.deepest
    {
      if open[innermost].ignoredDepth == 0 {
        note(.nestedTooDeep, "components are nested too deep; what is inside is ignored", line: line)
      }
      open[innermost].ignoredDepth += 1
      return closed
    }
    open.append(Open(name: name, line: line, start: start))
    return closed
  }

  /// Ends a component, and returns it together with those inside it that have no end.
  ///
  /// - Parameter range: Where its END stands in the source.
  mutating func end(_ name: ComponentName, line: Int, range: Range<Int>) -> [Closed] {
    if let innermost = open.indices.last, open[innermost].ignoredDepth > 0, !name.isTopLevel, name != .calendar {
      open[innermost].ignoredDepth -= 1
      return []
    }
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      note(.endWithoutBegin, "END:\(name) without BEGIN:\(name)", line: line)
      return []
    }
    guard index + 1 < open.count else { return pop(end: range.upperBound) }
    let closed = close(downTo: index + 1, before: "END:\(name) is at line \(line)", end: range.lowerBound)
    return closed + pop(end: range.upperBound)
  }

  /// Ends all that is open, as the source does.
  mutating func finish(end: Int) -> [Closed] { close(downTo: 0, before: "the file ends before it", end: end) }

  private mutating func close(downTo index: Int, before reason: @autoclosure () -> VisibleText, end: Int) -> [Closed] {
    var closed: [Closed] = []
    while open.count > index, let component = open.last {
      note(.missingEnd, "BEGIN:\(component.name) has no END:\(component.name): \(reason())", line: component.line)
      closed += pop(end: end)
    }
    return closed
  }

  private mutating func pop(end: Int) -> [Closed] {
    guard let component = open.popLast() else { return [] }
    return [Closed(component: component, end: end, outer: open.last?.name)]
  }
}
