import CalendarCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// usage: calendar-generator EVENTS SEED [DIRECTORY]
//
// Writes a calendar of so many VEVENTs to standard output, or each event with its overrides as a file of DIRECTORY, as
// vdirsyncer keeps them. The same numbers give the same bytes. The events are spread over 2012 to 2031 and mixed as in
// calendars that people keep for years: mostly single meetings, whole days, some series (few of them without end) with
// moved instances, five zones, folded descriptions, attendees, alarms, and titles in several scripts.

func fail(_ message: String) -> Never {
  put(message + "\n", into: 2)
  exit(1)
}

func put(_ text: String, into descriptor: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { exit(1) }
    rest = rest.dropFirst(count)
  }
}

guard CommandLine.arguments.count >= 3, let wanted = Int(CommandLine.arguments[1]),
  let seed = UInt64(CommandLine.arguments[2])
else { fail("usage: calendar-generator EVENTS SEED [DIRECTORY]") }
let directory = CommandLine.arguments.count > 3 ? CommandLine.arguments[3] : nil

var maker = EventMaker(seed: seed)
var text = directory == nil ? EventMaker.head() : ""
var made = 0
while made < wanted {
  let event = maker.next(atMost: wanted - made)
  made += event.components
  if let directory {
    let descriptor = open("\(directory)/\(maker.name).ics", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { fail("\(directory): \(String(cString: strerror(errno)))") }
    put(EventMaker.head(for: event.text) + event.text + EventMaker.foot, into: descriptor)
    close(descriptor)
  } else {
    text += event.text
    if text.utf8.count > 1 << 20 {
      put(text, into: 1)
      text = ""
    }
  }
}
if directory == nil { put(text + EventMaker.foot, into: 1) }
