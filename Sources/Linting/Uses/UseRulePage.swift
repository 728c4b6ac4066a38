import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// The page of a rule of a team's own, which is both its documentation and its tests.
package struct UseRulePage: Sendable {
  private let page: Page
  private let rule: ActiveUseRule

  /// A line of the page that does not hold.
  package struct Fault: Sendable, Equatable {
    /// The line of the page, from 1.
    package var line: Int
    package var sentence: String
  }

  package init(_ markdown: [UInt8], of rule: ActiveUseRule) {
    (page, self.rule) = (Page(markdown), rule)
  }

  /// The number of examples.
  package var examples: Int { page.examples.count }

  /// Returns what does not hold, in the order of the page: a marked line that is not reported as it says, and a line that is
  /// reported and not marked. An example is linted alone, and its modules are named after its folders.
  package func faults() -> [Fault] {
    var faults: [Fault] = []
    if page.id != rule.id {
      faults.append(Fault(line: 1, sentence: "the heading is '\(page.id)', and the rule is '\(rule.id)'"))
    }
    for section in ["Reported", "Not reported"] where !page.examples.contains(where: { $0.section == section }) {
      faults.append(Fault(line: 1, sentence: "no example of code under '## \(section)'"))
    }
    for example in page.examples { faults += self.faults(in: example) }
    return faults
  }

  private func faults(in example: Page.Example) -> [Fault] {
    let home = rule.rule.directory.isEmpty ? "" : "\(rule.rule.directory)/"
    let read = ExampleFiles(example.source, hasFiles: true).files.map {
      (path: ByteString("\(home)\($0.path)"), facts: facts(of: Array($0.text.utf8)))
    }
    let files = read.map { SourceFile(path: $0.path, facts: $0.facts, role: .linted) }
    let ruleSet = RuleSet(rules: [], useRules: [rule], confidence: .high)
    let found = findings(under: RuleSets(ruleSet), in: Codebase(files, jobs: 1), today: "2026-01-01").findings
    var rest = found.map { Page.Expectation(line: $0.line, message: $0.message) }
    var faults = read.compactMap(\.facts.lineOfFirstProblem).map {
      Fault(line: example.line + $0 - 1, sentence: "the example cannot be read from here: it is no valid Swift")
    }
    for expected in example.expected {
      if let place = rest.firstIndex(where: { $0.line == expected.line && $0.message.hasPrefix(expected.message) }) {
        rest.remove(at: place)
      } else {
        let other = rest.firstIndex { $0.line == expected.line }.map { rest.remove(at: $0) }
        let reported = other.map { "reported is: \($0.message)" } ?? "nothing is"
        faults.append(
          Fault(line: example.line + expected.line - 1, sentence: "'\(expected.message)' is not reported; \(reported)"))
      }
    }
    if example.section == "Reported", example.expected.isEmpty {
      faults.append(Fault(line: example.line, sentence: "no line is marked; write '// ← ' and the message behind one"))
    }
    faults += rest.map { Fault(line: example.line + $0.line - 1, sentence: "reported, and not marked: \($0.message)") }
    return faults.sorted { $0.line < $1.line }
  }
}

extension FileFacts {
  /// The line from which on the text could not be followed, from 1; `nil` if all of it could.
  fileprivate var lineOfFirstProblem: Int? {
    problems.map(\.offset).min().map { lines.position(of: $0).line }
  }
}
