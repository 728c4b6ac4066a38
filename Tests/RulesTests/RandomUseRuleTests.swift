import Analysis
import Findings
import Foundation
import Linting
import Running
import SwiftReader
import Testing

@Suite("Random rules of a team's own")
struct RandomUseRuleTests {
  private static let modules = ["App", "Core", "Disk", "Net"]
  private static let count = 6

  /// Types `App0` to `Net5`, each of which uses members of the others.
  private static let files: [(path: String, text: String)] = modules.flatMap { module in
    (0..<count).map { number in
      let others = modules.map {
        "    \($0.lowercased()).value = \($0.lowercased()).load() + \($0)\((number + 1) % count)().value"
      }
      let parameters = modules.map { "_ \($0.lowercased()): \($0)\((number + 2) % count)" }
      return (
        "Sources/\(module)/\(module)\(number).swift",
        """
        public class \(module)\(number)\(number > 0 ? ": \(module)0" : "") {
          \(number > 0 ? "override init() { super.init() }" : "public init() {}; public var value = 0; public func load() -> Int { 0 }")
          func use\(number)(\(parameters.joined(separator: ", "))) {
        \(others.joined(separator: "\n"))
          }
        }
        """
      )
    }
  }

  private static func codebase(jobs: Int, reversed: Bool = false) -> Codebase {
    let sources = files.map {
      SourceFile(path: ByteString($0.path), facts: facts(of: Array($0.text.utf8)), role: .linted)
    }
    return Codebase(reversed ? sources.reversed() : sources, jobs: jobs)
  }

  /// A configuration as names and values in the order in which they are written.
  private struct Written {
    var groups: [(String, String)] = []
    var rules: [(String, String)] = []
    /// Whether a pattern of a rule matches nothing.
    var isBroken = false

    var json: [UInt8] {
      func object(_ members: [(String, String)]) -> String {
        "{ \(members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")) }"
      }
      return Array("{ \"groups\": \(object(groups)), \"uses\": \(object(rules)) }".utf8)
    }

    init(_ random: inout SeededGenerator) {
      var broken: Set<String> = []
      for number in 0..<Int.random(in: 0...3, using: &random) {
        let isOptional = Bool.random(using: &random)
        let module = modules.randomElement(using: &random) ?? ""
        let isWrong = Int.random(in: 0..<8, using: &random) == 0
        let type =
          isWrong
          ? "\(module)9" : ["\(module)*", "\(module)3", "App0", "\(module)0"].randomElement(using: &random) ?? ""
        let name = "Group\(number)"
        groups.append((name, "{ \"modules\": \"\(module)\", \"types\": [\"\(type)\"], \"optional\": \(isOptional) }"))
        // What App0 and its heirs are is in App only.
        if isWrong || type == "App0" && module != "App", !isOptional { broken.insert(name) }
      }
      for number in 0..<Int.random(in: 1...4, using: &random) {
        let pieces = (0..<3).map { _ in Self.pattern(groups.map(\.0), &random) }
        isBroken = isBroken || pieces.contains { $0.isBroken || broken.contains($0.text) }
        let how = ["", "\"how\": \"write\", ", "\"how\": [\"read\", \"call\"], "].randomElement(using: &random) ?? ""
        let head = Bool.random(using: &random) ? "from" : "onlyFrom"
        rules.append(
          (
            "rule-\(number)",
            "{ \"\(head)\": \"\(pieces[0].text)\", \"to\": [\"\(pieces[1].text)\"], \(how)\"except\": [\"\(pieces[2].text)\"], \"because\": \"b\" }"
          ))
      }
    }

    private static func pattern(_ groups: [String], _ random: inout SeededGenerator) -> (text: String, isBroken: Bool) {
      let module = modules.randomElement(using: &random) ?? ""
      let number = Int.random(in: 0..<count, using: &random)
      let right = [
        "\(module)\(number)", "\(module)*", "\(module)0.value", "*.load", "module:\(module)", "path:Sources/\(module)",
      ]
      let wrong = ["\(module)9", "\(module)0.valeu", "module:\(module)s", "path:Source/\(module)", "\(module)0.use9*"]
      if let group = groups.randomElement(using: &random), Int.random(in: 0..<4, using: &random) == 0 {
        return (group, false)
      }
      if Int.random(in: 0..<12, using: &random) == 0 { return (wrong.randomElement(using: &random) ?? "", true) }
      return (right.randomElement(using: &random) ?? "", false)
    }
  }

  private static func ruleSets(_ written: Written, only rule: String? = nil) throws -> RuleSets {
    let configuration = try Configuration(json: written.json)
    let rules = try configuration.uses.values.sorted { $0.name < $1.name }.filter { rule ?? $0.id == $0.id }.map {
      ActiveUseRule(
        $0, severity: .error,
        restrictions: try $0.restrictions(in: configuration.groups) { pattern, directory in
          PathMatcher(pattern, below: directory) { $0.hasPrefix(ByteString("\(pattern)/")) }
        })
    }
    return RuleSets(RuleSet(rules: [], useRules: rules, confidence: .high))
  }

  @Test(
    "refuse what matches nothing, and say the same in any order of rules, groups and files and on any number of threads"
  )
  func random() throws {
    let codebases = [Self.codebase(jobs: 1), Self.codebase(jobs: 3, reversed: true)]
    var broken = 0
    var found = 0
    for seed in 1...rounds(fast: 120, slow: 500) {
      var random = SeededGenerator(seed: UInt64(seed))
      var written = Written(&random)
      let ruleSets = try Self.ruleSets(written)
      #expect(
        ruleSets.unmatchedPatterns(in: codebases[0]).isEmpty != written.isBroken,
        "\(String(decoding: written.json, as: UTF8.self))")
      let findings = Linting.findings(under: ruleSets, in: codebases[0], today: "2026-01-01").findings
      written.groups.shuffle(using: &random)
      written.rules.shuffle(using: &random)
      let others = Linting.findings(under: try Self.ruleSets(written), in: codebases[1], today: "2026-01-01").findings
      #expect(findings == others, "\(String(decoding: written.json, as: UTF8.self))")
      for rule in Set(findings.map(\.rule)) {
        let alone = Linting.findings(
          under: try Self.ruleSets(written, only: rule), in: codebases[0], today: "2026-01-01"
        ).findings
        #expect(
          alone == findings.filter { $0.rule == rule }, "\(rule) of \(String(decoding: written.json, as: UTF8.self))")
      }
      broken += written.isBroken ? 1 : 0
      found += findings.count
    }
    #expect(broken > 10 && found > 1_000)
  }
}
