import CalendarCore
import Testing
import TextGate

@testable import Recurrence

/// RFC 5546 2.1.5.
@Suite("Versions of components")
struct SetsVersionTests {
  private func version(_ title: String, sequence: Int = 0, stamp: Int? = nil, id: String? = nil) throws -> Event {
    try Sets.event("2026-12-01T09:00 Berlin", title: title) {
      $0.sequence = sequence
      $0.stamp = stamp.map { Instant(seconds: $0) }
      $0.recurrenceID = try id.map(Sets.time)
    }
  }

  @Test(
    "the higher SEQUENCE wins, then the later DTSTAMP, in whatever order they come",
    arguments: [
      // SEQUENCE and DTSTAMP of a and b, and which of them is shown.
      ((1, 5), (2, 1), "b"), ((2, 1), (1, 5), "a"), ((1, 5), (1, 6), "b"), ((1, 7), (1, 6), "a"),
    ])
  func newest(_ first: (Int, Int), _ second: (Int, Int), _ expected: String) throws {
    for id in [nil, "2026-12-01T09:00 Berlin"] {
      let versions = [
        try version("a", sequence: first.0, stamp: first.1, id: id),
        try version("b", sequence: second.0, stamp: second.1, id: id),
      ]
      for order in [versions, versions.reversed()] {
        #expect(try Sets.shown(order) == ["12-01 09:00-09:00 \(expected)"])
      }
    }
  }

  @Test("the same component twice, as merged files have it, is shown once")
  func twice() throws {
    #expect(try Sets.shown([version("a", stamp: 1), version("a", stamp: 1)]) == ["12-01 09:00-09:00 a"])
    #expect(try Sets.shown([version("a"), version("a")]) == ["12-01 09:00-09:00 a"])
  }

  @Test("two events that a producer gave one UID are both shown")
  func sharedUID() throws {
    #expect(try Sets.shown([version("a"), version("b")]) == ["12-01 09:00-09:00 a", "12-01 09:00-09:00 b"])
  }

  @Test("an override counts its own versions: a master with a higher SEQUENCE does not drop it")
  func overrideOfNewerMaster() throws {
    let override = try version("b", id: "2026-12-01T09:00 Berlin")
    #expect(try Sets.shown([version("a", sequence: 3), override]) == ["12-01 09:00-09:00 b"])
  }

  @Test("overrides of one instance named in two zones are versions of each other")
  func overridesInTwoZones() throws {
    let old = try version("a", sequence: 1, id: "2026-12-01T09:00 Berlin")
    let new = try version("b", sequence: 2, id: "2026-12-01T08:00 UTC")
    #expect(try Sets.shown([old, new]) == ["12-01 09:00-09:00 b"])
    #expect(try Sets.shown([new, old]) == ["12-01 09:00-09:00 b"])
  }

  @Test(
    "overrides of one instance named in two forms are versions of each other",
    arguments: [
      ("2026-12-01T09:00 Berlin", ["2026-12-01T08:00 UTC", "2026-12-01", "2026-12-01T09:00"]),
      ("2026-12-01", ["2026-12-01", "2026-11-30T23:00 UTC", "2026-12-01T00:00"]),
      ("2026-12-01T09:00", ["2026-12-01T09:00", "2026-12-01"]),
    ])
  func overridesInTwoForms(_ start: String, _ forms: [String]) throws {
    let master = try Sets.event(start) { $0.rules = [Sets.daily(2)] }
    let overrides = try forms.enumerated().map { number, form in
      try Sets.event("2026-12-20", title: "version \(number)") {
        $0.recurrenceID = try Sets.time(form)
        $0.sequence = number
      }
    }
    for order in [overrides, overrides.reversed()] {
      let shown = try Sets.shown([master] + order)
      #expect(shown.count == 2)
      #expect(shown.last == "12-20..12-20 version \(forms.count - 1)")
    }
  }

  @Test("of one version of an override the one that takes away counts, in whatever order they come")
  func cancelledTie() throws {
    let id = "2026-12-01T09:00 Berlin"
    let versions = [try version("a", stamp: 1, id: id), try version("b", stamp: 1, id: id)].map { event in
      var event = event
      if event.summary == "b" { event.status = .cancelled }
      return event
    }
    #expect(try Sets.shown(versions) == [])
    #expect(try Sets.shown(versions.reversed()) == [])
  }

  @Test("an override that a rescheduled series has left behind is dropped")
  func leftBehind() throws {
    func series(_ start: String, sequence: Int) throws -> Event {
      try Sets.event(start) {
        $0.rules = [Sets.daily(3)]
        $0.sequence = sequence
      }
    }
    let override = try version("b", sequence: 1, id: "2026-12-02T09:00 Berlin")
    // It is older than the series and names nothing in it.
    #expect(try Sets.shown([series("2026-12-01T12:00 Berlin", sequence: 2), override]).count == 3)
    // It is not older, or it names an instance.
    #expect(try Sets.shown([series("2026-12-01T12:00 Berlin", sequence: 1), override]).count == 4)
    #expect(
      try Sets.shown([series("2026-12-01T09:00 Berlin", sequence: 2), override]) == [
        "12-01 09:00-09:00 a", "12-01 09:00-09:00 b", "12-03 09:00-09:00 a",
      ])
  }

  @Test("what guests say changes nothing, and is shown where it is all there is")
  func proposals() throws {
    var proposal = try version("proposal", sequence: 5)
    proposal.purpose = .proposal
    #expect(try Sets.shown([version("a"), proposal]) == ["12-01 09:00-09:00 a"])
    #expect(try Sets.shown([proposal]) == ["12-01 09:00-09:00 proposal"])
  }

  /// RFC 5546 3.2.5: a VCALENDAR with METHOD:CANCEL.
  private func withdrawal(sequence: Int = 0, stamp: Int? = nil) throws -> Event {
    var event = try version("withdrawn", sequence: sequence, stamp: stamp)
    event.purpose = .withdrawal
    return event
  }

  @Test("a withdrawal takes the event away with the overrides that it is not older than")
  func withdrawn() throws {
    let override = try version("b", sequence: 1, id: "2026-12-01T09:00 Berlin")
    let events = [try version("a", sequence: 1, stamp: 5), override]
    #expect(try Sets.shown(events + [withdrawal(sequence: 2)]) == [])
    #expect(try Sets.shown([withdrawal(sequence: 1, stamp: 6)] + events) == [])
    #expect(try Sets.shown([withdrawal()]) == [])
    // Without a version to tell them apart, what takes away is the later message.
    #expect(try Sets.shown([withdrawal(), version("a")]) == [])
  }

  @Test("what is sent again after a withdrawal is there again")
  func sentAgain() throws {
    #expect(
      try Sets.shown([withdrawal(sequence: 2), version("a", sequence: 3)]) == ["12-01 09:00-09:00 a"])
    let override = try version("b", sequence: 3, id: "2026-12-01T09:00 Berlin")
    #expect(try Sets.shown([withdrawal(sequence: 2), override]) == ["12-01 09:00-09:00 b"])
  }

  @Test("UIDs keep the order of their first components")
  func order() throws {
    var events: [Event] = []
    for uid: UntrustedText in ["z", "a", "z", "m"] {
      events.append(Event(uid: uid, start: try Sets.time("2026-12-01")))
    }
    #expect(EventSeries.grouping(events).map { $0.masters.first?.uid } == ["z", "a", "m"])
  }
}
