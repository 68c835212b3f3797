import Foundation
import TestSupport
import Testing

@Suite("Documents")
struct DocumentTests {
  let home: Home

  init() throws { home = try Home() }

  private func month(_ month: String, _ samples: [String], _ format: String) throws -> String {
    let result = try home.run(["month", month, format] + samples.map(Binary.sample))
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    return result.output
  }

  /// The days of the month's page, as JSON has them.
  private func days(_ name: String, _ samples: [String]) throws -> [[String: Any]] {
    let page = try JSONSerialization.jsonObject(with: Data(month(name, samples, "--json").utf8)) as? [String: Any]
    let weeks = try #require(page?["weeks"] as? [[String: Any]])
    return try weeks.flatMap { try #require($0["days"] as? [[String: Any]]) }
  }

  @Test("HTML has every occurrence of the month on its days", arguments: ["2026-10", "2026-12", "2027-02"])
  func html(name: String) throws {
    let html = try month(name, ["family", "conference"], "--html")
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html "))
    #expect(html.hasSuffix("</html>\n"))
    let parsed = try ParsedMarkup(html)
    let cells = parsed.places("td").filter { parsed.elements[$0].attributes["id"]?.hasPrefix("day-") == true }
    let found = cells.flatMap { cell in
      let titles = parsed.all("b", inside: cell) + parsed.all("s", inside: cell)
      return titles.map { "\(parsed.elements[cell].attributes["id"] ?? "") \($0.text)" }
    }
    var expected: [String] = []
    for day in try days(name, ["family", "conference"]) where day["inMonth"] as? Bool == true {
      for occurrence in try #require(day["occurrences"] as? [[String: Any]]) {
        let sign = occurrence["status"] as? String == "TENTATIVE" ? "? " : ""
        let title = try #require(occurrence["summary"] as? String)
        expected.append("day-\(day["date"] ?? "") \(sign)\(title)")
      }
    }
    #expect(expected.count > 20)
    // JSON has the ages of birthdays apart from their titles.
    func ageless(_ titles: [String]) -> [String] { titles.map { $0.replacing(/\s\(\d+\)$/, with: "") }.sorted() }
    #expect(ageless(found) == ageless(expected))
  }

  @Test(
    "SVG shows of each day as many occurrences as it says that it has not hidden",
    arguments: [
      ("2026-10", ["family"]), ("2026-12", ["family", "team"]), ("2026-12", ["conference"]),
      ("2026-12", ["family", "team", "conference"]), ("2027-02", ["team"]),
    ])
  func svg(page: (month: String, samples: [String])) throws {
    let svg = try month(page.month, page.samples, "--svg")
    #expect(svg.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(try ParsedMarkup(svg).places("svg").first == 0)
    let days = try days(page.month, page.samples)
    // A line each: declaration, start tag, title and description, ground; then the weeks; then the frame, end tag.
    let weeks = svg.split(separator: "\n").dropFirst(4).dropLast(2)
    try #require(weeks.count * 7 == days.count)
    for (week, line) in weeks.enumerated() {
      let row = Array(days[week * 7..<week * 7 + 7])
      let dates = try row.map { try #require($0["date"] as? String) }
      let counts = try PictureCounts(ParsedMarkup("<week>\(line)</week>"), dates: dates)
      let expected = try row.map { try #require($0["occurrences"] as? [Any]).count }
      #expect(zip(counts.drawn, counts.hidden).map { $0 + $1 } == expected)
    }
  }

  @Test("nothing outside the document is asked for", arguments: ["--html", "--svg"])
  func selfContained(format: String) throws {
    let text = try month("2026-12", ["team"], format)
    for word in ["<script", "src=", "url(", "@import", "<link", "<iframe", "<image", "<use"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test(
    "an ordinary month is one sheet on paper of either size", .enabled(if: Browser.path != nil, "no Chromium here"),
    arguments: [
      ("2026-12", "family"), ("2026-12", "team"), ("2026-08", "team"), ("2027-02", "family"), ("2026-10", "conference"),
    ], ["A4", "letter"])
  func sheets(page: (month: String, sample: String), paper: String) throws {
    let html = try month(page.month, [page.sample], "--html")
    try #expect(printedPages(html.replacing("size:A4 landscape", with: "size:\(paper) landscape")) == 1)
  }

  @Test("a packed month takes more sheets", .enabled(if: Browser.path != nil, "no Chromium here"))
  func packed() throws {
    try #expect(printedPages(month("2026-12", ["conference"], "--html")) > 1)
  }

  private func printedPages(_ html: String) throws -> Int {
    try #require(html.contains(/@page\{size:\w+ landscape;/))
    let file = try home.write(html, to: "month.html")
    let pdf = home.url.appending(path: "month.pdf")
    _ = try Browser.run(["--no-pdf-header-footer", "--print-to-pdf=\(pdf.path)"], page: file, in: home.url)
    let text = String(decoding: try Data(contentsOf: pdf), as: Unicode.ASCII.self)
    return text.matches(of: /\/Type ?\/Page\b/).count
  }

  /// For each bar: how far its end lies before the end of the last day that it covers, and how far below it what keeps
  /// its line free on that day lies.
  private static let measure = """
    <script>
    const found = [...document.querySelectorAll('li.bar[style*="--days"]')].map(bar => {
      let cell = bar.closest('td');
      for (let day = 1; day != bar.style.getPropertyValue('--days'); day++) cell = cell.nextElementSibling;
      const rest = [...cell.querySelectorAll('li.rest')].find(item => item.title == bar.title);
      const [box, edge, line] = [bar, cell, rest].map(element => element.getBoundingClientRect());
      return Math.round(edge.right - box.right) + ',' + Math.round(line.top - box.top);
    });
    document.body.setAttribute('data-found', found.join(' '));
    </script>
    """

  @Test("a bar lies over all of its days, on one line", .enabled(if: Browser.path != nil, "no Chromium here"))
  func bars() throws {
    let html = try month("2026-12", ["family", "team", "conference"], "--html")
    let file = try home.write(html.replacing("</body>", with: Self.measure + "</body>"), to: "month.html")
    let page = try Browser.run(["--dump-dom"], page: file, in: home.url)
    let found = try #require(page.firstMatch(of: /data-found="([^"]*)"/)).output.1.split(separator: " ")
    #expect(found.count > 20)
    for bar in found {
      let parts = bar.split(separator: ",").compactMap { Int($0) }
      try #require(parts.count == 2)
      #expect((0...6).contains(parts[0]), "\(bar)")
      #expect(parts[1] == 0, "\(bar)")
    }
  }
}
