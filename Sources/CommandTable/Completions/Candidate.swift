/// What may stand at the cursor of a command line that is being typed.
public struct Candidate: Sendable, Hashable {
  /// The word itself, not quoted, without control characters.
  public let value: String
  /// What shells that can do so show beside it; may be empty.
  public let description: String

  /// Makes a candidate.
  public init(_ value: String, _ description: String = "") {
    self.value = value
    self.description = description
  }
}
