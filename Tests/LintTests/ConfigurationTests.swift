import Lint
import Testing

@Suite("configurations")
struct ConfigurationTests {
  @Test("a rule is a severity, or a severity with options; comments and trailing commas are fine")
  func reading() throws {
    let json = """
      {
        // as sure as can be
        "confidence": "medium",
        "rules": { "test-rule": { "severity": "error", "manner": "write", }, },
      }
      """
    let configuration = try Configuration(json: Array(json.utf8))
    #expect(configuration.confidence == .medium)
    let active = try configuration.activeRules(from: [TestRule.self])
    #expect(active.map(\.id) == ["test-rule"])
    #expect(active.map(\.severity) == [.error])
  }

  @Test("a rule that is off is not active")
  func off() throws {
    let configuration = try Configuration(json: Array(#"{ "rules": { "test-rule": "off" } }"#.utf8))
    #expect(try configuration.activeRules(from: [TestRule.self]).isEmpty)
  }

  @Test(
    "what cannot be followed is refused with a sentence",
    arguments: [
      "{", "[]", #"{ "rules": { "nobody": "warning" } }"#, #"{ "rules": { "test-rule": "loud" } }"#,
      #"{ "rules": { "test-rule": { "manner": "write" } } }"#,
      #"{ "rules": { "test-rule": { "severity": "error", "manner": 3 } } }"#,
    ])
  func refused(_ json: String) {
    #expect(throws: ConfigurationError.self) {
      _ = try Configuration(json: Array(json.utf8)).activeRules(from: [TestRule.self])
    }
  }
}
