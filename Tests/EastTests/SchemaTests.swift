import Foundation
import Reports
import Running
import Testing

@Suite("The JSON that other tools read")
struct SchemaTests {
  private let schema = packageDirectory.appending(path: "Documentation/schemas/lint.json")

  @Test("keeps to its schema")
  func content() throws {
    #expect(try objections(to: ReportFormat.json.render(ReportTests.content)) == [])
  }

  @Test("keeps to its schema when the tool prints it", arguments: [[], ["--statistics"], ["--max-diagnostics", "1"]])
  func tool(flags: [String]) throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "Driver.swift": Sources.reaching, "Road.swift": Sources.conflicted, "Tests/A.swift": "",
    ])
    let words = ["lint", "--format", "json"] + flags
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.root)
    #expect(try objections(to: ending.text) == [])
  }

  @Test(
    "is refused by the schema when something is missing, unknown or of another kind",
    arguments: [
      ("\"version\": 2", "\"version\": 3"), ("\"severity\": \"warning\"", "\"severity\": \"loud\""),
      ("\"line\": 41", "\"line\": 0"), ("\"uses\": 3", "\"use\": 3"), ("\"files\": 1334", "\"files\": \"1334\""),
    ])
  func wrong(right: String, wrong: String) throws {
    let text = ReportFormat.json.render(ReportTests.content)
    #expect(text.contains(right))
    #expect(try objections(to: text.replacing(right, with: wrong)) != [])
  }

  @Test("as SARIF has all that code scanning reads, where a finding has a token and where it has none")
  func sarif() throws {
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "A folder/Driver é.swift": Sources.reaching, "Road.swift": Sources.conflicted,
    ])
    let ending = try run(
      productsDirectory.appending(path: "east"), ["lint", "--format", "sarif"], in: sandbox.root)
    let log = try JSONSerialization.jsonObject(with: ending.output)
    let schema = try Schema(packageDirectory.appending(path: "Tests/EastTests/Snapshots/sarif.schema.json"))
    #expect(schema.objections(to: log) == [])
    #expect(ending.text.contains("\"uri\": \"A%20folder/Driver%20%C3%A9.swift\""))
    #expect(ending.text.matches(of: /"ruleId"/).count > 1)
  }

  @Test("as SARIF shows what comments and the baseline put off, and where the sources come from")
  func history() throws {
    let allowed = Sources.reaching.replacing("Driver", with: "Mechanic").replacing(
      "temperature)", with: "temperature)  // east:allow reach - a mechanic may")
    let sandbox = try Sandbox.repository([
      "Car.swift": Sources.car, "Driver.swift": Sources.reaching, "Mechanic.swift": allowed,
    ])
    try sandbox.git("remote", "add", "origin", "git@example.org:cars/app.git")
    let east = productsDirectory.appending(path: "east")
    #expect(try run(east, ["baseline", "write"], in: sandbox.root).status == 0)
    try sandbox.write(Sources.reaching.replacing("Driver", with: "Racer"), to: "Racer.swift")
    let text = try run(east, ["lint", "--format", "sarif"], in: sandbox.root).text
    let states = text.matches(of: /"baselineState": "(\w+)"/).map { String($0.1) }
    #expect(states == ["new", "unchanged", "unchanged"])
    #expect(text.matches(of: /"kind": "(\w+)"/).map { String($0.1) } == ["inSource", "external"])
    #expect(text.contains("\"repositoryUri\": \"ssh://example.org/cars/app.git\""))
    let commit = try sandbox.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(text.contains("\"revisionId\": \"\(commit)\""))
  }

  @Test("is described member by member")
  func documentation() throws {
    let page = String(
      decoding: try Data(contentsOf: packageDirectory.appending(path: "Documentation/JSON.md")), as: UTF8.self)
    let definitions = try Schema(schema).root["$defs"] as? [String: [String: Any]] ?? [:]
    #expect(!definitions.isEmpty)
    for (name, definition) in definitions {
      for member in (definition["properties"] as? [String: Any] ?? [:]).keys {
        #expect(page.contains("`\(member)`"), "Documentation/JSON.md does not speak of \(name).\(member)")
      }
    }
  }

  private func objections(to text: String) throws -> [String] {
    try Schema(schema).objections(to: JSONSerialization.jsonObject(with: Data(text.utf8)))
  }
}
