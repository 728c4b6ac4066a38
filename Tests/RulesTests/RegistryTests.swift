import Findings
import Foundation
import Linting
import Rules
import Running
import Testing

@Suite("the registry")
struct RegistryTests {
  @Test("the rules stand in alphabetical order, each once")
  func order() {
    let ids = rules.map { $0.id }
    #expect(ids == Array(Set(ids)).sorted())
  }

  @Test("file, type and page of a rule have one name", arguments: rules.map { $0.id })
  func names(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    let type = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    #expect("\(rule)" == type)
    #expect(FileManager.default.fileExists(atPath: rulesFolder.appending(path: type + ".swift").path))
    #expect(FileManager.default.fileExists(atPath: pagesFolder.appending(path: id + ".md").path))
  }

  @Test("there is no page without a rule")
  func pages() throws {
    #expect(try RulesTests.names(in: pagesFolder, endingIn: ".md") == allRules)
  }

  @Test(
    "a page has the template's headings, a summary, examples that are reported and that are not",
    arguments: rules.map { $0.id })
  func template(_ id: String) throws {
    let page = try #require(rules.first { $0.id == id }).page
    #expect(page.sections.map(\.title) == ["Why", "Reported", "Not reported", "Options", "When to suppress it"])
    #expect(page.summary.hasSuffix("."))
    #expect(page.examples.contains { $0.section == "Reported" && !$0.isHidden })
    #expect(page.examples.contains { $0.section == "Not reported" && !$0.isHidden })
    #expect(page.sections.last?.text.contains("// east:allow \(id) - ") == true)
  }

  @Test("a rule about suppressions has a page of the same template", arguments: suppressionRules.map(\.id))
  func suppressionTemplate(_ id: String) throws {
    let page = try #require(suppressionRules.first { $0.id == id }).page
    #expect(page.sections.map(\.title) == ["Why", "Reported", "Not reported", "Options", "When to suppress it"])
    #expect(page.summary.hasSuffix("."))
    #expect(FileManager.default.fileExists(atPath: pagesFolder.appending(path: id + ".md").path))
  }

  @Test("the options on a page are the rule's, with their usual values", arguments: rules.map { $0.id })
  func options(_ id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    try checkOptions(of: rule)
  }

  @Test("the index lists every rule with its summary and severity")
  func index() throws {
    let file = rulesFolder.appending(path: "README.md")
    let pages = (rules.map { $0.page } + suppressionRules.map(\.page) + [UnreadFile.page]).sorted { $0.id < $1.id }
    var severities = try recommended().rules.mapValues { $0.severity?.rawValue ?? "off" }
    severities[UnreadFile.id] = "error"
    let rows = pages.map { "| [`\($0.id)`](Pages/\($0.id).md) | \($0.summary) | \(severities[$0.id] ?? "off") |\n" }
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isRow = { (line: Substring) in line.hasPrefix("| [`") }
    let head = lines.prefix { !isRow($0) }
    let tail = lines.reversed().prefix { !isRow($0) }.reversed()
    let index = head.joined(separator: "\n") + "\n" + rows.joined() + tail.joined(separator: "\n")
    #expect(index == (try snapshot(index, in: file)), "\(recordingHint)")
  }

  @Test("the presets are the files of their folder")
  func shipped() throws {
    #expect(try RulesTests.names(in: presetsFolder, endingIn: ".json") == presets.map(\.key))
  }

  @Test("every preset names existing rules", arguments: try RulesTests.names(in: presetsFolder, endingIn: ".json"))
  func preset(_ name: String) throws {
    let bytes = try Data(contentsOf: presetsFolder.appending(path: name + ".json"))
    let configuration = try Configuration(json: Array(bytes))
    #expect(throws: Never.self) { try configuration.check() }
  }

  private func checkOptions<R: Rule>(of rule: R.Type) throws {
    let section = try #require(rule.page.sections.first { $0.title == "Options" })
    let lines = section.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "```json"))
    let json = lines[(start + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
    #expect(try JSONDecoder().decode(R.Options.self, from: Data(json.utf8)) == rule.defaults)
  }
}

private let presetsFolder = rulesFolder.appending(path: "Presets")
