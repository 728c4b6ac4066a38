import Findings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A finding as a diagnostic of the protocol.
struct Diagnostic: Codable, Sendable, Equatable {
  let range: TextRange
  let severity: Int
  /// The id of the rule.
  var code: String?
  var codeDescription: CodeDescription?
  let source: String?
  let message: String
  var relatedInformation: [RelatedInformation]?
  var data: Tag?

  struct CodeDescription: Codable, Sendable, Equatable {
    let href: String
  }

  struct RelatedInformation: Codable, Sendable, Equatable {
    let location: Location
    let message: String
  }

  /// The data that identify the finding.
  struct Tag: Codable, Sendable, Equatable {
    let fingerprint: String
  }
}

struct PublishDiagnosticsParams: Encodable, Sendable, Equatable {
  let uri: String
  let version: Int?
  let diagnostics: [Diagnostic]
}

struct DocumentDiagnosticParams: Decodable, Sendable {
  let textDocument: TextDocumentIdentifier
  let previousResultId: String?
}

struct WorkspaceDiagnosticParams: Decodable, Sendable {
  let previousResultIds: [PreviousResult]

  struct PreviousResult: Decodable, Sendable {
    let uri: String
    let value: String
  }
}

/// The diagnostics of a document, omitted if the client has them already.
struct DiagnosticReport: Encodable, Sendable {
  private var kind: Kind
  let resultId: String
  var items: [Diagnostic]?
  /// The URI of the document, in a report of the workspace only.
  var uri: String?
  var version: Int?

  enum Kind: String, Encodable, Sendable {
    case full, unchanged
  }

  private enum CodingKeys: CodingKey {
    case kind, resultId, items, uri, version
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(kind, forKey: .kind)
    try fields.encode(resultId, forKey: .resultId)
    try fields.encodeIfPresent(items, forKey: .items)
    guard let uri else { return }
    try fields.encode(uri, forKey: .uri)
    // A report of the workspace must have a version; for a file that is not open, the version is `null`.
    try fields.encode(version, forKey: .version)
  }
}

extension DiagnosticReport {
  init(_ items: [Diagnostic]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = (try? encoder.encode(items)).map { Array($0) } ?? []
    kind = .full
    resultId = fingerprint(of: [ByteString(bytes)])
    self.items = items
  }

  /// Returns the report without the diagnostics if the client has them.
  ///
  /// - Parameter id: the id of the report that the client has; `nil` if it has none.
  func omitted(if id: String?) -> DiagnosticReport {
    guard id == resultId else { return self }
    var report = self
    (report.kind, report.items) = (.unchanged, nil)
    return report
  }
}

struct WorkspaceDiagnosticReport: Encodable, Sendable {
  let items: [DiagnosticReport]
}
