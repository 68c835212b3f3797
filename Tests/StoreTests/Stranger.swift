import Foundation

/// Runs `body` without the rights of the superuser, whom no permission stops; others are themselves.
///
/// Linux keeps the user that files are checked against for each thread, so other tests go on as they are.
func withoutSuperuser<Result>(_ body: () throws -> Result) rethrows -> Result {
  #if os(Linux)
    if geteuid() == 0, let symbol = dlsym(nil, "setfsuid") {
      let setUser = unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
      _ = setUser(65_534)
      defer { _ = setUser(0) }
      return try body()
    }
  #endif
  return try body()
}

/// Changes the permissions of a file.
func setPermissions(_ mode: Int, of path: String) throws {
  try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}
