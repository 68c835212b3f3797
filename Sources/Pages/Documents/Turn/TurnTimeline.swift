/// When the frames of a picture are seen.
struct TurnTimeline {
  /// When each frame begins, and at the end when the picture begins anew, in seconds.
  private let moments: [Double]

  /// How long the old page stands, how long the turn takes and how long the new page stands, in seconds.
  private static let before = 1.2
  private static let turn = 0.9
  private static let after = 1.5
  private static let total = before + turn + after

  /// - Parameter starts: The part of the turn after which each frame begins; the first at 0.
  init(starts: [Double]) {
    moments =
      starts.enumerated().map { $0 == 0 ? 0 : TurnTimeline.before + TurnTimeline.turn * $1 } + [TurnTimeline.total]
  }

  private var count: Int { moments.count - 1 }

  /// The classes of what is seen in some frames; nil where that is all of them.
  func name(of frames: [Int], number: Int) -> String? { frames.count == count ? nil : "v\(number)" }

  /// The rules for what is seen in some frames each, by their numbers.
  func rules(of groups: [[Int]]) -> String {
    let moving = groups.enumerated().filter { $0.element.count < count }
    let gone = moving.filter { $0.element.last != count - 1 }.map { ".v\($0.offset)" }
    guard !moving.isEmpty else { return "" }
    var rules = gone.isEmpty ? "" : gone.joined(separator: ",") + "{visibility:hidden}\n"
    rules += "@media (prefers-reduced-motion:no-preference){\n"
    rules += "[class^=v]{animation:\(TurnTimeline.total)s step-end infinite}\n"
    for (number, _) in moving { rules += ".v\(number){animation-name:k\(number)}\n" }
    rules += "}\n"
    for (number, frames) in moving { rules += "@keyframes k\(number){\(steps(frames))}\n" }
    return rules
  }

  /// The moments at which something appears and vanishes.
  private func steps(_ frames: [Int]) -> String {
    var steps = ""
    var wasSeen: Bool?
    for frame in 0..<count {
      let isSeen = frames.contains(frame)
      if isSeen != wasSeen {
        steps += "\(percentage(moments[frame])){visibility:\(isSeen ? "visible" : "hidden")}"
      }
      wasSeen = isSeen
    }
    return steps
  }

  private func percentage(_ moment: Double) -> String {
    let hundredths = Int((moment / TurnTimeline.total * 10_000).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100)" + (rest == 0 ? "" : ".\(rest < 10 ? "0" : "")\(rest)") + "%"
  }
}
