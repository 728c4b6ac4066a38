import Analysis
import Findings
import Sessions
import SwiftReader

extension LintSession {
  /// Returns an explanation of the chains at a position for an editor; `nil` if there is no chain.
  func explanation(of path: ByteString, at position: Position, as kind: MarkupKind) -> String? {
    codebase.explanation(path: path, position: position)?.text(kind, position, explainContext(of: path))
  }
}

extension Explanation {
  /// Returns the chains at a position, link by link, the innermost chain first; `nil` if there is none.
  fileprivate func text(_ kind: MarkupKind, _ position: Position, _ answers: ExplainContext) -> String? {
    let around = chains.filter { $0.contains(position) }
    if around.isEmpty { return nil }
    return around.reversed().map { $0.text(kind, answers, analysis) }.joined(separator: "\n---\n")
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

  fileprivate func text(_ kind: MarkupKind, _ answers: ExplainContext, _ analysis: FileAnalysis) -> String {
    let rows = steps.map { step in
      let type = step.type.map { kind.code(escaped($0)) } ?? "type unknown"
      return "- \(kind.code(escaped(step.text))): "
        + (["reach \(step.reach)", type] + step.remarks(kind.code)).joined(separator: ", ") + "\n"
    }
    let sentences = answers.sentences(about: self, of: analysis)
    return "\(kind.code(escaped(text)))\n\n\(rows.joined())\n"
      + sentences.map { kind.prose($0.replacing("\n", with: " ")) + "\n" }.joined(separator: "\n")
  }
}

extension MarkupKind {
  /// Returns text as inline code: in Markdown between more backticks than the text contains in a row.
  fileprivate func code(_ text: String) -> String {
    if self == .plaintext { return text }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
  }

  /// Returns a sentence, in Markdown with the special characters escaped.
  fileprivate func prose(_ text: String) -> String {
    if self == .plaintext { return text }
    var result = ""
    for letter in text {
      if "\\`*_{}[]<>#|~$&!".contains(letter) { result += "\\" }
      result.append(letter)
    }
    return result
  }
}
