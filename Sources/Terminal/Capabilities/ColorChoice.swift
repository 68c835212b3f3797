/// What the person asked for with `--color`.
public enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// As the terminal and the environment have it.
  case auto
  /// Colours in any case, on a pipe too.
  case always
  /// No colour and no other rendition.
  case never
}
