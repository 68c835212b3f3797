/// The rules that iCalendar data is checked by. What reading tolerates with a diagnostic and what `check` finds are named
/// by the same rules.
///
/// The raw value is the rule's id, which scripts may rely on.
public enum LintRule: String, Sendable, Hashable, CaseIterable {
  // MARK: Lines and encoding

  case notUTF8 = "not-utf-8"
  case cutCharacter = "cut-character"
  case byteOrderMark = "byte-order-mark"
  case lineEnds = "line-ends"
  case longLines = "long-lines"
  case foldInsideCharacter = "fold-inside-character"
  case blankLine = "blank-line"
  case controlCharacter = "control-character"
  case missingFold = "missing-fold"
  case notAProperty = "not-a-property"
  case missingLineEnd = "missing-line-end"
  case joinedLines = "joined-lines"
  case indentedFile = "indented-file"

  case textEncoding = "text-encoding"
  /// What cannot be read at all.
  case unreadable
  /// What is beyond the limits of this program.
  case limit

  // MARK: Structure

  case noCalendar = "no-calendar"
  case missingCalendar = "missing-calendar"
  case textOutside = "text-outside"
  case missingEnd = "missing-end"
  case endWithoutBegin = "end-without-begin"
  case nestedTooDeep = "nested-too-deep"
  case misplacedComponent = "misplaced-component"
  case unknownComponent = "unknown-component"
  case emptyCalendar = "empty-calendar"
  case missingVersion = "missing-version"
  case version
  case missingProduct = "missing-prodid"
  case calendarScale = "calendar-scale"

  // MARK: Parameters

  case parameterSyntax = "parameter-syntax"
  case parameterQuotes = "parameter-quotes"
  case quoteInParameter = "quote-in-parameter"
  case repeatedParameter = "repeated-parameter"
  case unknownValueType = "unknown-value-type"
  case valueType = "value-type"
  case valueTypeMismatch = "value-type-mismatch"
  case zoneWithUTC = "tzid-with-utc"
  case zoneWithDate = "tzid-with-date"
  case undefinedZone = "missing-timezone"
  case unknownZone = "unknown-timezone"
  case zoneOffsetOnly = "offset-as-timezone"
  case range

  // MARK: Values

  case dateTime = "date-time"
  case duration
  case period
  case utcOffset = "utc-offset"
  case integer
  case boolean
  case uri
  case calendarAddress = "cal-address"
  case binary
  case emptyValue = "empty-value"
  case status
  case classification = "class"
  case transparency
  case priority
  case percentComplete = "percent-complete"
  case position = "geo"
  case notUTC = "not-utc"
  case textEscape = "text-escape"
  case unescapedText = "unescaped-text"
  case color

  // MARK: Properties of components

  case missingUID = "missing-uid"
  case missingTimestamp = "missing-dtstamp"
  case missingStart = "missing-dtstart"
  case repeatedProperty = "repeated-property"
  case propertyName = "property-name"
  case unknownProperty = "unknown-property"
  case misplacedProperty = "misplaced-property"
  case endAndDuration = "end-and-duration"
  case durationWithoutStart = "duration-without-start"
  case endBeforeStart = "end-before-start"
  case endAtStart = "end-at-start"
  case negativeDuration = "negative-duration"
  case endType = "end-type"
  case endForm = "end-form"
  case duplicateComponent = "duplicate-component"
  case severalVersions = "several-versions"
  case missingMaster = "missing-master"
  case recurrenceIDType = "recurrence-id-type"
  case severalUIDs = "several-uids"

  // MARK: Recurrence

  case rule = "recurrence-rule"
  case rulePart = "rule-part"
  case rulePartFrequency = "rule-part-frequency"
  case countWithUntil = "count-with-until"
  case untilType = "until-type"
  case untilUTC = "until-utc"
  case severalRules = "several-rules"
  case exceptionRule = "exrule"
  case startNotAnInstance = "start-not-an-instance"
  case noInstances = "no-instances"
  case exceptionType = "exdate-type"
  case additionType = "rdate-type"
  case idleException = "idle-exdate"

  // MARK: Time zones

  case missingZoneName = "missing-tzid"
  case missingObservance = "missing-observance"
  case incompleteObservance = "incomplete-observance"
  case observanceStart = "observance-start"
  case observanceRule = "observance-rule"
  case duplicateZone = "duplicate-timezone"
  case unusedZone = "unused-timezone"

  // MARK: Alarms

  case missingAction = "missing-action"
  case missingTrigger = "missing-trigger"
  case unknownAction = "unknown-action"
  case alarmParts = "alarm-parts"
  case repeatWithoutDuration = "repeat-without-duration"
  case triggerUTC = "trigger-utc"

  // MARK: Scheduling

  case unknownMethod = "unknown-method"
  case mixedMethod = "mixed-method"
  case missingOrganizer = "missing-organizer"
  case missingAttendee = "missing-attendee"
}
