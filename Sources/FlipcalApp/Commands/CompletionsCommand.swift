import CommandTable

/// `completions SHELL`.
struct CompletionsCommand {
  let session: Session

  func run(_ shell: String) throws(AppError) -> Int32 {
    throw .failure("not there yet")
  }
}
