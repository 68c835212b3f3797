/// Numbers objects in the order in which they are first asked about.
///
/// A dictionary would do; but it hashes in a way that withstands chosen keys, which takes longer than to write a line.
struct IdentityTable {
  /// For each place, the number of the object there plus one; 0 where there is none. Places are a power of two.
  private var numbers = [Int32](repeating: 0, count: 256)
  private var objects: [ObjectIdentifier] = []

  /// The number of an object, which is how many others there were before it.
  mutating func number(of object: ObjectIdentifier) -> Int {
    let place = place(of: object)
    if numbers[place] > 0 { return Int(numbers[place]) - 1 }
    objects.append(object)
    numbers[place] = Int32(truncatingIfNeeded: objects.count)
    if objects.count * 2 > numbers.count { grow() }
    return objects.count - 1
  }

  /// The place where an object is, or where it would be: the first free one from that of its address on.
  private func place(of object: ObjectIdentifier) -> Int {
    // Multiplied by the golden ratio, neighbours lie apart (D. Knuth, "The Art of Computer Programming", 6.4).
    let spread = UInt64(UInt(bitPattern: object)) &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: spread >> 32) & (numbers.count - 1)
    while numbers[place] > 0, objects[Int(numbers[place]) - 1] != object { place = (place + 1) & (numbers.count - 1) }
    return place
  }

  private mutating func grow() {
    numbers = [Int32](repeating: 0, count: numbers.count * 4)
    for (number, object) in objects.enumerated() {
      numbers[place(of: object)] = Int32(truncatingIfNeeded: number + 1)
    }
  }
}
