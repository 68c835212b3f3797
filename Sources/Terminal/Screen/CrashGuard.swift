import CPosix

/// Brings a terminal in order when the process crashes; there is one in a process.
enum CrashGuard {
  /// Arms it: at a crash these bytes are written, and the terminal gets the modes that it has now.
  ///
  /// - Parameters:
  ///   - output: Where the bytes are written.
  ///   - terminal: The terminal whose modes are kept.
  static func arm(output: Int32, bytes: [UInt8], terminal: Int32) {
    // More bytes than it has room for are those of no known terminal, which then goes without.
    _ = bytes.withUnsafeBufferPointer { flipcal_guard_arm(output, $0.baseAddress, $0.count, terminal) }
  }

  /// Disarms it.
  static func disarm() { flipcal_guard_disarm() }
}
