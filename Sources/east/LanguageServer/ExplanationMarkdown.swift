import Analysis
import Findings
import SwiftReader

extension LintSession {
  /// Returns an explanation of the chains at a position, in Markdown; `nil` if there is no chain.
  func markdown(of path: ByteString, at position: Position) -> String? {
    codebase.explanation(path: path, position: position)?.markdown(position, explainContext(of: path))
  }
}

extension Explanation {
  /// Returns the chains at a position, link by link, the innermost chain first; `nil` if there is none.
  fileprivate func markdown(_ position: Position, _ answers: ExplainContext) -> String? {
    let around = chains.filter { $0.contains(position) }
    if around.isEmpty { return nil }
    return around.reversed().map { $0.markdown(answers) }.joined(separator: "\n---\n")
  }
}

extension ExplainedChain {
  /// Returns whether a position is on the name of one of the steps; names in arguments and closures belong to other
  /// chains.
  fileprivate func contains(_ place: Position) -> Bool {
    steps.contains { step in
      let name = step.text.utf8.drop { $0 == UInt8(ascii: ".") }
      let columns = step.position.column..<step.position.column + max(1, name.count)
      return step.position.line == place.line && columns.contains(place.column)
    }
  }

  fileprivate func markdown(_ answers: ExplainContext) -> String {
    let rows = steps.map { step in
      let words = ["reach \(step.reach)", step.type.map { code(escaped($0)) } ?? "type unknown"] + step.remarks(code)
      return "- \(code(escaped(step.text))): \(words.joined(separator: ", "))\n"
    }
    let sentences = (violation.map { [$0.sentence] } ?? []) + answers.sentences(about: self)
    return "\(code(escaped(text)))\n\n\(rows.joined())\n"
      + sentences.map { plain($0.replacing("\n", with: " ")) + "\n" }.joined(separator: "\n")
  }
}

/// Returns text as inline code, between more backticks than the text contains in a row.
private func code(_ text: String) -> String {
  let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  return longest == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
}

/// Returns a sentence with Markdown's special characters escaped.
private func plain(_ text: String) -> String {
  var result = ""
  for letter in text {
    if "\\`*_{}[]<>#|~$&!".contains(letter) { result += "\\" }
    result.append(letter)
  }
  return result
}
