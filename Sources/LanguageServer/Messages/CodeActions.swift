struct CodeActionParams: Decodable, Sendable {
  let textDocument: TextDocumentIdentifier
  let range: TextRange
  let context: Context

  struct Context: Decodable, Sendable {
    /// The kinds that are wanted; `nil` for the usual ones.
    let only: [String]?
  }

  /// Whether actions of a kind are wanted. A rewriting is only offered to those who ask for one: finding out whether it can
  /// be made takes a while.
  func wants(_ kind: CodeActionKind) -> Bool {
    guard let only = context.only else { return kind == .quickFix }
    return only.contains { kind.rawValue == $0 || $0.isEmpty || kind.rawValue.hasPrefix($0 + ".") }
  }
}

enum CodeActionKind: String, Codable, Sendable, CaseIterable {
  case quickFix = "quickfix"
  case rewrite = "refactor.rewrite"
}

/// Something that a user may choose to do about a finding.
struct CodeAction: Codable, Sendable {
  let title: String
  var kind: CodeActionKind?
  var diagnostics: [Diagnostic]?
  var edit: WorkspaceEdit?
  var command: Command?
  var data: EdgeReference?
}

/// An edge that can be rewritten.
struct EdgeReference: Codable, Sendable, Equatable {
  let uri: String
  let edge: String
}

/// Changes of documents. Clients that know versions get them.
struct WorkspaceEdit: Codable, Sendable, Equatable {
  var changes: [String: [TextEdit]]?
  var documentChanges: [DocumentEdit]?

  struct DocumentEdit: Codable, Sendable, Equatable {
    let textDocument: VersionedDocument
    let edits: [TextEdit]
  }

  struct VersionedDocument: Codable, Sendable, Equatable {
    let uri: String
    let version: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      // A document that is not open has no version, and must say so.
      try container.encode(version, forKey: .version)
    }
  }
}

struct TextEdit: Codable, Sendable, Equatable {
  let range: TextRange
  let newText: String
}

/// A command of a code action or a code lens.
struct Command: Codable, Sendable, Equatable {
  let title: String
  let command: String
  var arguments: [CommandArgument]?
}

/// What the server does when a client asks it to execute a command.
enum ServerCommand: String, Codable, Sendable, CaseIterable {
  case explain = "east.explain"
  case addToBaseline = "east.addToBaseline"
  case showUsers = "east.showUsers"
}

/// What a command is about.
struct CommandArgument: Codable, Sendable, Equatable {
  var uri: String?
  /// The rule to explain.
  var rule: String?
  /// The finding to add to the baseline.
  var fingerprint: String?
  /// Where a property is declared.
  var position: TextPosition?
  /// Where code reaches through it.
  var locations: [Location]?
}

struct ExecuteCommandParams: Decodable, Sendable {
  let command: String
  let arguments: [CommandArgument]?

  private enum CodingKeys: String, CodingKey {
    case command, arguments
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    command = try container.decode(String.self, forKey: .command)
    // The arguments of other servers' commands have any form.
    arguments = try? container.decodeIfPresent([CommandArgument].self, forKey: .arguments)
  }
}

struct CodeLens: Codable, Sendable {
  let range: TextRange
  let command: Command
}

struct Hover: Encodable, Sendable {
  let contents: MarkupContent
  var range: TextRange?
}

struct MarkupContent: Encodable, Sendable {
  let kind: String
  let value: String
}
