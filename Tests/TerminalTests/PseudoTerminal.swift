import Foundation
import Testing

/// A pseudo-terminal that controls nobody.
final class PseudoTerminal {
  private(set) var master: Int32
  let slave: Int32

  init(columns: UInt16, rows: UInt16) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &slave, nil, nil, &size) == 0)
    (self.master, self.slave) = (master, slave)
    _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    close(slave)
    hangUp()
  }

  /// Closes the terminal's side, once: its number may soon be another file's.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// What has arrived at the terminal.
  func received() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  var modes: tcflag_t { settings[3] }

  /// The modes of input, output, control and the line.
  var settings: [tcflag_t] {
    var modes = termios()
    tcgetattr(slave, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// What arrives until there is something of it, for a second at most.
  func receivedSoon(_ isEnough: ([UInt8]) -> Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<200 {
      bytes += received()
      if isEnough(bytes) { break }
      usleep(5000)
    }
    return bytes
  }

  /// Sends what somebody types, or what the terminal answers.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(master, bytes, bytes.count) == bytes.count)
    // The system hands it over in its own time.
    var item = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    #expect(poll(&item, 1, 1000) == 1)
  }

  /// Gives the window another size.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// What whoever reads next gets now.
  func typed() -> String {
    let other = fcntl(slave, F_GETFL)
    _ = fcntl(slave, F_SETFL, other | O_NONBLOCK)
    defer { _ = fcntl(slave, F_SETFL, other) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(slave, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
