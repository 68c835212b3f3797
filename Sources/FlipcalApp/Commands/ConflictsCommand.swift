import CommandTable

/// `conflicts [SOURCE...]`.
struct ConflictsCommand {
  let session: Session

  func run(sources: [String]) throws(AppError) -> Int32 {
    throw .failure("not there yet")
  }
}
