import Canvas
import Terminal

/// Writes to standard output what is made piece by piece, because there may be much of it.
struct PieceWriter {
  private let output = Output()
  private let encoder: TextEncoder
  private let isTerminal: Bool

  init(_ console: Console) {
    encoder = TextEncoder(console.capabilities)
    isTerminal = console.isTerminal
  }

  /// Writes rows of cells.
  func write(_ surface: Surface) throws(AppError) { try put(encoder.encode(surface)) }

  /// Writes UTF-8: as it is where programs read it, in what the terminal can show where people do.
  func write(_ bytes: [UInt8]) throws(AppError) { try put(isTerminal ? encoder.encode(utf8: bytes) : bytes) }

  /// Writes what is held back. It must be called at the end.
  func flush() throws(AppError) {
    do throws(OutputError) { try output.flush() } catch { throw AppError(error) }
  }

  private func put(_ bytes: [UInt8]) throws(AppError) {
    do throws(OutputError) { try output.write(bytes) } catch { throw AppError(error) }
  }
}
