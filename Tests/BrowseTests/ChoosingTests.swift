import CalendarCore
import Testing

@testable import Browse

@Suite("Occurrences, searches, calendars, zones")
struct ChoosingTests {
  private func person() -> Person {
    Person(
      occurrences: [
        wholeDay("Tea", "2026-11-03"), wholeDay("Tea", "2026-12-15"), wholeDay("Meeting", "2026-12-15", in: office),
        wholeDay("Tea", "2027-02-20"),
      ])
  }
  @Test("Enter opens the day's first occurrence, and its neighbours from there")
  func open() {
    var person = person()
    person.type("Enter")
    #expect(person.openTitle == "Tea")
    person.type("l")
    #expect(person.openTitle == "Meeting")
    person.type("l")
    #expect(person.openTitle == "Meeting", "there is no other")
    person.type("Left")
    #expect(person.openTitle == "Tea")
    person.type("q")
    #expect(person.model.overlay == nil)
    person.type("l")
    person.type("Enter")
    #expect(person.model.overlay == nil && person.model.notice != nil, "an empty day says so")
  }

  @Test("Tab leads into the day's list, whose keys choose an occurrence; other keys are the page's")
  func list() {
    var person = person()
    person.type("Tab")
    person.type("j", "j", "j")
    #expect(person.model.entry == 1)
    person.type("Enter")
    #expect(person.openTitle == "Meeting")
    person.type("Esc")
    person.type("k")
    #expect(person.model.entry == 0)
    person.type("l")
    #expect(person.model.entry == nil && person.model.selected == day("2026-12-16"))
  }

  @Test("A search shows what comes next and goes on around the ends; n and p turn pages again afterwards")
  func search() {
    var person = person()
    person.type("/")
    person.write("Tea")
    person.type("Enter")
    #expect(person.model.selected == day("2026-12-15") && person.model.entry == 0)
    var days: [CivilDate] = []
    for key in ["n", "n", "n", "N", "p"] {
      person.type(key)
      days.append(person.model.selected)
      #expect(person.model.entry == 0)
    }
    #expect(
      days
        == ["2027-02-20", "2026-11-03", "2026-12-15", "2026-11-03", "2027-02-20"].map(day))
    person.type("Esc")
    #expect(person.model.search != nil, "first the list is left")
    person.type("Esc")
    #expect(person.model.search == nil)
    person.type("n")
    #expect(person.model.selected == day("2027-03-20"))
  }

  @Test("Keys that come at once do what they do one by one")
  func burst() throws {
    var person = person()
    person.type("g", "2", "0", "2", "6", "-", "1", "1", "-", "0", "2", "Enter", "l", "Enter")
    #expect(person.openTitle == "Tea" && person.model.selected == day("2026-11-03"))
    person.type("q", "/", "T", "e", "a", "Enter", "n", "Tab", "]", "Enter")
    #expect(person.model.selected == day("2027-01-15") && person.model.notice != nil)
  }

  @Test("A search goes on from the day that was gone to meanwhile")
  func searchFromDay() {
    var person = person()
    person.type("/")
    person.write("Tea")
    person.type("Enter")
    person.type("]")
    person.type("n")
    #expect(person.model.selected == day("2027-02-20"))
    person.type("{")
    person.type("N")
    #expect(person.model.selected == day("2027-02-20"), "before the first one it goes on at the end")
    person.type("[")
    person.type("N")
    #expect(person.model.selected == day("2026-12-15"))
  }

  @Test("The words of the last line are clicked, double clicks open, and in a year they lead to the month")
  func clicks() {
    var person = person()
    person.click(23, 1)
    #expect(person.model.selected == day("2027-01-15") && person.model.isAnimating)
    person.wait(1)
    person.click(23, 10)
    person.wait(1)
    #expect(person.model.selected == day("2026-12-15"))
    // The number of the 15th, which has a list.
    person.time += 1
    let target = PagePane.map(
      of: person.model.pages[person.model.page] ?? PageData(.year([], heading: "")), selected: person.model.selected,
      layout: person.model.layout, style: person.model.settings.style
    ).area(of: day("2026-12-15"))
    person.click(target?.row ?? 0, (target?.column ?? 0) + 8)
    #expect(person.openTitle == nil)
    person.click(target?.row ?? 0, (target?.column ?? 0) + 8)
    #expect(person.openTitle == "Tea")
    person.click(0, 0)
    #expect(person.model.overlay == nil, "a click beside it closes it")
    person.type("y")
    person.type("Enter")
    #expect(person.model.page == .month(day("2026-12-01").yearMonth))
  }

  @Test("The day's list gives its room to the page and takes it back")
  func roomOfList() {
    var person = person()
    let before = person.model.layout
    person.type("a")
    #expect(person.model.layout.page.height > before.page.height && person.model.layout.agenda.height == 0)
    person.type("Tab")
    #expect(person.model.layout == before && person.model.entry == 0, "to choose from it, it has to be seen")
  }

  @Test("What was typed and means nothing is there again, to be mended")
  func refused() {
    var person = person()
    person.type("g")
    person.write("2027-13")
    person.type("Enter")
    #expect(person.model.notice?.isFault == true && person.model.prompt?.text == "2027-13")
    person.type("Backspace", "2", "-", "0", "3", "Enter")
    #expect(person.model.selected == day("2027-12-03") && person.model.prompt == nil)
  }

  @Test("A search without a hit says so and moves nothing")
  func nothingFound() {
    var person = person()
    person.type("/")
    person.write("Opera")
    person.type("Enter")
    #expect(person.model.search == nil && person.model.notice?.isFault == true)
    #expect(person.model.notice?.text.description.contains("Opera") == true)
    #expect(person.model.selected == day("2026-12-15"))
  }

  @Test("Calendars are hidden and shown")
  func calendars() {
    var person = person()
    person.type("c")
    person.type("j")
    person.type(" ")
    #expect(person.hidden == [1] && person.model.hiddenCalendars == [1])
    #expect(person.model.occurrencesOfDay.map(\.event.summary) == ["Tea"])
    person.type("o")
    #expect(person.hidden == [0])
    #expect(person.model.occurrencesOfDay.map(\.event.summary) == ["Meeting"])
    person.type("a")
    #expect(person.hidden.isEmpty && person.model.occurrencesOfDay.count == 2)
    person.type("c")
    #expect(person.model.overlay == nil)
  }

  @Test("Another set of calendars hides those of the names that were hidden")
  func otherCalendars() {
    var person = person()
    person.type("c")
    person.type(" ")
    #expect(person.hidden == [home.order])
    let (first, second) = (CalendarInfo(name: office.name, order: 0), CalendarInfo(name: home.name, order: 1))
    person.send(.reloaded([first, second], notice: "", isFault: false))
    #expect(person.hidden == [second.order] && person.model.hiddenCalendars == [second.order])
    person.send(.reloaded([first], notice: "", isFault: false))
    #expect(person.hidden.isEmpty && person.model.hiddenCalendars.isEmpty)
  }

  @Test("Times are shown in the zone that is typed; what it is called is shown, and what is none is refused")
  func zone() {
    var person = person()
    person.type("z")
    person.write("Asia/Tokyo")
    person.type("Enter")
    #expect(person.model.zoneName == "Asia/Tokyo")
    #expect(person.effects.last == .load(person.model.page, generation: person.model.generation))
    person.type("z")
    person.write("Nowhere")
    person.type("Enter")
    #expect(person.model.zoneName == "Asia/Tokyo" && person.model.notice?.isFault == true)
  }

  @Test("A reload keeps the chosen day and occurrence")
  func reload() {
    var person = person()
    person.type("Tab")
    person.type("j")
    person.occurrences.insert(wholeDay("Breakfast", "2026-12-15"), at: 0)
    person.type("r")
    #expect(person.model.entry == 2)
    person.occurrences = []
    person.type("r")
    #expect(person.model.entry == nil)
  }

  @Test("Another day is another today")
  func midnight() {
    var person = person()
    person.send(.dayChanged(day("2026-12-16")))
    #expect(person.model.today == day("2026-12-16") && person.model.selected == day("2026-12-15"))
    person.type("t")
    #expect(person.model.selected == day("2026-12-16"))
  }

  @Test(
    "A line is edited as in a shell",
    arguments: [
      (["a", "b", "Left", "c"], "acb"), (["a", "b", "Ctrl-A", "c", "Ctrl-E", "d"], "cabd"),
      (["a", " ", "b", "Ctrl-W"], "a "), (["a", "b", "Left", "Ctrl-U"], "b"), (["a", "b", "Home", "Delete"], "b"),
      (["é", "Backspace", "x"], "x"), (["日", "本", "Left", "Left", "Right", "の"], "日の本"),
    ])
  func line(_ keys: [String], _ text: String) {
    var person = person()
    person.type("/")
    for key in keys { person.type(key) }
    #expect(person.model.prompt?.text == text)
    person.type("Esc")
    #expect(person.model.prompt == nil)
  }

  @Test("A text that is pasted goes into the line without control characters, and nowhere else")
  func paste() throws {
    var person = person()
    person.send(.input(.paste("]]q"), at: 1))
    #expect(person.model.page == .month(day("2026-12-01").yearMonth) && !person.effects.contains(.quit))
    person.type("/")
    person.send(.input(.paste("two\nwords\u{1B}[2J" + String(repeating: "x", count: 100_000)), at: 1))
    let text = try #require(person.model.prompt?.text)
    #expect(text.hasPrefix("two words\u{241B}[2Jx") && text.count <= 500)
  }
}
