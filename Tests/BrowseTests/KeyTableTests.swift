import CommandTable
import Testing

@testable import Browse

@Suite("The table of keys")
struct KeyTableTests {
  @Test("A key does one thing in a context", arguments: KeyContext.allCases)
  func unique(_ context: KeyContext) {
    let keys = KeyTable.bindings(in: context).flatMap(\.keys)
    #expect(!keys.isEmpty && Set(keys).count == keys.count)
  }

  @Test("What a context does not bind, the one around it may")
  func outer() {
    #expect(KeyTable.command(for: "n", in: [.hits]) == .nextHit)
    #expect(KeyTable.command(for: "n", in: [.page]) == .nextMonth)
    #expect(KeyTable.command(for: "q", in: [.hits]) == .quit)
    #expect(KeyTable.command(for: "t", in: [.detail]) == nil)
  }
}
