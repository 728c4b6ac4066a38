import Analysis
import Findings
import Rules
import SwiftReader
import SwiftTokens

/// Returns the finding for a file that could not be read or parsed completely.
func unreadFile(
  _ path: ByteString, at position: Position = Position(line: 1, column: 1), _ why: String,
  fix: String = "the file was not linted; replace it with a readable file, or remove it from the repository"
) -> Finding {
  Finding(
    .file(path), rule: UnreadFile.id, severity: .error, path: path, from: position, to: position, message: why,
    advice: fix)
}

extension FileFacts {
  /// Returns a finding at the first place that could not be parsed; `nil` if there is none. A place that a compiler may
  /// accept is a note, and only reported if the file has no other.
  func unreadPart(of path: ByteString) -> Finding? {
    let places = problems.sorted { $0.offset < $1.offset }
    guard let first = places.first(where: \.isCertain) ?? places.first else { return nil }
    var finding = unreadFile(
      path, at: lines.position(of: first.offset), "cannot parse: \(first.sentence)",
      fix: "the part that cannot be parsed was not linted; fix the file, or remove it from the repository")
    if !first.isCertain {
      finding.severity = .note
      finding.advice =
        "what follows, up to the end of the bracket, was linted as statements; compile the file, and if "
        + "it is valid, report the line"
    }
    return finding
  }
}

extension Problem {
  fileprivate var sentence: String {
    switch kind {
    case .unterminatedString: "unterminated string literal"
    case .unterminatedComment: "unterminated comment"
    case .unbalancedBracket: "unbalanced bracket"
    case .nestingTooDeep: "brackets are nested too deeply"
    case .conflictMarker: "unresolved merge conflict"
    case .unexpectedText: "unexpected text"
    case .wideEncoding: "the text is UTF-16 or UTF-32; save it as UTF-8"
    }
  }
}

extension LazyFacts {
  /// Returns a finding at the first place that could not be parsed; `nil` if the whole file was parsed.
  func unreadPart(of path: ByteString) -> Finding? { hasProblems ? value.unreadPart(of: path) : nil }
}
