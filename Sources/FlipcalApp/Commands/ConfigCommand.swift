import CommandTable

/// `config [check]`.
struct ConfigCommand {
  let session: Session
  let preferences: Preferences

  func run(onlyChecks: Bool, faults: [DefaultFault]) throws(AppError) -> Int32 {
    throw .failure("not there yet")
  }
}
