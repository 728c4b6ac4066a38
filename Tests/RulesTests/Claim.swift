import Foundation
import Linting
import Rules
import Testing

/// One example of a rule's page.
struct Claim: CustomTestStringConvertible, Sendable {
  let rule: any Rule.Type
  let example: Page.Example

  var testDescription: String { "\(rule.id):\(example.line)" }

  /// The line of the page, so that a wrong page fails at the place that is wrong.
  func location(ofLine line: Int = 1) -> SourceLocation {
    let page = pagesFolder.appending(path: rule.id + ".md").path
    return SourceLocation(
      fileID: "Rules/\(rule.id).md", filePath: page, line: max(1, example.line + line - 1), column: 1)
  }

  static func all(in section: String) -> [Claim] {
    rules.flatMap { rule in
      rule.page.examples.filter { $0.section == section }.map { Claim(rule: rule, example: $0) }
    }
  }
}

extension Page.Example {
  /// The source with every line changed but those that say how to read it.
  func mapLines(_ change: (String) -> String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isMark = line.hasPrefix(ExampleFiles.optionsMark) || line.hasPrefix(ExampleFiles.fileMark)
      return isMark ? String(line) : change(String(line))
    }.joined(separator: "\n")
  }
}
