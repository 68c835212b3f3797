/// A component (RFC 5545 3.6) as the source has it: its own content lines, and the components inside it.
struct RawComponent {
  /// VEVENT, VTIMEZONE and so on, in upper case.
  var name: String
  /// The line of its BEGIN.
  var line: Int
  /// Its bytes in the source, from BEGIN to END.
  var range: Range<Int>
  /// Its property lines, BEGIN and END left out.
  var lines: [ContentLine] = []
  /// How many components are open inside it that are nested too deep to be kept.
  var ignoredDepth = 0
  /// STANDARD and DAYLIGHT in a VTIMEZONE.
  var children: [RawComponent] = []
}

/// A VCALENDAR, or what stood outside of one.
struct RawCalendar {
  /// Its own property lines.
  var lines: [ContentLine] = []
  /// Its components, in the order of the source.
  var components: [RawComponent] = []
}
