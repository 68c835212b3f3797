import Foundation
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

  @Test("HTML has every occurrence of the month on its days")
  func html() throws {
    let html = try month("2026-12", ["family", "conference"], "--html")
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html "))
    #expect(html.hasSuffix("</html>\n"))
    let list = try home.run([
      "agenda", "--from", "2026-12-01", "--to", "2026-12-31", "--json", Binary.sample("family"),
      Binary.sample("conference"),
    ])
    let occurrences = try #require(
      try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    #expect(occurrences.count == 134)
    for occurrence in occurrences {
      let title = try #require(occurrence["summary"] as? String)
      let escaped = title.replacing("&", with: "&amp;").replacing("'", with: "&#39;")
      #expect(html.contains(">\(escaped)<") || html.contains(">? \(escaped)<"), "\(title)")
    }
  }

  @Test("SVG is one picture of the month", arguments: ["2026-10", "2026-12", "2027-02"])
  func svg(name: String) throws {
    let svg = try month(name, ["family"], "--svg")
    #expect(svg.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(svg.hasSuffix("</svg>\n"))
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
