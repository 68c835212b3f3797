import CommandTable

/// `stats [SOURCE...]`.
struct StatsCommand {
  let session: Session

  func run(sources: [String]) throws(AppError) -> Int32 {
    throw .failure("not there yet")
  }
}
