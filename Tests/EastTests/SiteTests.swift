import Foundation
import Running
import Testing

@Suite("The site")
struct SiteTests {
  @Test("has every page of the documentation as an article, and links that DocC knows")
  func catalog() throws {
    let sandbox = try Sandbox()
    let ending = try write(packageDirectory, in: sandbox)
    try #require(ending.status == 0, "\(ending.error)")
    let names = Set(try sandbox.names(in: "east.docc"))
    let folders = ["Documentation", "Documentation/Internals", "Documentation/Internals/Decisions", "Rules/Pages"]
    for folder in folders {
      let pages = try FileManager.default.contentsOfDirectory(
        atPath: packageDirectory.appending(path: folder).path
      ).filter { $0.hasSuffix(".md") && $0 != "README.md" }
      #expect(names.isSuperset(of: pages), "\(folder)")
    }
    let front = try sandbox.read("east.docc/east.md")
    #expect(front.contains("[Law of Demeter](doc:Glossary)") && front.contains("@TechnologyRoot"))
    #expect(try sandbox.read("east.docc/Library.md").contains("[macros](doc:/Eastward/Macros)"))
    #expect(try sandbox.read("east.docc/Configuration.md").contains("(doc:Gating#Changes-that-silence-findings)"))
    #expect(
      try sandbox.read("east.docc/Rule-options.md").contains(
        "\n## leaky-accessor\n\n```json\n{ \"minUsers\": 5, \"owners\": [] }"))
    #expect(try !sandbox.read("east.docc/reach.md").contains("hidden"))
  }

  @Test(
    "refuses pages that cannot be articles",
    arguments: [
      ("[a](B.md)", "'Documentation/A.md' links to 'B.md', which does not exist"),
      (
        "[a](../README.md#Nothing)",
        "'Documentation/A.md' links to '../README.md#Nothing', but 'README.md' has no such heading"
      ),
      (
        "`[a](B.md)` [b](#here)\n\n```\n# Here\n```\n",
        "'Documentation/A.md' links to '#here', but 'Documentation/A.md' has no such heading"
      ),
    ])
  func refusals(text: String, sentence: String) throws {
    let sandbox = try Self.pages(["Documentation/A.md": "# A\n\n\(text)\n"])
    let ending = try write(sandbox.root, in: sandbox)
    #expect(ending.status == 1)
    #expect(ending.error == "error: \(sentence)\n")
  }

  @Test("refuses a page without a title, and two of one name")
  func names() throws {
    let untitled = try Self.pages(["Documentation/A.md": "A\n"])
    #expect(
      try write(untitled.root, in: untitled).error
        == "error: 'Documentation/A.md' does not begin with a title: # Title\n")
    let same = try Self.pages(["Documentation/A.md": "# A\n", "Rules/Pages/a.md": "# a\n\nFinds a.\n"])
    #expect(
      try write(same.root, in: same).error
        == "error: 'Documentation/A.md' and 'Rules/Pages/a.md' are both called 'a'; rename one\n")
  }

  @Test("replaces a site, and nothing else")
  func replacing() throws {
    let sandbox = try Sandbox(["notes.txt": "mine\n"])
    let ending = try run(packageDirectory.appending(path: "Scripts/site"), [sandbox.root.path], in: sandbox.root)
    #expect(ending.status == 2)
    #expect(ending.error == "error: '\(sandbox.root.path)' is not empty and no site; pass another directory\n")
    #expect(try sandbox.read("notes.txt") == "mine\n")
  }

  @Test("the search has the texts of each page by its headings, and a field above each page")
  func search() throws {
    let page = #"""
      {
        "metadata": {"title": "Gate", "role": "article", "roleHeading": "Article"},
        "abstract": [{"type": "text", "text": "Fails "}, {"type": "codeVoice", "code": "east gate"}],
        "references": {"a": {"title": "the baseline"}},
        "primaryContentSections": [{"kind": "content", "content": [
          {"type": "paragraph", "inlineContent": [{"type": "text", "text": "if new."}]},
          {"type": "heading", "text": "See", "anchor": "See", "level": 2},
          {"type": "unorderedList", "items": [{"content": [
            {"type": "paragraph", "inlineContent": [{"type": "reference", "identifier": "a"}]}]}]},
          {"type": "table", "rows": [[[{"type": "paragraph", "inlineContent": [{"type": "text", "text": "cell"}]}]]]},
          {"type": "codeListing", "code": ["let a", "let b"]}
        ]}]
      }
      """#
    let list = #"{"metadata": {"title": "List", "role": "collectionGroup"}}"#
    let sandbox = try Sandbox([
      "site/data/documentation/gate.json": page, "site/data/documentation/list.json": list,
      "site/documentation/gate/index.html": "<body class=\"a\"><p></p></body>\n",
      "site/search/header.html": "<form action=\"{base}search/\">\n",
    ])
    let tool = productsDirectory.appending(path: "site-catalog")
    try #require(try run(tool, ["--search", "site", "/Eastward/"], in: sandbox.root).status == 0)
    #expect(
      try sandbox.read("site/search/pages.json")
        == #"[{"kind":"Article","parts":[{"anchor":"","heading":"","text":"Fails east gate if new."},"#
        + #"{"anchor":"See","heading":"See","text":"the baseline cell let a let b"}],"#
        + #""path":"documentation/gate/","title":"Gate"}]"#)
    #expect(
      try sandbox.read("site/documentation/gate/index.html")
        == "<body class=\"a\"><form action=\"/Eastward/search/\">\n<p></p></body>\n")
    let empty = try run(tool, ["--search", "nothing", "/"], in: sandbox.root)
    #expect(empty.status == 1 && empty.error.hasSuffix("nothing' has no pages; render them before\n"))
  }

  @Test("leads nowhere that is not there, and can be read: on a narrow screen, light and dark, in Chromium", .slow)
  func browser() throws {
    let chromium = try run(["sh", "-c", "command -v chromium"]).text.trimmingCharacters(in: .newlines)
    if chromium.isEmpty { try Test.cancel("Chromium is not installed") }
    let sandbox = try Sandbox()
    let installing =
      "python3 -m venv venv && venv/bin/pip install --quiet playwright==1.65.2 axe-playwright-python==0.1.8"
    guard try run(URL(filePath: "/bin/sh"), ["-c", installing], in: sandbox.root).status == 0 else {
      try Test.cancel("Playwright cannot be installed here")
    }
    let writing = try run(packageDirectory.appending(path: "Scripts/site"), ["site"], in: sandbox.root)
    try #require(writing.status == 0, "\(writing.error)")
    let script = packageDirectory.appending(path: "Tests/EastTests/Browser/check_site.py").path
    let ending = try run(sandbox.url("venv/bin/python"), [script, chromium, "site"], in: sandbox.root)
    #expect(ending.status == 0, "\(ending.everything)")
    #expect(ending.text.hasSuffix(" links, 0 problems\n"), "\(ending.everything)")
  }

  private func write(_ root: URL, in sandbox: Sandbox) throws -> Ending {
    try run(productsDirectory.appending(path: "site-catalog"), [root.path, "east.docc"], in: sandbox.root)
  }

  /// A repository with the fewest pages that a site has.
  private static func pages(_ more: [String: String]) throws -> Sandbox {
    let pages = [
      "README.md": "# Front\n", "Rules/README.md": "# Rules\n", "Benchmarks/README.md": "# Benchmarks\n",
      "Fuzzing/README.md": "# Fuzzing\n", "Documentation/Internals/Decisions/1-one.md": "# One\n",
      "Rules/Pages/x.md": "# x\n\nFinds x.\n",
    ]
    return try Sandbox(pages.merging(more) { $1 })
  }
}
