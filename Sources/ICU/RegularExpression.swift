import CICU
import Synchronization

/// A regular expression in ICU's syntax, whose time is bounded. It may be used by several threads at once.
public final class RegularExpression: Sendable {
  /// Why a text is no regular expression.
  public struct Fault: Error, Sendable, Hashable {
    /// A few words, such as `a [ is not closed`.
    public let reason: String
    /// How many UTF-16 units stand before the place where that was seen.
    public let place: Int
  }

  /// One for each of so many threads; further ones wait.
  private let copies: [Copy]
  private let leftOut = Atomic(false)

  private static let mostThreads = 4

  /// Reads a regular expression.
  ///
  /// - Parameter ignoresCase: Whether the case of letters makes no difference.
  public init(_ text: String, ignoresCase: Bool) throws(Fault) {
    let first = try Copy(text, ignoresCase: ignoresCase)
    copies = [first] + (1..<RegularExpression.mostThreads).compactMap { _ in first.another() }
  }

  /// Whether texts were left out because to look through them would have taken too long.
  public var hasLeftOut: Bool { leftOut.load(ordering: .relaxed) }

  /// Whether a part of a text matches; the text is taken in the form NFC of Unicode.
  public func isFound(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let answer = answer(text)
    if answer == .leftOut { leftOut.store(true, ordering: .relaxed) }
    return answer == .found
  }

  private func answer(_ text: UnsafeBufferPointer<UInt8>) -> Answer {
    for copy in copies {
      if let answer = copy.isFoundIfFree(in: text) { return answer }
    }
    return copies[0].isFound(in: text)
  }

  /// What looking through a text came to.
  private enum Answer {
    case found, missing, leftOut
  }

  /// What ICU made of it, for one thread at a time.
  private final class Copy: Sendable {
    /// The one owner of a pattern. It keeps the address, as a number may go from thread to thread; the lock around it
    /// sees to it that one thread at a time uses what is there.
    private struct Pattern: ~Copyable, Sendable {
      private let address: UInt

      init(_ pointer: OpaquePointer) { address = UInt(bitPattern: pointer) }

      deinit { if let pointer = OpaquePointer(bitPattern: address) { flipcal_icu_pattern_close(pointer) } }

      /// Another one; nil where there is no memory for it.
      func copy() -> Pattern? {
        OpaquePointer(bitPattern: address).flatMap(flipcal_icu_pattern_copy).map { Pattern($0) }
      }

      func answer(_ text: UnsafeBufferPointer<UInt8>) -> Answer {
        guard let length = Int32(exactly: text.count), let pointer = OpaquePointer(bitPattern: address) else {
          return .leftOut
        }
        let characters = UnsafeRawBufferPointer(text).bindMemory(to: CChar.self).baseAddress
        switch flipcal_icu_pattern_found(pointer, characters, length) {
        case 1: return .found
        case 0: return .missing
        default: return .leftOut
        }
      }
    }

    private let pattern: Mutex<Pattern>

    init(_ text: String, ignoresCase: Bool) throws(Fault) {
      var (fault, place): (Int32, Int32) = (0, 0)
      let bytes = Array(text.utf8)
      let pointer = bytes.withUnsafeBytes { bytes in
        flipcal_icu_pattern_open(
          bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), ignoresCase ? 1 : 0, &fault,
          &place)
      }
      guard let pointer else { throw Fault(reason: Copy.reason(fault), place: max(0, Int(place))) }
      pattern = Mutex(Pattern(pointer))
    }

    private init(_ pattern: consuming Pattern) { self.pattern = Mutex(pattern) }

    /// Another one; nil where there is no memory for it.
    func another() -> Copy? {
      guard let copy = pattern.withLock({ $0.copy() }) else { return nil }
      return Copy(copy)
    }

    func isFound(in text: UnsafeBufferPointer<UInt8>) -> Answer { pattern.withLock { $0.answer(text) } }

    /// Nil where another thread uses it.
    func isFoundIfFree(in text: UnsafeBufferPointer<UInt8>) -> Answer? {
      pattern.withLockIfAvailable { $0.answer(text) }
    }

    private static func reason(_ fault: Int32) -> String {
      switch UInt32(clamping: fault) {
      case FLIPCAL_ICU_OPEN_BRACKET.rawValue: "a [ is not closed"
      case FLIPCAL_ICU_PARENTHESES.rawValue: "parentheses do not match"
      case FLIPCAL_ICU_ESCAPE.rawValue: "there is no such escape; a backslash that is meant is written \\\\"
      case FLIPCAL_ICU_PROPERTY.rawValue: "there is no such property of characters"
      case FLIPCAL_ICU_REPETITION.rawValue: "the braces count nothing that can be repeated"
      case FLIPCAL_ICU_GROUP.rawValue: "there is no such group"
      case FLIPCAL_ICU_LOOK_BEHIND.rawValue: "what a look-behind looks for has no greatest length"
      case FLIPCAL_ICU_RANGE.rawValue: "the range ends before it begins"
      case FLIPCAL_ICU_TOO_LARGE.rawValue: "it is too large"
      default: "it is not understood from there on"
      }
    }
  }
}
