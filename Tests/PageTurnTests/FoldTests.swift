import PageTurn
import Testing
import SeededNumbers

@Suite("The geometry of the fold") struct FoldTests {
  /// The words of the definition, in the plane where a cell is 1 wide and 2 high; `nil` where rounding decides.
  private func expected(
    _ point: Fold.Point, _ corner: Turn.Corner, width: Int, height: Int, row: Int, column: Int
  ) -> Fold.Region? {
    let (w, h) = (Double(width), Double(2 * height))
    let from = (x: corner == .lowerRight ? w : 0, y: h)
    let to = (x: point.column, y: 2 * point.row)
    let cell = (x: Double(column) + 0.5, y: Double(2 * row) + 1)
    func square(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> Double {
      (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
    }
    let nearer = square(cell, to) - square(cell, from)
    if abs(nearer) < 1e-6 { return nil }
    if nearer > 0 { return .beneath }
    // Across the line: minus twice the part of (cell - middle) that is along the normal.
    let normal = (x: to.x - from.x, y: to.y - from.y)
    let middle = (x: (to.x + from.x) / 2, y: (to.y + from.y) / 2)
    let along = (cell.x - middle.x) * normal.x + (cell.y - middle.y) * normal.y
    let part = 2 * along / (normal.x * normal.x + normal.y * normal.y)
    let image = (x: cell.x - part * normal.x, y: cell.y - part * normal.y)
    let margins = [image.x, w - image.x, image.y, h - image.y]
    if margins.contains(where: { abs($0) < 1e-6 }) { return nil }
    return margins.allSatisfy { $0 > 0 } ? .back : .page
  }

  @Test("Each cell is what the perpendicular bisector makes of it", arguments: Turn.Corner.allCases)
  func regions(corner: Turn.Corner) {
    var generator = SeededGenerator(state: 7)
    var seen: Set<Fold.Region> = []
    for _ in 0..<150 {
      let width = Int.random(in: 1...40, using: &generator)
      let height = Int.random(in: 1...20, using: &generator)
      let across = Double.random(in: 0...2 * Double(width), using: &generator)
      let point = Fold.Point(
        column: corner == .lowerRight ? Double(width) - across : across,
        row: Double(height) - Double.random(in: 0...2 * Double(height), using: &generator))
      let fold = Fold(lifting: corner, draggedTo: point, width: width, height: height)
      for row in 0..<height {
        for column in 0..<width {
          let region = fold.region(row: row, column: column)
          let wanted = expected(point, corner, width: width, height: height, row: row, column: column)
          #expect(wanted == nil || region == wanted, "\(width)x\(height) to \(point) at \(row), \(column)")
          seen.insert(region)
        }
      }
    }
    #expect(seen == [.page, .back, .beneath])
  }

  @Test("The path of a curl drags the corner four columns for each row, up and to the other side")
  func path() {
    for progress in moments {
      let reach = progress * 103
      let dragged = Fold(
        lifting: .lowerRight, draggedTo: .init(column: 80 - 1.6 * reach, row: 23 - 0.4 * reach), width: 80, height: 23)
      let onPath = Fold(lifting: .lowerRight, progress: progress, width: 80, height: 23)
      for row in 0..<23 {
        for column in 0..<80 {
          #expect(onPath.region(row: row, column: column) == dragged.region(row: row, column: column))
        }
      }
    }
  }

  @Test("A fold through cell centres decides alike for all of them", arguments: Turn.Corner.allCases)
  func centres(corner: Turn.Corner) {
    for reach in 1..<52 {
      let fold = Fold(lifting: corner, progress: Double(reach) / 52, width: 40, height: 12)
      for row in 0..<12 {
        let column = reach - 12 + row
        guard (0..<40).contains(column) else { continue }
        #expect(fold.region(row: row, column: corner == .lowerRight ? 39 - column : column) == .back)
      }
    }
  }

  @Test("At 0 the page lies flat, at 1 it is gone, on every size", arguments: pageSizes)
  func ends(width: Int, height: Int) {
    for corner in Turn.Corner.allCases {
      for row in 0..<height {
        for column in 0..<width {
          for progress in [0, -1, .nan] {
            let fold = Fold(lifting: corner, progress: progress, width: width, height: height)
            #expect(fold.isFlat && fold.region(row: row, column: column) == .page)
          }
          for progress in [1, 2, .infinity] {
            let fold = Fold(lifting: corner, progress: progress, width: width, height: height)
            #expect(fold.region(row: row, column: column) == .beneath)
          }
        }
      }
    }
  }

  @Test("What is revealed stays revealed", arguments: pageSizes)
  func monotone(width: Int, height: Int) {
    for corner in Turn.Corner.allCases {
      var revealed: Set<Int> = []
      for step in 0...200 {
        let fold = Fold(lifting: corner, progress: Double(step) / 200, width: width, height: height)
        let now = Set(
          (0..<width * height).filter { fold.region(row: $0 / width, column: $0 % width) == .beneath })
        #expect(revealed.isSubset(of: now), "\(corner) at step \(step)")
        revealed = now
      }
      #expect(revealed.count == width * height)
    }
  }

  @Test("Pulling outward counts as along the edge; what is not finite lifts nothing") func outward() {
    func fold(_ column: Double, _ row: Double) -> Fold {
      Fold(lifting: .lowerRight, draggedTo: .init(column: column, row: row), width: 20, height: 10)
    }
    #expect(fold(25, 4) == fold(20, 4))
    #expect(fold(8, 13) == fold(8, 10))
    #expect(fold(20, 10).isFlat && fold(30, 30).isFlat)
    #expect(fold(.nan, 3).isFlat && fold(-.infinity, 3).isFlat)
  }
}
