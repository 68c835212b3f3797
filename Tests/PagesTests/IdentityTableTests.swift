import Testing

@testable import Pages

@Suite struct IdentityTableTests {
  private final class Object {}

  @Test("each object keeps the number of its first mention", arguments: [1, 128, 129, 5000])
  func numbers(count: Int) {
    let objects = (0..<count).map { _ in Object() }
    var table = IdentityTable()
    for (number, object) in objects.enumerated() {
      #expect(table.number(of: ObjectIdentifier(object)) == number)
      #expect(table.number(of: ObjectIdentifier(objects[number / 2])) == number / 2)
    }
    #expect(objects.map { table.number(of: ObjectIdentifier($0)) } == Array(0..<count))
  }
}
