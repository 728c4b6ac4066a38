import Findings
import SwiftReader
import SwiftTokens

/// A text that is open in an editor.
struct Document: Sendable {
  let uri: String
  /// The location of the file; `nil` if the file is in no workspace.
  private(set) var place: WorkspacePlace?
  private(set) var version: Int?
  private(set) var bytes: [UInt8]
  /// The number of changes of the text since it was opened.
  private(set) var changes = 0
  /// Whether the file did not exist when the document was opened, and was not saved since. A file that was deleted
  /// later is not new.
  private(set) var isNew: Bool

  init(uri: String, place: WorkspacePlace?, isNew: Bool, version: Int, text: String) {
    self.uri = uri
    self.place = place
    self.isNew = isNew
    self.version = version
    bytes = Array(text.utf8)
  }

  /// Moves the document into a workspace that did not exist when the document was opened, or out of one that does not
  /// exist any more.
  mutating func move(to place: WorkspacePlace?) { self.place = place }

  /// Records that the file exists.
  mutating func wasSaved() { isNew = false }

  /// Applies the changes that a client sends, in order. Versions are not checked, because only the text matters.
  mutating func apply(_ changes: [ContentChange], version: Int?, _ encoding: PositionEncoding) {
    var lines = TextLines(bytes, encoding)
    for change in changes { lines.apply(change) }
    bytes = lines.bytes
    self.changes += 1
    self.version = version ?? self.version.map { $0 &+ 1 }
  }
}

/// An open document, and the content that is linted in place of its text.
struct LintedDocument: Sendable {
  let document: Document
  /// The text, or the last earlier text that could be parsed.
  let linted: [UInt8]
  /// The first parse error of the text, if an earlier text is linted instead; else `nil`.
  let problem: Problem?
  /// Whether the linted content could be parsed.
  private let isParsed: Bool

  /// - Parameter earlier: the document as it was linted before; `nil` if it was not.
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

  /// Returns the documents that are in a workspace, by path. Not on the server's actor, because it parses them.
  static func all(
    _ documents: [Document], since earlier: Snapshot?
  ) async -> [ByteString: LintedDocument] {
    var linted: [ByteString: LintedDocument] = [:]
    for document in documents {
      guard let path = document.place?.path else { continue }
      linted[path] = LintedDocument(document, since: earlier?.documents[path])
    }
    return linted
  }

  /// The difference between the linted content and the text.
  var difference: TextDifference { TextDifference(from: linted, to: document.bytes) }
}

extension ByteString {
  /// Returns the path of an item in this directory.
  func appending(_ path: ByteString) -> ByteString { ByteString(bytes + [UInt8(ascii: "/")] + path.bytes) }

  var isSwift: Bool { bytes.suffix(6).elementsEqual(".swift".utf8) }
}
