import Findings
import SwiftReader
import SwiftTokens

/// A text that is open in an editor.
struct Document: Sendable {
  let uri: String
  /// Where the file is; `nil` for one in no workspace.
  private(set) var place: WorkspacePlace?
  private(set) var version: Int?
  private(set) var bytes: [UInt8]
  /// How often the text was changed.
  private(set) var changes = 0

  init(uri: String, place: WorkspacePlace?, version: Int, text: String) {
    self.uri = uri
    self.place = place
    self.version = version
    bytes = Array(text.utf8)
  }

  /// Puts the document into a workspace that did not exist when it was opened.
  mutating func move(to place: WorkspacePlace) { self.place = place }

  /// Follows the steps of a client, whatever it says of versions: the text is what counts.
  mutating func apply(_ changes: [ContentChange], version: Int?, _ encoding: PositionEncoding) {
    for change in changes { bytes = TextLines(bytes, encoding).bytes(after: change) }
    self.changes += 1
    self.version = version ?? self.version.map { $0 &+ 1 }
  }
}

/// An open text, and the content that was linted in its place.
struct LintedDocument: Sendable {
  let document: Document
  /// The text, or the last one before it that could be parsed.
  let linted: [UInt8]
  /// Why the text itself was not linted, if so.
  let problem: Problem?
  /// Whether the linted content could be parsed.
  private let isParsed: Bool

  /// - Parameter earlier: what was linted before.
  init(_ document: Document, since earlier: LintedDocument?) {
    self.document = document
    if let earlier, earlier.document.bytes == document.bytes {
      (linted, problem, isParsed) = (earlier.linted, earlier.problem, earlier.isParsed)
      return
    }
    let problems = document.place?.path.isSwift == true ? SwiftReader.facts(of: document.bytes).problems : []
    let first = problems.min { $0.offset < $1.offset }
    guard let first, let earlier, earlier.isParsed else {
      (linted, problem, isParsed) = (document.bytes, nil, first == nil)
      return
    }
    (linted, problem, isParsed) = (earlier.linted, first, true)
  }

  /// Where the parts of the linted content are in the text.
  var difference: TextDifference { TextDifference(from: linted, to: document.bytes) }
}

extension ByteString {
  /// The path of something in this directory.
  func appending(_ path: ByteString) -> ByteString { ByteString(bytes + [UInt8(ascii: "/")] + path.bytes) }

  var isSwift: Bool { bytes.suffix(6).elementsEqual(".swift".utf8) }
}
