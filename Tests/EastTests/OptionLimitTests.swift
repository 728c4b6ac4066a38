import Foundation
import Linting
import Rules
import Running
import Testing

/// An option of a rule, with values that it takes and values that it does not.
struct OptionCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let option: String
  let taken: [String]
  let refused: [String]

  var testDescription: String { "\(option) of \(rule)" }

  static let all: [OptionCase] =
    hops.map { number($0, "allowed", 1, 100) } + [
      number("deep-key-path", "allowed", 0, 100), number("laundered-reach", "minUses", 1, 1000),
      number("leaky-accessor", "minUsers", 1, 1000), number("middle-man", "minMembers", 1, 1000),
      OptionCase(
        rule: "middle-man", option: "share", taken: ["0", "0.5", "1"],
        refused: ["-0.1", "1.01", "80", "1e300", #""0.5""#, "[]"]),
      texts(
        "module-edge", "edges", taken: ["App -> Storage", "App->Storage", "my-app->the library"],
        refused: ["nonsense", "", "->", "App ->", "-> Storage", "App -> Storage -> Disk", "App - > Storage"]),
      texts(
        "poke", "modules", taken: ["Sources/Core/", "Core", ".build/x"],
        refused: ["", "/Sources", "./Sources", "../x", "."]),
    ]
    + owned.map {
      texts($0, "owners", taken: ["Server", "!Server", "App.Server"], refused: ["", "!", "!!Server", " Server"])
    }
    + names.map {
      texts($0, $1, taken: ["accept", "Caf\u{e9}"], refused: ["", " ", "accept(_:)", "`accept`", "accept "])
    }

  private static let hops = ["reach", "global-reach", "laundered-reach", "write-through"]

  private static let owned = ["reach", "laundered-reach", "write-through", "leaky-accessor"]

  private static let names = [
    ("asking-provider", "names"), ("deep-key-path", "contexts"), ("dispatch-during-delivery", "callbacks"),
    ("dispatch-during-delivery", "synchronousStores"), ("global-reach", "globals"), ("global-reach", "loggers"),
    ("reach", "neutralMembers"), ("reach", "valueTypes"),
    ("whole-state-subscriber", "stateTypes"), ("laundered-reach", "neutralMembers"),
    ("laundered-reach", "valueTypes"),
  ]

  private static func number(_ rule: String, _ option: String, _ least: Int, _ most: Int) -> OptionCase {
    OptionCase(
      rule: rule, option: option, taken: ["\(least)", "\(most)", "\(least + 1)"],
      refused: [
        "\(least - 1)", "-1", "\(most + 1)", "1.5", "1e300", "9223372036854775807", "99999999999999999999", #""1""#,
        "null", "[1]",
      ])
  }

  private static func texts(_ rule: String, _ option: String, taken: [String], refused: [String]) -> OptionCase {
    OptionCase(
      rule: rule, option: option, taken: ["[]", list(taken)],
      refused: refused.map { list(["Name -> Name", "Name"].prefix(option == "edges" ? 1 : 0) + [$0]) } + [
        "[1]", "1", "{}",
      ])
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  func json(_ value: String) -> String {
    "{\n\"rules\": {\n\"\(rule)\": { \"severity\": \"error\", \"\(option)\": \(value) }\n}\n}"
  }
}

@Suite("The limits of options")
struct OptionLimitTests {
  private let schema = packageDirectory.appending(path: "Documentation/schemas/east.json")

  @Test("every number and every list of texts has them, and stands in this table")
  func complete() {
    for rule in rules { check(rule) }
  }

  private func check<R: Rule>(_ rule: R.Type) {
    for child in Mirror(reflecting: rule.defaults).children {
      guard child.value is Int || child.value is Double || child.value is [String], let name = child.label else {
        continue
      }
      #expect(rule.limits[name] != nil, "\(rule.id) takes any \(name)")
      #expect(OptionCase.all.contains { $0.rule == rule.id && $0.option == name }, "\(rule.id).\(name) is not tried")
    }
  }

  @Test("let the tool and the schema take the same values", arguments: OptionCase.all)
  func taken(option: OptionCase) throws {
    for value in option.taken {
      let json = option.json(value)
      #expect(throws: Never.self, "\(value)") { try Configuration(json: Array(json.utf8)).check() }
      #expect(try objections(to: json) == [], "\(value)")
    }
  }

  @Test("let the tool and the schema refuse the same values, and the error names the line", arguments: OptionCase.all)
  func refused(option: OptionCase) throws {
    for value in option.refused {
      let json = option.json(value)
      let error = #expect(throws: ConfigurationError.self, "\(value)") {
        try Configuration(json: Array(json.utf8)).check()
      }
      #expect(error?.line == 3)
      #expect(error?.why.contains("'\(option.option)'") == true && error?.why.contains("'\(option.rule)'") == true)
      #expect(try objections(to: json) != [], "\(value)")
    }
  }

  @Test(
    "are exit code 2 with the file, the line and the value",
    arguments: [
      (
        #""reach": { "severity": "error", "allowed": 0 }"#,
        "the rule 'reach': 'allowed' must be a number from 1 to 100, not 0"
      ),
      (
        #""reach": { "severity": "off", "allowed": -1 }"#,
        "the rule 'reach': 'allowed' must be a number from 1 to 100, not -1"
      ),
      (
        #""module-edge": { "severity": "error", "edges": ["nonsense"] }"#,
        "the rule 'module-edge': 'edges' takes boundaries such as 'App -> Storage', not 'nonsense'"
      ),
      (#""reach": { "severity": "error", "allowed": 0x10 }"#, "invalid JSON"),
    ])
  func reported(rule: String, why: String) throws {
    let sandbox = try Sandbox.repository([
      "A.swift": Sources.modest, "App/.east.json": "{\n  \"rules\": { \(rule) }\n}\n", "App/A.swift": Sources.car,
    ])
    let ending = try sandbox.east("lint")
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.error.hasPrefix("error: App/.east.json:2: \(why)"), "\(ending.error)")
  }

  private func objections(to text: String) throws -> [String] {
    try Schema(schema).objections(to: JSONSerialization.jsonObject(with: Data(text.utf8)))
  }
}
