/// A line that is typed into at the foot of the screen.
public struct Prompt: Sendable, Hashable {
  /// What it is for.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Words to search for.
    case search
    /// A day to go to.
    case goTo
    /// A time zone.
    case zone

    /// What stands before the text.
    public var label: String {
      switch self {
      case .search: "/"
      case .goTo: "Go to: "
      case .zone: "Zone: "
      }
    }
  }

  /// What it is for.
  public let kind: Kind
  /// What stands before the cursor; without control characters.
  public internal(set) var before = ""
  /// What stands after it.
  public internal(set) var after = ""

  /// What was typed.
  public var text: String { before + after }

  /// An empty line.
  public init(_ kind: Kind) { self.kind = kind }
}
