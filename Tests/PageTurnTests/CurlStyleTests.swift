import Canvas
import PageTurn
import Testing

@Suite("How a curl looks") struct CurlStyleTests {
  private func frame(_ style: CurlStyle, _ turn: Turn, _ progress: Double, size: (width: Int, height: Int)) -> Surface {
    let page = filled("P", width: size.width, height: size.height)
    let beneath = filled("B", width: size.width, height: size.height)
    let isCurl = turn.effect == .curl
    return CurlTransition(style: style).frame(
      from: isCurl ? page : beneath, to: isCurl ? beneath : page, turn: turn, progress: progress)
  }

  @Test("Without colours it has the tones of the paper and a shadow, and the same shape", arguments: allTurns)
  func shape(_ turn: Turn) {
    for size in pageSizes {
      for progress in moments {
        let plan = frame(planStyle, turn, progress, size: size)
        let drawn = frame(.ascii, turn, progress, size: size)
        let strange = (0..<size.width * size.height).first { place in
          let (row, column) = (place / size.width, place % size.width)
          let (one, other) = (plan[row, column], drawn[row, column])
          let isDim = other.style == Style(attributes: .dim)
          return switch one.character {
          case "P", "B": other.character != one.character || !(other.style == .plain || isDim)
          case " ": ![" ", ".", ":"].contains(other.character) || !isDim
          case "/", "\\": other != Cell(one.character)
          case let mark: other.character != mark || !isDim
          }
        }
        #expect(strange == nil, "\(size) at \(progress)")
      }
    }
  }

  @Test("The back gets lighter from the fold on", arguments: allTurns, ["ascii", "unicode"])
  func tones(_ turn: Turn, name: String) {
    let (style, tones) = name == "ascii" ? (CurlStyle.ascii, " .:") : (.unicode, " ░▒")
    for progress in moments {
      let frame = frame(style, turn, progress, size: (132, 39))
      let plan = self.frame(planStyle, turn, progress, size: (132, 39))
      for row in 0..<39 {
        var places = (0..<132).filter { plan[row, $0].character == " " }
        if !turn.isMirrored { places.reverse() }
        let ranks = places.compactMap { frame[row, $0].character }.compactMap { Array(tones).firstIndex(of: $0) }
        // Where the outline is nearer than the tone is wide it stays free, also of the darkest one.
        #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 >= $1 }, "row \(row) at \(progress)")
      }
    }
  }

  @Test("Shades follow each other from the crease to the free edge", arguments: allTurns)
  func shades(_ turn: Turn) {
    let shades = (0..<8).map { Style(background: .indexed(UInt8(240 + $0))) }
    let style = CurlStyle(shades: shades, shadow: [])
    var seen: Set<Int> = []
    for progress in moments {
      let frame = frame(style, turn, progress, size: (80, 23))
      for row in 0..<23 {
        var styles = (0..<80).filter { !"PB".contains(frame[row, $0].character) }.map { frame[row, $0].style }
        if !turn.isMirrored { styles.reverse() }
        let ranks = styles.compactMap(shades.firstIndex)
        #expect(ranks.count == styles.count)
        #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 <= $1 }, "row \(row) at \(progress)")
        seen.formUnion(ranks)
      }
    }
    #expect(seen == Set(shades.indices))
  }

  @Test("It is drawn with the characters of its kind only", arguments: curlStyles.map(\.name))
  func characters(name: String) throws {
    let style = try #require(curlStyles.first { $0.name == name }).style
    let braille = String(String.UnicodeScalarView((0x2800...0x28FF).compactMap(Unicode.Scalar.init)))
    let allowed =
      switch name {
      case "unicode": "PB ░▒╱╲_" + braille
      case "quadrants": "PB ▘▝▀▖▌▞▛▗▚▐▜▄▙▟"
      default: "PB .:'/\\"
      }
    let characters = Set(allowed)
    for turn in allTurns {
      for size in pageSizes {
        for progress in moments {
          let frame = frame(style, turn, progress, size: size)
          #expect(Set(frame.lines.joined()).isSubset(of: characters))
        }
      }
    }
  }

  @Test("The shadow changes the style of cells alone, and takes the bold away") func shadow() {
    var old = monthPage(width: 80, height: 23)
    old.restyle(Rect(row: 0, column: 0, width: 80, height: 23)) { $0.attributes = [.bold, .underline] }
    func frame(_ shadow: Style.Attributes) -> Surface {
      CurlTransition(style: CurlStyle(shadow: shadow)).frame(from: old, to: old, turn: Turn(.next), progress: 0.3)
    }
    let (lit, shaded) = (frame([]), frame(.dim))
    #expect(lit.lines == shaded.lines)
    var changed = 0
    for row in 0..<23 {
      for column in 0..<80 where lit[row, column] != shaded[row, column] {
        #expect(lit[row, column] == old[row, column])
        #expect(shaded[row, column].style.attributes == [.dim, .underline])
        changed += 1
      }
    }
    // Two cells beside the fold in each row, and some along the outline.
    #expect((60...140).contains(changed))
  }

  @Test("A style without shades is plain") func noShades() {
    let frame = frame(CurlStyle(shades: [], shadow: []), Turn(.next), 0.4, size: (46, 19))
    #expect((0..<19).allSatisfy { row in (0..<46).allSatisfy { frame[row, $0].style == .plain } })
  }
}
