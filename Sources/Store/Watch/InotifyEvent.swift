/// What inotify tells: which watch it is of, and the name in the directory.
struct InotifyEvent {
  let number: Int32
  let name: String?

  /// Bytes before the name: the number, the mask, a cookie and the length of the name, four each.
  private static let headSize = 16

  static func events(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var rest = bytes
    while rest.count >= headSize {
      func word(_ place: Int) -> UInt32 {
        rest.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: UInt32.self) }
      }
      let length = min(Int(word(12)), rest.count - headSize)
      let name = rest.dropFirst(headSize).prefix(length).prefix { $0 != 0 }
      events.append(
        InotifyEvent(
          number: Int32(bitPattern: word(0)), name: name.isEmpty ? nil : PathText.text(name)))
      rest = rest.dropFirst(headSize + length)
    }
    return events
  }
}
