import Browse
import CalendarCore
import Canvas
import Store
import Terminal

/// Leads the model by what comes from the terminal, the disk and the clock, and shows it.
///
/// It does nothing until one of them has something to tell.
struct BrowseLoop {
  /// Why it ended.
  enum Ending {
    /// The person wanted it.
    case quit
    /// A signal came, which is to act once the terminal is as it was.
    case signal(Int32)
    /// The terminal is gone.
    case hungUp
  }

  private let screen: FullScreen
  private let watch: SourceWatch?
  private(set) var world: BrowseWorld
  private var model: Model
  private var pages = PageCache()
  private var hasQuit = false
  /// Whether the screen shows less than the model knows.
  private var needsFrame = true

  /// When the sources are looked at: a change has been told, or it is time.
  private var lookTime: Double?
  /// When the day ends; nil where the clock stands still.
  private var midnight: Double?

  /// Programs write several files, or one in several steps: seconds in which they may end.
  private static let patience = 0.2

  init(_ model: Model, _ world: BrowseWorld, on screen: FullScreen, watching watch: SourceWatch?) {
    self.model = model
    self.world = world
    self.screen = screen
    self.watch = watch
  }

  /// Browses until the end.
  mutating func run() throws(OutputError) -> Ending {
    // The window may have changed while sources were read.
    send(.resized(width: screen.size.columns, height: screen.size.rows))
    perform(model.begin())
    planLook()
    lookAtClock()
    while !hasQuit {
      // A change that was told already need not be told again.
      let watched = lookTime == nil ? watch?.descriptor : nil
      let deadline = [lookTime, midnight].compactMap(\.self).min()
      for event in try screen.wait(
        until: deadline, forFrame: needsFrame || model.isAnimating, watching: watched)
      {
        if let ending = take(event) { return ending }
      }
    }
    return .quit
  }

  private mutating func take(_ event: FullScreen.Event) -> Ending? {
    switch event {
    case .input(let events):
      lookAtClock()
      let time = screen.now
      // A turn whose time is over has ended, though the terminal may not have shown that yet.
      send(.tick(time))
      for event in events where !hasQuit { send(.input(event, at: time)) }
      send(.inputEnded)
    case .resized(let size): send(.resized(width: size.columns, height: size.rows))
    case .resumed:
      lookAtClock()
      needsFrame = true
    case .signalled(let signal): return .signal(signal)
    case .hungUp: return .hungUp
    case .watched: lookTime = screen.now + BrowseLoop.patience
    case .ready: show()
    case .timeout:
      if let midnight, screen.now >= midnight { lookAtClock() }
      if let lookTime, screen.now >= lookTime { look() }
    }
    return nil
  }

  private mutating func show() {
    if model.isAnimating { send(.tick(screen.now)) }
    let picture = Screen(model, cache: &pages)
    screen.present(picture.surface, cursor: picture.cursor, isAnimating: model.isAnimating)
    needsFrame = false
  }

  // MARK: The model

  private mutating func send(_ message: Message) {
    needsFrame = true
    perform(model.update(message))
  }

  private mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .redraw: screen.redraw()
      case .quit: hasQuit = true
      default: break
      }
      for message in answers(to: effect) { send(message) }
    }
  }

  private mutating func answers(to effect: Effect) -> [Message] {
    switch effect {
    // What is kept must be kept whole.
    case .keepFocus, .redraw, .quit: return world.perform(effect)
    case .search where world.isLarge: announce("Searching")
    case .reload where world.isLarge: announce("Reading again")
    default: break
    }
    var world = self.world
    let answers = screen.busy { world.perform(effect) }
    self.world = world
    return answers
  }

  /// Tells at once what takes a while.
  private mutating func announce(_ work: String) {
    var model = model
    model.notify(work + "; Ctrl-C ends flipcal")
    let picture = Screen(model, cache: &pages)
    screen.present(picture.surface)
    try? screen.flush()
  }

  // MARK: The disk and the clock

  private mutating func look() {
    lookTime = nil
    if let watch, watch.hasChanged() { perform([.reload]) }
    planLook()
  }

  /// Where the system does not tell of changes, the sources are looked at.
  private mutating func planLook() {
    if let watch, watch.descriptor == nil { lookTime = screen.now + SourceWatch.interval }
  }

  private mutating func lookAtClock() {
    midnight = world.secondsToMidnight.map { screen.now + $0 }
    if let message = world.lookAtClock() { send(message) }
  }
}
