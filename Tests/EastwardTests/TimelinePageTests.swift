import Eastward
import EastwardTesting
import Foundation
import Running
import Testing

@Suite("The page of a timeline")
@MainActor
struct TimelinePageTests {
  @Test("has each moment with its values, what was delivered, and the effects in flight")
  func content() async throws {
    let html = try await Self.recorded().html
    let sections = html.components(separatedBy: "<section id=").dropFirst().map { String($0) }
    #expect(sections.count == 5)
    #expect(sections[0].contains("<h2>0 <code>start</code>") && sections[0].contains("<td></td><td></td>"))
    #expect(sections[1].contains(#"<code>ask(Optional("&lt;b&gt; &amp; sun"))</code>"#))
    #expect(
      sections[1].contains("<h3>Effects in flight</h3>\n<ul><li><code>search: &lt;b&gt; &amp; sun</code></li></ul>"))
    #expect(!sections[1].contains("class=\"changed\""))
    #expect(sections[2].contains("<tr class=\"changed\"><th scope=\"row\">TheText</th><td></td><td>all of"))
    #expect(sections[2].contains("<code>TheText → a closure</code>"))
    #expect(
      sections[3].contains("<h3>Effects in flight</h3>\n<p>none</p>") && sections[3].contains("href=\"#m4\">after</a>"))
    #expect(sections[4].contains("<code>found(&quot;a&quot;) + ") == false && sections[4].contains(" + "))
    #expect(!html.contains("<b>") && !html.contains("<script"))
  }

  @Test("keeps the newest moments, with their numbers")
  func limit() {
    let page = TimelinePage(limit: 3)
    let store = Store(0, tracing: page.record) { $0 += $1 }
    page.show(store.provider(of: TheCount.self, reading: { $1.newCount($0) }), as: "sum")
    (1...9).forEach(store.dispatch)
    #expect(page.html.contains("<section id=\"m7\">") && !page.html.contains("\"m6\""))
    #expect(page.html.contains("<th scope=\"row\">sum</th><td>36</td><td>45</td>"))
  }

  @Test("keeps the actions that were delivered together in one moment, also if it is the only one")
  func together() {
    let page = TimelinePage(limit: 1)
    let store = Store(0, tracing: page.record) { $0 += $1 }
    store.batch([1, 2])
    #expect(page.html.contains("<section id=\"m1\"><h2>1 <code>1 + 2</code></h2>"))
  }

  /// Opened from the disk, each link shows one moment, nothing is asked for, and nothing is hard to read.
  @Test("can be read in Chromium", .enabled(if: isSlow))
  func browser() async throws {
    let chromium = try run(["sh", "-c", "command -v chromium"]).text.trimmingCharacters(in: .newlines)
    if chromium.isEmpty { try Test.cancel("Chromium is not installed") }
    let sandbox = try Sandbox()
    let installing =
      "python3 -m venv .venv && .venv/bin/pip install --quiet playwright==1.65.2 axe-playwright-python==0.1.8"
    guard try run(URL(filePath: "/bin/sh"), ["-c", installing], in: sandbox.root).status == 0 else {
      try Test.cancel("Playwright cannot be installed here")
    }
    try sandbox.write(try await Self.recorded().html, to: "timeline.html")
    let script = packageDirectory.appending(path: "Tests/EastTests/Browser/check_timeline.py").path
    let ending = try run(
      sandbox.url(".venv/bin/python"), [script, chromium, sandbox.url("timeline.html").path], in: sandbox.root)
    #expect(ending.status == 0 && ending.text.hasSuffix("5 moments, 0 problems\n"), "\(ending.everything)")
  }

  private static func recorded() async throws -> TimelinePage {
    let page = TimelinePage(title: "Search <1>")
    let runner = ManualEffectRunner.permissive
    let store = SearchStore(Search(), tracing: page.record, effects: runner.effects, reduce: Search.reduce)
    page.show(store.provider(of: TheText.self) { $0 })
    let token = store.feedback(Search.query, named: "search") { query, send in await send(.found("all of \(query)")) }
    store.dispatch(.ask("<b> & sun"))
    await runner.runAll()
    store.dispatch(.ask(nil))
    store.batch([.found("a"), .found("b")])
    token.cancel()
    return page
  }
}
