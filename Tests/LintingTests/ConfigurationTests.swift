import Findings
import Linting
import Testing

@Suite("configurations")
struct ConfigurationTests {
  @Test("a rule is a severity, or a severity with options; comments and trailing commas are fine")
  func reading() throws {
    let json = """
      {
        // as sure as can be
        "confidence": "medium", /* and
        no surer */
        "rules": { "test-rule": { "severity": "error", "manner": "write", }, },
      }
      """
    let configuration = try Configuration(json: Array(json.utf8))
    #expect(configuration.confidence == .medium)
    #expect(configuration.rules["test-rule"]?.line == 5)
    let active = try configuration.activeRules(from: [TestRule.self])
    #expect(active.map(\.id) == ["test-rule"])
    #expect(active.map(\.severity) == [.error])
  }

  @Test("a rule that is off is not active")
  func off() throws {
    let configuration = try Configuration(json: Array(#"{ "rules": { "test-rule": "off" } }"#.utf8))
    #expect(try configuration.activeRules(from: [TestRule.self]).isEmpty)
  }

  @Test("everything a configuration can say is read")
  func everything() throws {
    let json = """
      { "$schema": "east.json", "extends": ["strict", "./base.json"], "required_version": "0.1", "tests": true,
        "overrides": [{ "paths": ["App", "*.swift"], "extends": "legacy", "tests": false }] }
      """
    let configuration = try Configuration(json: Array(json.utf8))
    #expect(configuration.extends?.map(\.text) == ["strict", "./base.json"])
    #expect(configuration.requiredVersion == Configuration.Located(text: "0.1", line: 1))
    #expect(configuration.tests == true)
    #expect(configuration.overrides.map { $0.paths.map(\.text) } == [["App", "*.swift"]])
    #expect(configuration.overrides.first?.configuration.extends?.map(\.text) == ["legacy"])
    #expect(configuration.overrides.first?.configuration.tests == false)
    #expect(try Configuration(json: Array("{}".utf8)).extends == nil)
  }

  @Test(
    "texts may hold any letter",
    arguments: [
      (#""a\"b\\\/\n""#, "a\"b\\/\n"), (#""\u00e9\ud83d\ude80""#, "é🚀"),
      (#""// no comment, /* none""#, "// no comment, /* none"),
    ])
  func texts(_ json: String, _ text: String) throws {
    #expect(try LocatedJSON(Array(json.utf8)).json == .string(text))
  }

  /// A configuration, the line that is wrong, and what is said of it.
  private static let wrong: [(String, Int, String)] = [
    ("", 1, "invalid JSON: expected a value, found the end of the file"),
    ("{", 1, "invalid JSON: expected a key in double quotes, found the end of the file"),
    ("{}\n}", 2, "invalid JSON: expected the end, found '}'"),
    ("{\n'tests': true}", 2, "invalid JSON: expected a key in double quotes, found '''"),
    ("{ \"tests\": true \"rules\": {} }", 1, "invalid JSON: expected ',' or '}', found '\"'"),
    ("{ \"tests\": yes }", 1, "invalid JSON: expected a value, found 'y'"),
    ("{ \"tests\": 01 }", 1, "invalid JSON: expected a value, found '0'"),
    ("{ \"tests\": .5 }", 1, "invalid JSON: expected a value, found '.'"),
    ("{ \"tests\": 5. }", 1, "invalid JSON: expected a value, found '5'"),
    ("{ \"tests\": 5e }", 1, "invalid JSON: expected a value, found '5'"),
    ("{ \"tests\": -1.5E+3 }", 1, "'tests' must be true or false, not a number"),
    ("{ \"extends\": \"\\u-000\" }", 1, "'\\u' needs four hexadecimal digits"),
    ("{ \"extends\": \"\\u+041\" }", 1, "'\\u' needs four hexadecimal digits"),
    ("{ \"extends\": \"a\n\" }", 1, "unterminated string"),
    ("\n/* ", 2, "unterminated comment"),
    (String(repeating: "[", count: 100_000), 1, "brackets are nested too deeply"),
    ("[]", 1, "the configuration must be an object, not a list"),
    ("{ \"tests\": true,\n\"tests\": false }", 2, "duplicate key 'tests'; remove one of the two"),
    ("{\n\"extend\": \"strict\" }", 2, "unknown key 'extend'; did you mean 'extends'?"),
    ("{ \"paths\": [\"a\"] }", 1, "unknown key 'paths'"),
    ("{ \"confidence\": \"hi\" }", 1, "invalid value 'hi' for 'confidence'; known: low, medium, high"),
    ("{ \"tests\": 1 }", 1, "'tests' must be true or false, not a number"),
    ("{ \"overrides\": [{ \"tests\": true }] }", 1, "an override needs 'paths', a list of patterns"),
    (
      "{ \"overrides\": [{ \"path\": [\"a\"] }] }", 1, "an override needs 'paths', a list of patterns, not 'path'"
    ),
    ("{ \"overrides\": [{ \"paths\": [] }] }", 1, "'paths' is empty"),
    ("{ \"overrides\": [{ \"paths\": \"a\",\n\"overrides\": [] }] }", 2, "unknown key 'overrides'"),
    ("{ \"rules\": {\n\"test-rul\": \"error\" } }", 2, "unknown rule 'test-rul'; did you mean 'test-rule'?"),
    (
      "{ \"rules\": { \"test-rule\": \"loud\" } }", 1,
      "invalid value 'loud' for the severity of 'test-rule'; known: off, note, warning, error"
    ),
    ("{ \"excluded\": [\"a\"] }", 1, "unknown key 'excluded'; list the patterns in 'exclude'"),
    ("{ \"overrides\": [{ \"paths\": \"a\", \"exclude\": \"b\" }] }", 1, "unknown key 'exclude'"),
    (
      "{ \"rules\": { \"test-rule\": { \"maner\": \"write\" } } }", 1,
      "the rule 'test-rule': unknown option 'maner'; did you mean 'manner'?"
    ),
    (
      "{ \"rules\": { \"test-rule\": { \"severity\": \"error\", \"maner\": \"write\" } } }", 1,
      "the rule 'test-rule': unknown option 'maner'; did you mean 'manner'?"
    ),
    (
      "{ \"rules\": { \"test-rule\": { \"severity\": \"error\",\n\"manner\": 3 } } }", 1,
      "the rule 'test-rule': 'manner' must be a string, not 3; the default is \"read\""
    ),
    (
      "{ \"rules\": { \"other\": { \"severity\": \"error\", \"a\": 1 } } }", 1,
      "the rule 'other' has no options; remove 'a'"
    ),
  ]

  @Test("what cannot be followed is refused with its line and a sentence", arguments: wrong)
  func refused(_ json: String, line: Int, why: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(json: Array(json.utf8)).check([TestRule.self], others: ["other"])
    }
    #expect(error?.line == line)
    #expect(error?.why.hasPrefix(why) == true, "\(error?.why ?? "")")
  }

  @Test("options that are not named keep their usual values")
  func usualOptions() throws {
    let json = #"{ "rules": { "test-rule": { "severity": "note" } } }"#
    #expect(try Configuration(json: Array(json.utf8)).activeRules(from: [TestRule.self]).count == 1)
    #expect(TestRule.usualOptions == ["manner": .string("read")])
  }
}
