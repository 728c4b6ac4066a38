import Findings
import Foundation
import Reports
import SwiftReader
import Testing

@Suite("Hostile text in reports")
struct InjectionTests {
  /// Two findings that hold the text wherever text from a repository may stand.
  private func content(_ hostile: HostileText) -> ReportContent {
    let name = ByteString(hostile.bytes)
    let position = Position(line: 3, column: 5)
    let subject = FindingSubject.Reach(
      declaration: name, edge: "\(name).info", member: name, chain: name, reach: 1, uses: 1, lines: [3])
    let finding = Finding(
      .reach(subject), rule: "reach", severity: .warning, path: name, from: position, to: Position(line: 3, column: 6),
      message: message(hostile), advice: "tell \(name)",
      related: [RelatedLocation(path: name, position: position, message: "\(name) is declared here", isStep: true)])
    var second = finding
    second.position = Position(line: 4, column: 5)
    second.rule = "laundered-reach"
    let line = hostile.bytes + Array(".a.b".utf8)
    let items = [finding, second].map {
      ReportContent.Item(
        $0, excerpt: Excerpt(line[...], columns: 1..<2), mark: SourceMark(line[...], columns: 1..<2, lineHash: "1"))
    }
    var summary = Summary()
    summary.files = 1
    return ReportContent(
      version: "1", items: items, summary: summary, sentences: ["2 warnings", sentence(hostile)],
      statistics: Statistics(of: [finding, second], edges: [finding, second], ChainCounts()))
  }

  /// A sentence of a gate about a comment in a file whose path is the text.
  private func sentence(_ hostile: HostileText) -> String {
    "silenced: suppression of 'reach' (\(ByteString(hostile.bytes)):3): 1 finding"
  }

  private func message(_ hostile: HostileText) -> String { "reaches through '\(ByteString(hostile.bytes))'" }

  private let benign = HostileText("nothing of that kind", "Server")

  @Test("acts on no terminal and is no command of a build log", arguments: HostileText.all, ReportFormat.all)
  func inert(hostile: HostileText, format: ReportFormat) {
    let text = format.render(content(hostile))
    let log = LogModel(text)
    // A source line keeps its tabs, so that the marks below fit.
    #expect(log.controls.filter { format != .full || $0 != "\t" } == [])
    #expect(log.commands.count == (format == .github ? 2 : 0), "\(log.commands)")
    let lines = text.utf8.count { $0 == 0x0a }
    #expect(lines == format.render(content(benign)).utf8.count { $0 == 0x0a }, "\(text)")
  }

  @Test("is escaped in the lines of a group with many places", arguments: HostileText.all)
  func groups(hostile: HostileText) {
    var content = content(hostile)
    content.all = (1...9).map { line in
      var finding = content.all[0]
      finding.position = Position(line: line, column: 1)
      return finding
    }
    let log = LogModel(ReportFormat.grouped.render(content))
    #expect(log.controls == [] && log.commands == [])
  }

  @Test("gets no colours but the report's own", arguments: HostileText.all)
  func colored(hostile: HostileText) {
    let text = ReportFormat.full.render(content(hostile), isColored: true)
    #expect(text.contains("\u{1b}[1m"))
    let own = /\u{1b}\[[0-9;]+m/.matchingSemantics(.unicodeScalar)
    #expect(LogModel(text.replacing(own, with: "")).controls.filter { $0 != "\t" } == [])
  }

  @Test(
    "is the value that was meant, in JSON", arguments: HostileText.all,
    [.json, .jsonl, .sarif, .gitlab, .rdjson, .sonar] as [ReportFormat])
  func json(hostile: HostileText, format: ReportFormat) throws {
    let data = Data(format.render(content(hostile)).utf8)
    let documents = format == .jsonl ? data.split(separator: 0x0a) : [data]
    var texts: [[UInt8]] = []
    for document in documents {
      collect(try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed), into: &texts)
    }
    // A viewer of SARIF reads a backslash before a bracket as the bracket alone.
    let isLink = format == .sarif && message(hostile).utf8.contains("](".utf8)
    #expect(isLink || texts.contains(Array(message(hostile).utf8)))
    let path =
      format == .sarif ? Array(percentEncoded(hostile.bytes).utf8) : Array(ByteString(hostile.bytes).description.utf8)
    #expect(texts.contains(path))
  }

  private func collect(_ value: Any, into texts: inout [[UInt8]]) {
    switch value {
    case let text as String: texts.append(Array(text.utf8))
    case let list as [Any]: for element in list { collect(element, into: &texts) }
    case let object as [String: Any]: for member in object.values { collect(member, into: &texts) }
    default: break
    }
  }

  private func percentEncoded(_ bytes: [UInt8]) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,;=@".utf8)
    return bytes.map { plain.contains($0) ? String(UnicodeScalar($0)) : "%" + String(format: "%02X", $0) }.joined()
  }

  @Test("is the attribute that was meant, in XML", arguments: HostileText.all, [.checkstyle, .junit] as [ReportFormat])
  func xml(hostile: HostileText, format: ReportFormat) throws {
    let reader = XMLReader(format.render(content(hostile)))
    let expected = XMLReader(format.render(content(benign)))
    #expect(reader.isWhole && reader.elements == expected.elements)
    guard let text = hostile.text, text.unicodeScalars.allSatisfy(\.isXML) else { return }
    let (path, what) = format == .checkstyle ? ("file.name", "error.message") : ("testcase.file", "failure.message")
    #expect(reader.attributes[path].map { Array($0.utf8) } == hostile.bytes)
    #expect(reader.attributes[what].map { Array($0.utf8) } == Array(message(hostile).utf8))
  }

  @Test("is the property that was meant, in GitHub's commands", arguments: HostileText.all)
  func gitHub(hostile: HostileText) throws {
    let lines = ReportFormat.github.render(content(hostile)).utf8.split(separator: 0x0a).map { String(Substring($0)) }
    #expect(lines.count == 2)
    for line in lines {
      let command = try #require(WorkflowCommand(line))
      #expect(command.name == "warning" && command.properties["line"].map { ["3", "4"].contains($0) } == true)
      #expect(Set(command.properties.keys).isSubset(of: ["file", "line", "endLine", "col", "endColumn", "title"]))
      let others = hostile.bytes.filter { $0 != 0x0a && $0 != 0x0d }
      guard let text = hostile.text, LogModel(String(decoding: others, as: UTF8.self)).controls.isEmpty else {
        continue
      }
      #expect(command.properties["file"].map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  @Test("stays in its cell, as text or code, in Markdown", arguments: HostileText.all)
  func markdown(hostile: HostileText) throws {
    let rows = ReportFormat.markdown.render(content(hostile)).utf8.split(separator: 0x0a).map { String(Substring($0)) }
    #expect(rows.count > 2)
    let line = try #require(rows.first { $0.contains("silenced: ") })
    let isCode = line.hasPrefix("`") && line.hasSuffix("`")
    #expect(isCode || !["@", "#", "$", "://", "www."].contains { line.contains($0) }, "\(line)")
    for row in rows.suffix(1) {
      let cells = markdownCells(row)
      #expect(cells.count == 3, "\(row)")
      #expect(cells.allSatisfy { $0.isInert }, "\(row)")
      let path = escaped(path: ByteString(hostile.bytes))
      #expect(cells[2].text.utf8.contains(Array("\(path):".utf8)), "\(cells[2].text)")
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML can name the scalar at all.
  fileprivate var isXML: Bool {
    switch value {
    case 0x09, 0x0a, 0x0d, 0x20...0xfffd, 0x10000...: !properties.isNoncharacterCodePoint
    default: false
    }
  }
}
