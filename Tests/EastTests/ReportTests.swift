import Findings
import Foundation
import Reports
import Running
import SwiftReader
import Testing

@Suite("The reports")
struct ReportTests {
  /// Two findings, everything a report can be told, and text that tries to steer a terminal.
  static let content: ReportContent = {
    let subject = FindingSubject.Reach(
      declaration: "TokenManager.refresh(for:)", edge: "Server.info", member: "token",
      chain: "server.info.token.accessToken", reach: 1, uses: 3, lines: [41])
    let reach = Finding(
      .reach(subject), rule: "reach", severity: .warning, path: "Sources/App/TokenManager.swift",
      from: Position(line: 41, column: 27), to: Position(line: 41, column: 32),
      message: "reaches through 'Server.info' to 'token'; tell Server what you need", advice: "let Server do it",
      related: [
        RelatedLocation(
          path: "Sources/App/Server.swift", position: Position(line: 12, column: 7),
          message: "Server.info is declared here"),
        RelatedLocation(
          path: "Sources/App/TokenManager.swift", position: Position(line: 40, column: 9),
          message: "'info' gets its value here", isStep: true),
      ])
    let unread = Finding(
      .file("B"), rule: "unread-file", severity: .error, path: "Sources/B\u{1b}[2J.swift",
      from: Position(line: 1, column: 1), to: Position(line: 1, column: 1),
      message: "cannot be read: \"quoted\"", advice: "")
    let line = Array("\tlet häuser = \"🏠\"; use(server.info.token.accessToken)".utf8)
    var summary = Summary()
    summary.files = 1334
    summary.skipped.count(.generated)
    summary.skipped.count(.tests)
    summary.skipped.count(.generated)
    summary.bytes = 9_123_456
    summary.chains = 70_204
    summary.findings = SeverityCounts(of: [reach, unread])
    summary.suppressed = 2
    return ReportContent(
      version: "1.2.3",
      items: [
        ReportContent.Item(
          reach, excerpt: Excerpt(line[...], columns: 41..<46),
          mark: SourceMark(line[...], columns: 41..<46, lineHash: "d0dc9e48141d1185:1")),
        ReportContent.Item(unread),
      ],
      omitted: 7, summary: summary, sentences: ["1 error, 1 warning in 1334 files | <b>"],
      rules: [
        RuleText(
          id: "reach", summary: "Uses a member.", reason: "Because.", page: "# reach\n\nUses a member.\n",
          severity: .warning),
        RuleText(id: "ask", summary: "Asks.", reason: "Why not.", page: "# ask\n", severity: nil),
      ])
  }()

  @Test("are what the snapshots show", arguments: ReportFormat.all, [false, true])
  func snapshots(format: ReportFormat, isColored: Bool) throws {
    let text = format.render(Self.content, isColored: isColored)
    if isColored, !format.isForPeople {
      #expect(text == format.render(Self.content), "only text for people has colours")
      return
    }
    let file = packageDirectory.appending(
      path: "Tests/EastTests/Snapshots/report\(isColored ? "-colored" : "").\(format)")
    #expect(text == (try snapshot(text, in: file)), "\(recordingHint)")
  }

  @Test(
    "mark the token in lines of any length, width and encoding",
    arguments: [
      ("let a = b.c", 11..<12, "let a = b.c", "          ^"),
      ("\tb.cd", 4..<6, "\tb.cd", "\t  ^~"),
      ("\"日本\".a", 10..<11, "\"日本\".a", "       ^"),
      ("\u{1b}[0m.a", 6..<7, "\\u{1b}[0m.a", "          ^"),
      ("a", 5..<6, "a", ""),
    ])
  func excerpts(line: String, columns: Range<Int>, text: String, marks: String) {
    let excerpt = Excerpt(Array(line.utf8)[...], columns: columns)
    #expect(excerpt.text == text)
    #expect(excerpt.marks == marks)
  }

  @Test("cut a line of a megabyte down to what surrounds the token")
  func longLine() {
    let line = Array((String(repeating: "é", count: 500_000) + ".member" + String(repeating: "x", count: 500_000)).utf8)
    let excerpt = Excerpt(line[...], columns: 1_000_002..<1_000_008)
    #expect(excerpt.text.count == 162)
    #expect(excerpt.text.hasPrefix("…é") && excerpt.text.hasSuffix("x…") && excerpt.text.contains("é.memberx"))
    #expect(excerpt.marks.trimmingCharacters(in: .whitespaces) == "^~~~~~")
    #expect(excerpt.marks.count - 6 == excerpt.text.prefix { $0 != "." }.count + 1)
  }

  @Test(
    "cut a long line alike, whether or not there is a byte far from the token that cannot be shown",
    arguments: [1, 79, 80, 81, 82, 160, 161, 639, 640, 641, 1_500, 2_900, 2_990])
  func longLines(column: Int) {
    var line = Array(String(repeating: "let name\t= value.part ", count: 200).utf8.prefix(3_000))
    let columns = column..<column + 8
    let plain = Excerpt(line[...], columns: columns)
    line[column > 400 ? column - 300 : column + 300] = 0x1b
    #expect(Excerpt(line[...], columns: columns) == plain)
    #expect(plain.text.count <= 162 && plain.marks.hasSuffix("^" + String(repeating: "~", count: 7)))
  }

  @Test("spell bytes that are not UTF-8")
  func notUTF8() {
    let excerpt = Excerpt([0x61, 0xff, 0x2e, 0x62], columns: 4..<5)
    #expect(excerpt.text == "a\\xff.b")
    #expect(excerpt.marks == "      ^")
  }
}
