import Findings
import Linting
import SwiftReader
import SwiftTokens

/// The rule that no configuration can switch off, because what was not read was not linted. It is found while reading,
/// so it is defined here and not with the rules.
enum UnreadFile {
  static let id = "unread-file"

  static let page = Page(
    """
    # \(id)

    A file that could not be read or parsed completely.

    ## Why

    A linter that skips a file silently reports code as clean that it has not seen. Therefore a file that cannot be
    read, or that cannot be parsed (a merge conflict, an unterminated string or comment, unbalanced brackets), is an
    error. The parts of the file that could be parsed are linted.

    ## When to suppress it

    Never. Fix the file, remove it from the repository, or mark it in `.gitattributes` as `linguist-generated` or
    `linguist-vendored`: then it is skipped and counted.

    """)
}

/// Returns the finding for a file that could not be read or parsed completely.
func unreadFile(_ path: ByteString, at position: Position = Position(line: 1, column: 1), _ why: String) -> Finding {
  Finding(
    .file(path), rule: UnreadFile.id, severity: .error, path: path, from: position, to: position, message: why,
    advice: "the unreadable part was not linted; fix the file, or remove it from the repository")
}

extension FileFacts {
  /// A finding where the text could not be followed, if there is such a place.
  func unreadPart(of path: ByteString) -> Finding? {
    guard let first = problems.min(by: { $0.offset < $1.offset }) else { return nil }
    return unreadFile(path, at: lines.position(of: first.offset), "cannot parse: \(first.sentence)")
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
    }
  }
}
