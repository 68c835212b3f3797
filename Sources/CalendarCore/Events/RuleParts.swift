extension RecurrenceRule {
  /// The parts that begin with BY, and RSCALE.
  public struct Parts: Sendable, Hashable {
    /// BYSECOND, 0...59 (60 is kept as 59).
    public var seconds: [Int] = []
    /// BYMINUTE, 0...59.
    public var minutes: [Int] = []
    /// BYHOUR, 0...23.
    public var hours: [Int] = []
    /// BYDAY.
    public var weekdays: [WeekdayOrdinal] = []
    /// BYMONTHDAY, ±1...31.
    public var monthDays: [Int] = []
    /// BYYEARDAY, ±1...366.
    public var yearDays: [Int] = []
    /// BYWEEKNO, ±1...53.
    public var weekNumbers: [Int] = []
    /// BYMONTH, 1...12 (1...13 in other calendars), without leap months.
    public var months: [Int] = []
    /// The leap months of BYMONTH (`5L`), as the numbers of the months that they follow (RFC 7529 4.2).
    public var leapMonths: [Int] = []
    /// BYSETPOS, ±1...366.
    public var setPositions: [Int] = []
    /// RSCALE in upper case; nil for the Gregorian calendar, and for those that have its months.
    public var scale: String?

    /// Makes empty parts.
    public init() {}

    static let none = Parts()
  }

  /// Parts that copies of a rule share.
  final class SharedParts: Sendable, Hashable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    static func == (left: SharedParts, right: SharedParts) -> Bool { left === right || left.parts == right.parts }

    func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  }

  /// Whether it has none of the parts that begin with BY, and no RSCALE.
  public var isPlain: Bool { parts == nil }

  /// All at once: each change of one part makes a copy of the others.
  public var allParts: Parts {
    get { parts?.parts ?? .none }
    set { parts = newValue == .none ? nil : SharedParts(newValue) }
  }

  /// BYSECOND, 0...59 (60 is kept as 59).
  public var seconds: [Int] {
    get { parts?.parts.seconds ?? [] }
    set { allParts.seconds = newValue }
  }

  /// BYMINUTE, 0...59.
  public var minutes: [Int] {
    get { parts?.parts.minutes ?? [] }
    set { allParts.minutes = newValue }
  }

  /// BYHOUR, 0...23.
  public var hours: [Int] {
    get { parts?.parts.hours ?? [] }
    set { allParts.hours = newValue }
  }

  /// BYDAY.
  public var weekdays: [WeekdayOrdinal] {
    get { parts?.parts.weekdays ?? [] }
    set { allParts.weekdays = newValue }
  }

  /// BYMONTHDAY, ±1...31.
  public var monthDays: [Int] {
    get { parts?.parts.monthDays ?? [] }
    set { allParts.monthDays = newValue }
  }

  /// BYYEARDAY, ±1...366.
  public var yearDays: [Int] {
    get { parts?.parts.yearDays ?? [] }
    set { allParts.yearDays = newValue }
  }

  /// BYWEEKNO, ±1...53.
  public var weekNumbers: [Int] {
    get { parts?.parts.weekNumbers ?? [] }
    set { allParts.weekNumbers = newValue }
  }

  /// BYMONTH, 1...12 (1...13 in other calendars), without leap months.
  public var months: [Int] {
    get { parts?.parts.months ?? [] }
    set { allParts.months = newValue }
  }

  /// The leap months of BYMONTH (`5L`), as the numbers of the months that they follow (RFC 7529 4.2).
  public var leapMonths: [Int] {
    get { parts?.parts.leapMonths ?? [] }
    set { allParts.leapMonths = newValue }
  }

  /// BYSETPOS, ±1...366.
  public var setPositions: [Int] {
    get { parts?.parts.setPositions ?? [] }
    set { allParts.setPositions = newValue }
  }

  /// RSCALE in upper case; nil for the Gregorian calendar, and for those that have its months.
  public var scale: String? {
    get { parts?.parts.scale }
    set { allParts.scale = newValue }
  }
}
