/// A part of an event that a term of a search may name.
enum SearchField: String, Sendable, CaseIterable {
  case summary, location, description, category, attendee, url, status, calendar, uid, kind

  /// What else they are called.
  private static let otherNames: [String: SearchField] = [
    "title": .summary, "place": .location, "categories": .category, "organizer": .attendee,
  ]

  /// The field of a name in any letter case.
  init?(named name: some StringProtocol) {
    let name = name.lowercased()
    guard let field = SearchField(rawValue: name) ?? SearchField.otherNames[name] else { return nil }
    self = field
  }

  /// All names.
  static var names: [String] { allCases.map(\.rawValue) + otherNames.keys.sorted() }

  /// The byte that stands before each of its texts in ``SearchText``; nil where they are not there. Those that words
  /// without a field are looked for in come first.
  var mark: UInt8? {
    switch self {
    case .summary: 1
    case .location: 2
    case .description: 3
    case .category: 4
    case .attendee: 5
    case .url: 6
    case .status: 7
    case .calendar, .uid, .kind: nil
    }
  }

  /// The marks of what words without a field are looked for in.
  static let plainMarks: ClosedRange<UInt8> = 1...4
}
