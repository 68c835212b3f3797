import TextGate

/// A value for a message: cut to a length that fits a line.
func quoted(_ value: String) -> VisibleText {
  let shown = value.trimmed
  if shown.utf8.count <= 60 { return "\"\(untrusted: shown)\"" }
  let most = shown.prefix(60)
  return "\"\(untrusted: most.endIndex < shown.endIndex ? shown.prefix(59) + "…" : shown)\""
}
