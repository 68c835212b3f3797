import CalendarCore
import Canvas
import TextGate

extension EventSheet {
  // MARK: Where and what

  var placeFields: [SheetField] {
    let basics = subject.details.basics
    var fields: [SheetField] = []
    func add(_ label: String, _ text: VisibleText?) {
      if let text { fields.append(SheetField(label, text.description)) }
    }
    add("Where", VisibleText.unlessEmpty(basics.location))
    for link in subject.details.conferences { add("Call", VisibleText.unlessEmpty(link)) }
    let name = subject.calendar.visibleName
    if !name.isEmpty {
      let mark = String(style.glyphs.calendarMark(subject.calendar.order))
      let entry = SheetField.Entry(text: name, mark: hasMarks ? (mark, style.theme.mark(of: subject.calendar)) : nil)
      fields.append(SheetField("Calendar", [entry]))
    }
    add("Status", status)
    if basics.isTransparent { add("Time", "stays free") }
    if let percent = subject.details.percent { add("Progress", "\(percent) %") }
    if let priority = subject.details.priority { add("Priority", EventSheet.priority(priority)) }
    switch subject.details.classification {
    case nil, "PUBLIC": break
    case let other?: add("Class", VisibleText(other.visible.description.lowercased()))
    }
    add("Tags", VisibleText.unlessEmpty(basics.categories.joined(separator: ", ")))
    add("Resources", VisibleText.unlessEmpty(subject.details.resources.joined(separator: ", ")))
    add("Link", VisibleText.unlessEmpty(basics.url))
    return fields
  }

  /// STATUS in English words (RFC 5545 3.8.1.11), where it is not the usual one.
  private var status: VisibleText? {
    switch subject.details.status {
    case nil where subject.details.method == "CANCEL": "cancelled"
    case nil: nil
    case "CONFIRMED": "confirmed"
    case "NEEDS-ACTION": "to be done"
    case "IN-PROCESS": "in process"
    case "COMPLETED": "done"
    case let other?: VisibleText(other.visible.description.lowercased())
    }
  }

  /// PRIORITY as RFC 5545 3.8.1.9 groups it.
  private static func priority(_ number: Int) -> VisibleText {
    switch number {
    case ...4: "\(number), high"
    case 5: "5, medium"
    default: "\(number), low"
    }
  }

  // MARK: People

  /// The most people that are named.
  private static let mostPeople = 50

  var peopleFields: [SheetField] {
    let details = subject.details
    var fields: [SheetField] = []
    if let organizer = details.organizer {
      var text = AttendeeWords.name(organizer)
      if let sender = organizer.sentBy { text = "\(text), by \(sender)" }
      fields.append(SheetField("Organizer", text.description))
    }
    if !details.attendees.isEmpty { fields.append(SheetField("People", people)) }
    for contact in details.contacts { fields.append(SheetField("Contact", contact.visible.description)) }
    for status in details.requestStatuses { fields.append(SheetField("Answer", status.visible.description)) }
    return fields
  }

  private var people: [SheetField.Entry] {
    let all = subject.details.attendees
    let isASCII = style.glyphs === Glyphs.ascii
    var entries = all.prefix(EventSheet.mostPeople).map { attendee in
      let isOut = attendee.state == "DECLINED" || attendee.state == "DELEGATED"
      let mark = AttendeeWords.mark(attendee, isASCII: isASCII)
      let markStyle = style.theme[attendee.state == "ACCEPTED" ? .title : .note]
      return SheetField.Entry(
        text: AttendeeWords.text(attendee).description, style: isOut ? style.theme[.outside] : .plain,
        mark: (mark, markStyle))
    }
    if all.count > entries.count {
      entries.append(.init(text: "and \(all.count - entries.count) more, \(all.count) in all"))
    }
    return entries
  }

  // MARK: Alarms and files

  /// The most alarms and files that are named.
  private static let mostAlarms = 20

  var otherFields: [SheetField] {
    var fields: [SheetField] = []
    let words = subject.alarmWords(times)
    func entries<Element>(_ all: [Element], _ text: (Element) -> VisibleText) -> [SheetField.Entry] {
      var entries = all.prefix(EventSheet.mostAlarms).map { SheetField.Entry(text: text($0).description) }
      if all.count > entries.count { entries.append(.init(text: "and \(all.count - entries.count) more")) }
      return entries
    }
    let alarms = entries(subject.details.alarms, words.text)
    if !alarms.isEmpty { fields.append(SheetField("Alarms", alarms)) }
    let files = entries(subject.details.attachments, EventSheet.text)
    if !files.isEmpty { fields.append(SheetField("Files", files)) }
    return fields
  }

  /// An attachment by its name, type and size, or where it is.
  private static func text(_ file: Attachment) -> VisibleText {
    let facts = [file.type.flatMap { VisibleText.unlessEmpty($0) }, file.size.map(size)].compactMap(\.self)
    var text = VisibleText.unlessEmpty(file.name) ?? (file.uri == nil ? "a file in the event itself" : "")
    if !facts.isEmpty {
      let list = VisibleText(facts.map(\.description).joined(separator: ", "))
      text = text.description.isEmpty ? "(\(list))" : "\(text) (\(list))"
    }
    guard let uri = VisibleText.unlessEmpty(file.uri) else { return text }
    return text.description.isEmpty ? uri : "\(text) \(uri)"
  }

  /// Bytes in a unit that keeps the number short.
  private static func size(_ bytes: Int) -> VisibleText {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<1_000_000: "\((bytes + 500) / 1000) kB"
    default: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
    }
  }
}
