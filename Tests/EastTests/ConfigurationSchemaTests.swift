import Foundation
import Linting
import Rules
import Running
import Testing

@Suite("The schema of .east.json")
struct ConfigurationSchemaTests {
  private let file = packageDirectory.appending(path: "Documentation/schemas/east.json")

  @Test("is what the rules and their options make it")
  func generated() throws {
    let schema = configurationSchema
    if isRecording {
      try Data((schema.text + "\n").utf8).write(to: file)
    }
    let published = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
    #expect(published == schema, "\(recordingHint)")
  }

  @Test(
    "takes what the tool takes",
    arguments: [
      "{}", #"{ "extends": [] }"#, #"{ "extends": "strict", "tests": true, "required_version": "0.1" }"#,
      #"{ "rules": { "reach": { "severity": "error", "allowed": 2 }, "unused-allow": "off" } }"#,
      #"{ "overrides": [{ "paths": "App", "extends": "strict", "confidence": "low" }] }"#,
      #"{ "exclude": ["Old", "!Old/New.swift"], "rules": { "reach": { "allowed": 2 } } }"#,
      #"{ "groups": { "UI": { "modules": "App" } }, "budgets": { "reach": "module" }, "rules": { "uses/a": "off" } }"#,
      #"{ "uses": { "a-b": { "from": "UI", "to": ["A.b", "module:C"], "except": ["D", { "from": "E" }], "because": "f" } } }"#,
      #"{ "uses": { "a": { "layers": ["module:A", "module:B"], "how": "write", "because": "c", "severity": "off" } } }"#,
    ])
  func taken(_ json: String) throws {
    #expect(try objections(to: json) == [])
    #expect(throws: Never.self) { try Configuration(json: Array(json.utf8)).check() }
  }

  @Test(
    "refuses what the tool refuses",
    arguments: [
      #"{ "uses": { "a": { "from": "A", "to": "B" } } }"#, #"{ "uses": { "a": { "to": "B", "because": "c" } } }"#,
      #"{ "uses": { "A": { "layers": ["A", "B"], "because": "c" } } }"#, #"{ "budgets": { "reach": "team" } }"#,
      #"{ "groups": { "UI": {} } }"#,
      #"{ "uses": { "a": { "to": "B", "from": "A", "because": "c", "becaus": "d" } } }"#,
      "[]", #"{ "extend": "strict" }"#, #"{ "confidence": "sure" }"#, #"{ "tests": "yes" }"#,
      #"{ "rules": { "reech": "error" } }"#, #"{ "rules": { "reach": "loud" } }"#,
      #"{ "rules": { "reach": { "severity": "error", "alowed": 2 } } }"#,
      #"{ "rules": { "reach": { "alowed": 2 } } }"#, #"{ "overrides": [{ "tests": true }] }"#,
      #"{ "overrides": [{ "paths": "App", "exclude": "Old" }] }"#, #"{ "exclude": true }"#,
      #"{ "overrides": [{ "paths": "App", "overrides": [] }] }"#, #"{ "extends": [1] }"#,
      #"{ "rules": { "reach": { "severity": "error", "allowed": "2" } } }"#,
    ])
  func refused(_ json: String) throws {
    #expect(try objections(to: json) != [])
    #expect(throws: ConfigurationError.self) { try Configuration(json: Array(json.utf8)).check() }
  }

  private func objections(to text: String) throws -> [String] {
    try Schema(file).objections(to: JSONSerialization.jsonObject(with: Data(text.utf8)))
  }
}
