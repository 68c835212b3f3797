import ICU
import Store

/// The sources that a command works on.
struct SourceSet {
  /// Who named them.
  enum Origin {
    /// The command line.
    case operands
    /// An earlier command line, which opened them.
    case openSet
    /// The configuration.
    case configuration
  }

  let sources: [Source]
  let origin: Origin
  /// The encoding that all of them were said to be in, if any.
  let encoding: TextEncoding?

  /// Whether they are what commands work on that name nothing: the focus goes along, and they have indexes.
  var isUsual: Bool { origin != .operands }

  init(_ sources: [Source], _ origin: Origin, encoding: TextEncoding?) {
    self.sources = sources
    self.origin = origin
    self.encoding = encoding
  }

  /// The sources that operands name; where there are none, those of the open set, and where nothing is open, those of the
  /// configuration.
  init(_ operands: [String], session: Session) {
    guard operands.isEmpty else {
      self.init(Source.named(by: operands), .operands, encoding: session.runEncoding)
      return
    }
    let (paths, name) = session.state?.openSources() ?? ([], nil)
    guard paths.isEmpty, !session.configured.calendars.isEmpty else {
      let encoding = session.runEncoding ?? name.flatMap(TextEncoding.init(named:))
      self.init(paths.map(Source.path), .openSet, encoding: encoding)
      return
    }
    self.init(Source.named(by: session.configured.calendars.map(\.path)), .configuration, encoding: session.runEncoding)
  }

  /// Loads them, each in the encoding that holds for it: what was said of all, or in the configuration of this one, or
  /// there of all.
  func load(with session: Session) -> SourceLoader {
    var loader = session.loader(isUsual ? .keep : .read, encoding: session.encoding)
    for source in sources { loader.load(source, encoding: encoding ?? session.configured.encoding(of: source)) }
    return loader
  }
}
