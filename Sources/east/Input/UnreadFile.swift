import Lint
import SwiftReader
import SwiftTokens

/// The rule that no configuration can switch off, because what was not read was not judged. It is found while reading,
/// so it lives here and not in the law book.
enum UnreadFile {
  static let id = "unread-file"

  static let page = Page(
    """
    # \(id)

    A file could not be read, or not be followed to its end.

    ## Why

    A linter that passes over a file in silence says "clean" of something it has not seen. So a file that the system or
    git cannot hand out, and a text that cannot be followed (a merge conflict, a string or comment without an end,
    brackets that do not match), is an error. What could be read of the file is judged all the same.

    ## When to allow it

    Never. Mend the file, take it out of the repository, or mark it in `.gitattributes` as `linguist-generated` or
    `linguist-vendored`: then it is left out, with a visible count.

    """)
}

/// The finding that stands for a file of which nothing, or not everything, could be read.
func unreadFile(_ path: ByteString, at position: Position = Position(line: 1, column: 1), _ why: String) -> Finding {
  Finding(
    rule: UnreadFile.id, severity: .error, confidence: .high, path: path, position: position, end: position,
    declaration: "", edge: path, member: "", chain: "", reach: 0, uses: 1, message: why,
    advice: "nothing is said of what could not be read; mend the file, or take it out of the repository", related: [])
}

extension FileFacts {
  /// A finding where the text could not be followed, if there is such a place.
  func unreadPart(of path: ByteString) -> Finding? {
    guard let first = problems.min(by: { $0.offset < $1.offset }) else { return nil }
    return unreadFile(path, at: lines.position(of: first.offset), "cannot be followed: \(first.sentence)")
  }
}

extension Problem {
  fileprivate var sentence: String {
    switch kind {
    case .unterminatedString: "a string has no end"
    case .unterminatedComment: "a comment has no end"
    case .unbalancedBracket: "a bracket has no counterpart"
    case .nestingTooDeep: "brackets nest too deeply"
    case .conflictMarker: "a merge conflict is not resolved"
    case .unexpectedText: "the text is not Swift as it is known here"
    }
  }
}
