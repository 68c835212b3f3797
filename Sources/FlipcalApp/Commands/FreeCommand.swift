import CommandTable

/// `free [SOURCE...]`.
struct FreeCommand {
  let session: Session

  func run(sources: [String]) throws(AppError) -> Int32 {
    throw .failure("not there yet")
  }
}
