/// A place in a document: lines and characters count from 0, characters in units of the negotiated encoding.
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

  /// Whether the ranges have a place in common, be it an end.
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

/// One step from the old text to the new one.
struct ContentChange: Decodable, Sendable {
  /// What is replaced; `nil` for everything.
  let range: TextRange?
  let text: String
}

struct DidChangeWatchedFilesParams: Decodable, Sendable {
  let changes: [FileEvent]
}

struct FileEvent: Decodable, Sendable {
  let uri: String
  /// 1 for a new file, 2 for a changed one, 3 for one that was removed.
  let type: Int

  /// Whether a file has another content now, and nothing else.
  var isChange: Bool { type == 2 }
}

struct DidChangeFoldersParams: Decodable, Sendable {
  let event: Event

  struct Event: Decodable, Sendable {
    let added: [WorkspaceFolder]
    let removed: [WorkspaceFolder]
  }
}
