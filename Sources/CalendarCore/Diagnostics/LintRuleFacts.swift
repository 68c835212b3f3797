import TextGate

extension LintRule {
  /// How much it matters that a rule is broken.
  public enum Severity: String, Sendable, Hashable {
    /// What a specification demands, or what is broken or lost.
    case error
    /// What a specification advises against, and what not all programs will read.
    case warning
  }

  /// How much it matters.
  public var severity: Severity { facts.severity }
  /// The specification and the section that it comes from, such as `RFC 5545 3.8.4.7`.
  public var section: VisibleText { facts.section }
  /// What to do, where nothing can be said that fits the value better; one line, no full stop.
  public var advice: VisibleText { facts.advice }

  /// What is known of a rule.
  struct Facts {
    var severity: Severity
    var section: VisibleText
    var advice: VisibleText
  }

  private static func error(_ section: VisibleText, _ advice: VisibleText) -> Facts {
    Facts(severity: .error, section: section, advice: advice)
  }

  private static func warning(_ section: VisibleText, _ advice: VisibleText) -> Facts {
    Facts(severity: .warning, section: section, advice: advice)
  }

  private var facts: Facts {
    switch self {
    case .notUTF8: LintRule.error("RFC 5545 3.1.4", "save the file in UTF-8")
    case .cutCharacter: LintRule.error("RFC 5545 3.1.4", "cut texts between two characters")
    case .textEncoding: LintRule.error("RFC 5545 3.2.7", "write the text itself, in UTF-8")
    case .unreadable: LintRule.error("flipcal", "name a file that is there and may be read")
    case .limit: LintRule.error("flipcal", "make it smaller; no calendar needs so much")
    case .byteOrderMark: LintRule.warning("RFC 5545 3.1.4", "save the file without a byte order mark")
    case .lineEnds: LintRule.warning("RFC 5545 3.1", "end each line in CR LF")
    case .longLines: LintRule.warning("RFC 5545 3.1", "fold lines: a line end and a space after 75 octets at most")
    case .foldInsideCharacter: LintRule.warning("RFC 5545 3.1", "fold between two characters")
    case .blankLine: LintRule.warning("RFC 5545 3.1", "leave the line out; within a text, write \\n")
    case .controlCharacter:
      LintRule.error("RFC 5545 3.1", "leave the character out; for a line break in a text, write \\n")
    case .missingFold: LintRule.error("RFC 5545 3.1", "begin the line with a space, or write \\n in the line before")
    case .notAProperty:
      LintRule.error("RFC 5545 3.1", "write NAME:VALUE, or begin the line with a space to continue the one before")
    case .missingLineEnd: LintRule.warning("RFC 5545 3.1", "end the last line in CR LF")
    case .joinedLines: LintRule.error("RFC 5545 3.1", "break the line before BEGIN")
    case .indentedFile: LintRule.warning("RFC 5545 3.1", "begin each line at the margin")
    case .noCalendar: LintRule.error("RFC 5545 3.4", "begin the data with BEGIN:VCALENDAR")
    case .missingCalendar: LintRule.error("RFC 5545 3.4", "put components between BEGIN:VCALENDAR and END:VCALENDAR")
    case .textOutside: LintRule.error("RFC 5545 3.4", "move the line into a VCALENDAR, or leave it out")
    case .missingEnd: LintRule.error("RFC 5545 3.6", "end the component by a line of its own")
    case .endWithoutBegin: LintRule.error("RFC 5545 3.6", "leave the line out, or begin the component")
    case .nestedTooDeep: LintRule.error("RFC 5545 3.6", "components stand in VCALENDAR, VALARM in what it reminds of")
    case .misplacedComponent: LintRule.error("RFC 5545 3.6", "move the component to where it belongs")
    case .unknownComponent: LintRule.warning("RFC 5545 3.6", "begin the names of own components with X-")
    case .emptyCalendar: LintRule.error("RFC 5545 3.6", "put at least one component into the VCALENDAR")
    case .missingVersion: LintRule.error("RFC 5545 3.7.4", "add VERSION:2.0")
    case .version: LintRule.error("RFC 5545 3.7.4", "write VERSION:2.0")
    case .missingProduct: LintRule.error("RFC 5545 3.7.3", "add a PRODID that names what made the file")
    case .calendarScale: LintRule.warning("RFC 5545 3.7.1", "write CALSCALE:GREGORIAN or leave it out")
    case .parameterSyntax:
      LintRule.error("RFC 5545 3.2", "write each parameter as NAME=VALUE; a value with ; : or , in double quotes")
    case .parameterQuotes: LintRule.error("RFC 5545 3.2", "put the value in double quotes")
    case .quoteInParameter: LintRule.error("RFC 5545 3.2", "write ^' for a quote inside a value (RFC 6868)")
    case .repeatedParameter: LintRule.error("RFC 5545 3.2", "give the parameter once")
    case .unknownValueType: LintRule.warning("RFC 5545 3.2.20", "name a type of RFC 5545 3.3, or leave VALUE out")
    case .valueType: LintRule.error("RFC 5545 3.2.20", "name a type that the property takes, or leave VALUE out")
    case .valueTypeMismatch: LintRule.error("RFC 5545 3.2.20", "make VALUE and the value agree")
    case .zoneWithUTC: LintRule.error("RFC 5545 3.2.19", "leave out TZID, or the Z at the end of the time")
    case .zoneWithDate: LintRule.error("RFC 5545 3.2.19", "leave out TZID: dates have no time zone")
    case .undefinedZone: LintRule.warning("RFC 5545 3.2.19", "add a VTIMEZONE with this TZID to the VCALENDAR")
    case .unknownZone:
      LintRule.error("RFC 5545 3.2.19", "add a VTIMEZONE with this TZID, or write a name of the IANA database")
    case .zoneOffsetOnly: LintRule.warning("RFC 5545 3.2.19", "write a name of the IANA database")
    case .range: LintRule.error("RFC 5545 3.2.13", "write RANGE=THISANDFUTURE or leave it out")
    case .dateTime:
      LintRule.error("RFC 5545 3.3.5", "write a day as 20261201, a time as 20261201T090000, with Z behind it for UTC")
    case .duration: LintRule.error("RFC 5545 3.3.6", "write a duration such as PT1H30M, P2D or P1W")
    case .period: LintRule.error("RFC 5545 3.3.9", "write START/END or START/DURATION")
    case .utcOffset: LintRule.error("RFC 5545 3.3.14", "write an offset such as +0100 or -0330")
    case .integer: LintRule.error("RFC 5545 3.3.8", "write a whole number")
    case .boolean: LintRule.error("RFC 5545 3.3.2", "write TRUE or FALSE")
    case .uri: LintRule.error("RFC 5545 3.3.13", "write a URI with its scheme, such as https://")
    case .calendarAddress: LintRule.error("RFC 5545 3.3.3", "write mailto: before an address of mail")
    case .binary: LintRule.error("RFC 5545 3.3.1", "add ENCODING=BASE64")
    case .emptyValue: LintRule.error("RFC 5545 3.1", "give a value, or leave the property out")
    case .status: LintRule.error("RFC 5545 3.8.1.11", "write a status that the component has")
    case .classification: LintRule.warning("RFC 5545 3.8.1.3", "write PUBLIC, PRIVATE or CONFIDENTIAL")
    case .transparency: LintRule.error("RFC 5545 3.8.2.7", "write OPAQUE or TRANSPARENT")
    case .priority: LintRule.error("RFC 5545 3.8.1.9", "write a number from 0 to 9")
    case .percentComplete: LintRule.error("RFC 5545 3.8.1.8", "write a number from 0 to 100")
    case .position: LintRule.error("RFC 5545 3.8.1.6", "write latitude;longitude in degrees")
    case .notUTC: LintRule.error("RFC 5545 3.8.7", "write the time in UTC, with Z at its end")
    case .textEscape: LintRule.warning("RFC 5545 3.3.11", "escape only \\ ; , and line breaks (\\\\ \\; \\, \\n)")
    case .unescapedText: LintRule.warning("RFC 5545 3.3.11", "write \\, for a comma and \\; for a semicolon in a text")
    case .color: LintRule.warning("RFC 7986 5.9", "write a colour name of CSS, such as turquoise")
    case .missingUID: LintRule.error("RFC 5545 3.8.4.7", "add a UID that no other component has and that never changes")
    case .missingTimestamp:
      LintRule.error("RFC 5545 3.8.7.2", "add DTSTAMP, the time in UTC at which the data was made")
    case .missingStart: LintRule.error("RFC 5545 3.8.2.4", "add DTSTART")
    case .repeatedProperty: LintRule.error("RFC 5545 3.6", "give the property once")
    case .propertyName: LintRule.error("RFC 5545 3.1", "make names of letters, digits and hyphens")
    case .unknownProperty: LintRule.warning("RFC 5545 3.8.8", "begin the names of own properties with X-")
    case .misplacedProperty:
      LintRule.error("RFC 5545 3.6", "move the property to a component that has it, or leave it out")
    case .endAndDuration: LintRule.error("RFC 5545 3.6", "keep one of the two")
    case .durationWithoutStart: LintRule.error("RFC 5545 3.6.2", "add DTSTART, or write DUE instead")
    case .endBeforeStart: LintRule.error("RFC 5545 3.8.2.2", "make the end later than the start")
    case .endAtStart:
      LintRule.warning(
        "RFC 5545 3.8.2.2", "leave the end out, or make it later than the start; the end of whole days is the day after"
      )
    case .negativeDuration: LintRule.error("RFC 5545 3.8.2.5", "leave out the sign")
    case .endType: LintRule.error("RFC 5545 3.8.2.2", "write start and end as two dates, or as two times")
    case .endForm: LintRule.error("RFC 5545 3.8.2.2", "give both a time zone or UTC, or neither")
    case .duplicateComponent: LintRule.error("RFC 5545 3.8.4.7", "leave one out, or give it a UID of its own")
    case .severalVersions: LintRule.warning("RFC 5545 3.8.7.4", "leave out those with the lower SEQUENCE")
    case .missingMaster:
      LintRule.warning("RFC 5545 3.8.4.4", "add the component that recurs, which has the same UID and no RECURRENCE-ID")
    case .recurrenceIDType:
      LintRule.error("RFC 5545 3.8.4.4", "write RECURRENCE-ID as DTSTART of the series is: a date or a time")
    case .severalUIDs: LintRule.warning("vdir", "keep each UID in a file of its own")
    case .rule: LintRule.error("RFC 5545 3.3.10", "write a rule such as FREQ=WEEKLY;BYDAY=MO")
    case .rulePart: LintRule.error("RFC 5545 3.3.10", "leave the part out, or give it a value in range")
    case .rulePartFrequency: LintRule.error("RFC 5545 3.3.10", "leave the part out, or change FREQ")
    case .countWithUntil: LintRule.error("RFC 5545 3.3.10", "keep one of the two")
    case .untilType: LintRule.error("RFC 5545 3.3.10", "write UNTIL as DTSTART is: a date or a time")
    case .untilUTC:
      LintRule.error("RFC 5545 3.3.10", "write UNTIL in UTC where DTSTART has a time zone, without Z where it has none")
    case .severalRules: LintRule.warning("RFC 5545 3.8.5.3", "make one rule of them, or list the instances in RDATE")
    case .exceptionRule: LintRule.warning("RFC 5545 A.3", "list the exceptions in EXDATE")
    case .startNotAnInstance: LintRule.warning("RFC 5545 3.8.5.3", "make DTSTART the first instance of the rule")
    case .noInstances:
      LintRule.error("RFC 5545 3.8.5.3", "change the rule, which names no day that exists, or leave it out")
    case .exceptionType: LintRule.error("RFC 5545 3.8.5.1", "write EXDATE as DTSTART is: a date or a time")
    case .additionType: LintRule.warning("RFC 5545 3.8.5.2", "write RDATE as DTSTART is: a date or a time")
    case .idleException:
      LintRule.warning("RFC 5545 3.8.5.1", "name the start of an instance exactly, or leave the exception out")
    case .missingZoneName: LintRule.error("RFC 5545 3.6.5", "add TZID")
    case .missingObservance: LintRule.error("RFC 5545 3.6.5", "add a STANDARD or DAYLIGHT component")
    case .incompleteObservance: LintRule.error("RFC 5545 3.6.5", "add DTSTART, TZOFFSETFROM and TZOFFSETTO")
    case .observanceStart: LintRule.error("RFC 5545 3.6.5", "write DTSTART as a time without Z and TZID")
    case .observanceRule: LintRule.warning("RFC 5545 3.6.5", "write a yearly rule")
    case .duplicateZone: LintRule.error("RFC 5545 3.6.5", "keep one definition of a TZID")
    case .unusedZone: LintRule.warning("RFC 5545 3.6.5", "leave the definition out")
    case .missingAction: LintRule.error("RFC 5545 3.6.6", "add ACTION:DISPLAY or another action")
    case .missingTrigger: LintRule.error("RFC 5545 3.6.6", "add TRIGGER, such as TRIGGER:-PT15M")
    case .unknownAction: LintRule.warning("RFC 5545 3.8.6.1", "write AUDIO, DISPLAY or EMAIL")
    case .alarmParts: LintRule.error("RFC 5545 3.6.6", "add what alarms of this kind must have")
    case .repeatWithoutDuration: LintRule.error("RFC 5545 3.6.6", "give both REPEAT and DURATION, or neither")
    case .triggerUTC: LintRule.error("RFC 5545 3.8.6.3", "write the time in UTC, with Z at its end")
    case .unknownMethod: LintRule.warning("RFC 5546 1.4", "write a METHOD of RFC 5546, or leave it out")
    case .mixedMethod: LintRule.error("RFC 5546 3", "put components of other kinds into a message of their own")
    case .missingOrganizer: LintRule.error("RFC 5546 3", "add ORGANIZER")
    case .missingAttendee: LintRule.error("RFC 5546 3", "add ATTENDEE")
    }
  }
}
