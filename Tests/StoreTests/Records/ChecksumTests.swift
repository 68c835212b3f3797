import SeededNumbers
import Testing

@testable import Store

@Suite("Sums of bytes")
struct ChecksumTests {
  private static func random(_ count: Int, seed: UInt64) -> [UInt8] {
    var numbers = SeededGenerator(state: seed)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
  }

  @Test("Every bit counts, at every length, among zeros and random bytes", arguments: [true, false])
  func bits(_ isZeros: Bool) {
    for count in 0...200 {
      var bytes = isZeros ? [UInt8](repeating: 0, count: count) : ChecksumTests.random(count, seed: UInt64(count))
      var sums: Set<UInt64> = [Checksum.of(bytes)]
      for bit in 0..<count * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8)
        sums.insert(Checksum.of(bytes))
        bytes[bit / 8] ^= 1 << (bit % 8)
      }
      #expect(sums.count == 1 + count * 8, "length \(count)")
    }
  }

  @Test("The length counts: zeros at the end")
  func length() {
    var sums: Set<UInt64> = []
    for beginning in [[], [1], ChecksumTests.random(40, seed: 1)] as [[UInt8]] {
      for zeros in 0...300 { sums.insert(Checksum.of(beginning + [UInt8](repeating: 0, count: zeros))) }
    }
    #expect(sums.count == 3 * 301)
  }

  @Test("Two flipped bits do not cancel out", arguments: [16, 40, 72])
  func pairs(_ count: Int) {
    let bits = count * 8
    var bytes = ChecksumTests.random(count, seed: 2)
    var sums: Set<UInt64> = [Checksum.of(bytes)]
    for first in stride(from: 0, to: bits, by: count > 16 ? 9 : 1) {
      bytes[first / 8] ^= 1 << (first % 8)
      for second in first + 1..<bits {
        bytes[second / 8] ^= 1 << (second % 8)
        sums.insert(Checksum.of(bytes))
        bytes[second / 8] ^= 1 << (second % 8)
      }
      bytes[first / 8] ^= 1 << (first % 8)
    }
    let pairs = stride(from: 0, to: bits, by: count > 16 ? 9 : 1).reduce(0) { $0 + bits - 1 - $1 }
    #expect(sums.count == 1 + pairs)
  }

  @Test("The order of words counts")
  func order() {
    let words = (0..<12).map { ChecksumTests.random(8, seed: UInt64($0)) }
    var sums: Set<UInt64> = [Checksum.of(words.flatMap { $0 })]
    for first in words.indices {
      for second in first + 1..<words.count {
        var swapped = words
        swapped.swapAt(first, second)
        sums.insert(Checksum.of(swapped.flatMap { $0 }))
      }
    }
    #expect(sums.count == 1 + 12 * 11 / 2)
  }

  @Test("Half of the sum's bits change with a bit of the input, wherever it is")
  func spread() {
    let bytes = ChecksumTests.random(100, seed: 7)
    let sum = Checksum.of(bytes)
    for bit in 0..<bytes.count * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect((12...52).contains((Checksum.of(changed) ^ sum).nonzeroBitCount), "bit \(bit)")
    }
  }

  @Test("The same bytes have the same sum, wherever they lie in memory")
  func placement() {
    let bytes = ChecksumTests.random(77, seed: 3)
    for shift in 0..<8 {
      let moved = [UInt8](repeating: 5, count: shift) + bytes
      moved.withUnsafeBytes {
        #expect(Checksum.of(UnsafeRawBufferPointer(rebasing: $0[shift...])) == Checksum.of(bytes))
      }
    }
  }

  /// A sum that changed from one version to the next would make every index seem damaged.
  @Test(
    "Known sums",
    arguments: [
      ("", 0x19F9_F034_E666_4ED3), ("flipcal", 0xD730_B568_B990_5B29),
      (String(repeating: "0123456789", count: 10), 0x4EFE_B1ED_D2F2_DAB4),
    ] as [(String, UInt64)])
  func known(_ text: String, _ sum: UInt64) {
    #expect(Checksum.of(Array(text.utf8)) == sum)
  }
}
