import Foundation
import Testing

/// The README's recipes do what they promise, with the programs that they are for. A comment names each:
/// `<!-- recipe NAME -->` stands above its block.
@Suite("Recipes of the README", .serialized)
struct RecipeTests {
  let home: Home
  /// Tuesday, 15 December 2026, eight in the morning.
  private static let now = ["FLIPCAL_NOW": "2026-12-15T08:00:00+01:00"]

  init() throws {
    home = try Home()
    #expect(try home.run("month", Binary.sample("family")).status == 0)
    #expect(try home.run(Binary.sample("family")).status == 0)
  }

  /// The block of a recipe.
  private func recipe(_ name: String) throws -> String {
    let readme = try String(contentsOf: Binary.repository.appending(path: "README.md"), encoding: .utf8)
    let lines = readme.components(separatedBy: "\n")
    let mark = try #require(lines.firstIndex(of: "<!-- recipe \(name) -->"), "the README has no recipe \(name)")
    let start = try #require(lines[mark...].firstIndex { $0.hasPrefix("```") })
    let end = try #require(lines[(start + 1)...].firstIndex(of: "```"))
    return lines[(start + 1)..<end].joined(separator: "\n")
  }

  @Test("tmux: the status line tells what comes next")
  func tmux() throws {
    let configuration = try home.write(recipe("tmux") + "\nset -g status-interval 1\n", to: ".tmux.conf")
    let screen = try TmuxScreen(
      "env -u TMUX tmux -L inner-$$ -f \(configuration) new-session", in: home, columns: 100, environment: Self.now)
    let shown = screen.wait { $0.contains("today 09:00  Dentist") }
    #expect(shown.split(separator: "\n").last?.contains("today 09:00  Dentist") == true, "\(shown)")
  }

  @Test("fzf: an event is picked from a list, and shown")
  func fzf() throws {
    let screen = try TmuxScreen(recipe("fzf"), in: home, columns: 120, rows: 40, environment: Self.now)
    screen.wait { $0.contains("Swimming lesson") }
    try screen.send("dentist")
    let list = screen.wait { !$0.contains("Swimming lesson") && $0.contains("insurance cards") }
    #expect(list.contains("Dentist (Mika and Noa)") && list.contains("insurance cards"), "the preview: \(list)")
    try screen.send("Enter")
    let shown = screen.wait { $0.contains("Practice Dr. E.") && !$0.contains("> dentist") }
    #expect(shown.contains("Dentist (Mika and Noa)") && shown.contains("Practice Dr. E."), "\(shown)")
  }

  @Test("watch: the day, again and again")
  func watch() throws {
    let screen = try TmuxScreen(recipe("watch"), in: home, environment: Self.now)
    let shown = screen.wait { $0.contains("Dentist") }
    #expect(shown.contains("[Tuesday, 15 December 2026]") && shown.contains("Dentist (Mika and Noa)"), "\(shown)")
  }

  @Test("mutt: an invitation that came by mail is read where it stands")
  func mutt() throws {
    _ = try home.write(recipe("mailcap") + "\n", to: ".mailcap")
    _ = try home.write(recipe("muttrc") + "\nset mailcap_path=~/.mailcap folder=~\n", to: ".muttrc")
    let invitation = try String(contentsOfFile: Binary.sample("invitation"), encoding: .utf8)
    let mail = try home.write(
      """
      From robin@example.org Tue Dec 15 07:00:00 2026
      From: Robin <robin@example.org>
      To: Sam <sam@example.org>
      Subject: Invitation
      MIME-Version: 1.0
      Content-Type: text/calendar; method=REQUEST; charset=UTF-8

      \(invitation.replacing("\r\n", with: "\n"))

      """, to: "mbox")
    let screen = try TmuxScreen("mutt -n -R -F ~/.muttrc -f \(mail)", in: home, rows: 40, environment: Self.now)
    screen.wait { $0.contains("Invitation") }
    try screen.send("Enter")
    let shown = screen.wait { $0.contains("Invitation from") }
    #expect(shown.contains("Invitation from Robin"), "\(shown)")
    #expect(shown.contains("Sam <sam@example.org> (required): no answer"), "\(shown)")
  }

  @Test("cron: the day comes by mail, or nothing where nothing is on")
  func cron() throws {
    let lines = try recipe("cron").split(separator: "\n").filter { !$0.contains("=") }
    let fields = try #require(lines.first).split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    #expect(fields.count == 6)
    let command = String(fields[5])
    // What cron gives a job, and nothing else.
    let bare = "env -i HOME=\"$HOME\" LOGNAME=sam SHELL=/bin/sh PATH=\"$PATH\" TZ=$TZ XDG_STATE_HOME=$XDG_STATE_HOME"
    let day = try home.shell("\(bare) FLIPCAL_NOW=\(Self.now["FLIPCAL_NOW"] ?? "") /bin/sh -c '\(command)'")
    #expect(day.output.hasPrefix("2026-12-15 09:00-10:00  Dentist (Mika and Noa)"), "\(day)")
    #expect(day.status == 0 && day.error.isEmpty)
    let nothing = try home.shell("\(bare) FLIPCAL_NOW=2031-03-05T07:00:00Z /bin/sh -c '\(command)'")
    #expect(nothing == Outcome(output: "", error: "", status: 0))
  }

  @Test("vdirsyncer: a calendar of the web is fetched and opened")
  func vdirsyncer() throws {
    let server = Process()
    server.executableURL = URL(filePath: "/usr/bin/python3")
    server.arguments = [
      "-u", "-c",
      """
      import functools, http.server as h
      s = h.HTTPServer(("127.0.0.1", 0), functools.partial(h.SimpleHTTPRequestHandler, directory="\(Binary.repository.path)/samples"))
      print(s.server_port, flush=True)
      s.serve_forever()
      """,
    ]
    let port = Pipe()
    server.standardOutput = port
    server.standardError = FileHandle.nullDevice
    try server.run()
    defer { server.terminate() }
    let number = String(decoding: port.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let configuration = try home.write(
      recipe("vdirsyncer").replacing("https://example.org/", with: "http://127.0.0.1:\(number)/"), to: "vdirsyncer.conf"
    )
    try FileManager.default.createDirectory(
      at: home.url.appending(path: "config/flipcal"), withIntermediateDirectories: true)
    _ = try home.write(recipe("calendars"), to: "config/flipcal/config")
    let sync = try home.shell(
      "yes | vdirsyncer -c \(configuration) discover && vdirsyncer -c \(configuration) sync")
    #expect(sync.status == 0, "\(sync)")
    // Nothing is open: the configuration's calendars are.
    let shown = try home.shell(
      "XDG_STATE_HOME=$HOME/other flipcal agenda --from 2026-12-01 --to 2026-12-31", environment: Self.now)
    #expect(shown.output.split(separator: "\n").count == 13, "\(shown)")
    #expect(shown.output.contains("[Club]"))
  }
}
