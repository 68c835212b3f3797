import Canvas

/// All frames of a turn as pieces, each of them once, with the frames in which it is seen: most of a page does not change
/// from one frame to the next.
struct TurnPieces {
  /// What is seen in the same frames.
  struct Group {
    var frames: [Int]
    var pieces: [TurnPiece]
  }

  private var frames: [TurnPiece: [Int]] = [:]
  /// In the order in which they come.
  private var pieces: [TurnPiece] = []

  /// Adds a frame.
  mutating func add(_ surface: Surface, frame: Int, _ colors: TurnColors) {
    for row in 0..<surface.height {
      for piece in RowPieces(surface, row: row, colors).pieces {
        if frames[piece] == nil { pieces.append(piece) }
        frames[piece, default: []].append(frame)
      }
    }
  }

  /// The pieces by the frames in which they are seen.
  var groups: [Group] {
    var groups: [Group] = []
    var places: [[Int]: Int] = [:]
    for piece in pieces {
      let frames = frames[piece] ?? []
      if let place = places[frames] {
        groups[place].pieces.append(piece)
      } else {
        places[frames] = groups.count
        groups.append(Group(frames: frames, pieces: [piece]))
      }
    }
    return groups
  }
}
