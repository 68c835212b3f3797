import Browse
import CommandTable
import Foundation
import Input
import Store

@testable import FlipcalApp
@testable import Terminal

/// What the screen has to show: the same model, fed with the same bytes, without a terminal.
struct Reference {
  private(set) var model: Model
  private(set) var hasQuit = false
  private var world: BrowseWorld
  private var decoder = InputDecoder()
  private var time = 0.0

  init(_ operands: [String], columns: Int, rows: Int, in home: Home, environment changes: [String: String]) throws {
    let environment = home.environment.merging(changes) { $1 }
    // What terminfo says of xterm-256color; its library may be asked by one thread only.
    let capabilities = Capabilities(environment: environment, isTerminal: true) { _ in
      TerminfoEntry(colors: 256, cursorUp: "\u{1B}[%p1%dA")
    }
    let size = TerminalSize(columns: columns, rows: rows)
    let console = Console(environment: environment, capabilities, size: size)
    let preferences = Preferences(environment: environment)
    let options = try CommandTable.parse(arguments: ["browse"], defaults: preferences.defaults) { _ in false }.options
    let session = try Session(
      environment: environment, options: options, preferences: preferences, console: console)
    world = try BrowseWorld(
      SourceSet(Source.named(by: operands), .operands, encoding: nil), session: session, environment: environment)
    model = BrowseCommand(session: session, environment: environment).model(size, world, focus: nil)
    world.takeScreen()
    perform(model.begin())
  }

  /// Takes bytes as they are typed, and after them a pause.
  mutating func type(_ bytes: [UInt8]) {
    var events = decoder.decode(bytes)
    if decoder.isPending { events += decoder.flush() }
    for event in events where !hasQuit && event != .acknowledged { send(.input(event, at: time)) }
    if !events.isEmpty { send(.inputEnded) }
  }

  /// Lets what moves come to its end, and a while pass.
  mutating func settle() {
    for _ in 0..<2 {
      time += 10
      send(.tick(time))
    }
  }

  mutating func resize(columns: Int, rows: Int) { send(.resized(width: columns, height: rows)) }

  private mutating func send(_ message: Message) { perform(model.update(message)) }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      hasQuit = hasQuit || effect == .quit
      for message in world.perform(effect) { send(message) }
    }
  }

  /// The rows, without the blanks at their ends.
  var lines: [String] {
    var cache = PageCache()
    return Screen(model, cache: &cache).surface.lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
