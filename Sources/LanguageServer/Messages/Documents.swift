/// A position in a document. Lines and characters count from 0; characters are units of the negotiated encoding.
struct TextPosition: Codable, Sendable, Hashable, Comparable {
  let line: Int
  let character: Int

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

struct TextRange: Codable, Sendable, Hashable {
  let start: TextPosition
  let end: TextPosition

  /// Returns whether the ranges overlap, or share an end.
  func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

struct Location: Codable, Sendable, Hashable {
  let uri: String
  let range: TextRange
}

struct TextDocumentIdentifier: Codable, Sendable {
  let uri: String
}

struct TextDocumentParams: Decodable, Sendable {
  let textDocument: TextDocumentIdentifier
}

struct TextDocumentPositionParams: Decodable, Sendable {
  let textDocument: TextDocumentIdentifier
  let position: TextPosition
}

struct DidOpenParams: Decodable, Sendable {
  let textDocument: Item

  struct Item: Decodable, Sendable {
    let uri: String
    let version: Int
    let text: String
  }
}

struct DidChangeParams: Decodable, Sendable {
  let textDocument: Identifier
  let contentChanges: [ContentChange]

  struct Identifier: Decodable, Sendable {
    let uri: String
    /// `null` in messages of some clients.
    let version: Int?
  }
}

/// One change of a document's text.
struct ContentChange: Decodable, Sendable {
  /// The range that is replaced; `nil` for the whole text.
  let range: TextRange?
  let text: String
}

struct DidChangeWatchedFilesParams: Decodable, Sendable {
  let changes: [FileEvent]
}

struct FileEvent: Decodable, Sendable {
  let uri: String
  /// 1 for a created file, 2 for a changed one, 3 for a deleted one.
  let type: Int

  /// Whether the content of the file changed, and the file was neither created nor deleted.
  var isChange: Bool { type == 2 }
}

struct DidChangeFoldersParams: Decodable, Sendable {
  let event: Event

  struct Event: Decodable, Sendable {
    let added: [WorkspaceFolder]
    let removed: [WorkspaceFolder]
  }
}
