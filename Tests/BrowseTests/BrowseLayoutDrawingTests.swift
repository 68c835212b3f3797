import Canvas
import Testing

@testable import Browse

@Suite("Where the parts of the screen lie")
struct BrowseLayoutDrawingTests {
  @Test("Nothing overlaps or leaves the screen, whatever its size", arguments: PageID.Kind.allCases, [false, true])
  func disjoint(kind: PageID.Kind, isMirrored: Bool) {
    for width in 0...140 {
      for height in 0...50 {
        let layout = BrowseLayout(width: width, height: height, kind: kind, isMirrored: isMirrored)
        let parts = [layout.page, layout.agenda, layout.legend, layout.footer]
        let areInside = parts.allSatisfy { part in
          part.row >= 0 && part.column >= 0 && part.row + part.height <= height && part.column + part.width <= width
        }
        let areApart = parts.indices.allSatisfy { one in
          parts.indices.allSatisfy { one == $0 || !overlap(parts[one], parts[$0]) }
        }
        #expect(areInside && areApart, "\(width) by \(height)")
        #expect(layout.footer.height == (height >= 3 ? 1 : 0))
        #expect(height == 0 || width == 0 || layout.agenda.width > 0, "\(width) by \(height)")
        #expect(layout.arrangement != .beside && layout.arrangement != .beneath || layout.agenda.height >= 4)
      }
    }
  }

  @Test(
    "How the room is shared",
    arguments: [
      (132, 40, BrowseLayout.Arrangement.beside), (110, 16, .beside), (109, 24, .beneath), (80, 24, .beneath),
      (80, 20, .beneath), (80, 19, .compact), (36, 20, .beneath), (35, 20, .compact), (60, 18, .compact),
      (30, 12, .compact), (30, 7, .listOnly), (19, 24, .listOnly), (0, 0, .listOnly),
    ])
  func arrangement(width: Int, height: Int, expected: BrowseLayout.Arrangement) {
    #expect(BrowseLayout(width: width, height: height, kind: .month).arrangement == expected)
  }

  private func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.width > 0 && one.height > 0 && other.width > 0 && other.height > 0
      && one.row < other.row + other.height && other.row < one.row + one.height
      && one.column < other.column + other.width && other.column < one.column + one.width
  }
}
