import CommandTable

/// `next-event [SOURCE...]`.
struct NextEventCommand {
  let session: Session

  func run(sources: [String]) throws(AppError) -> Int32 {
    throw .failure("not there yet")
  }
}
