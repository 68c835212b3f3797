import CommandTable

/// `show [UID...] [SOURCE...]`.
struct ShowCommand {
  let session: Session

  func run(_ uids: [String], sources: [String]) throws(AppError) -> Int32 {
    throw .failure("not there yet")
  }
}
