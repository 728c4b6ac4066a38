import Findings
import SwiftReader
import SwiftTokens

/// A snapshot as the client is shown it: with the client's URIs and its counting of characters.
struct ShownSnapshot {
  let snapshot: Snapshot
  let root: ByteString
  let folders: ClientFolders
  let encoding: PositionEncoding
  /// The texts of files that findings refer to, as far as they are known.
  let texts: [ByteString: TextLines]
  let finder: any WorkspaceFinder

  /// Returns the diagnostics of an open document.
  func diagnostics(of document: LintedDocument) -> [Diagnostic] {
    let text = LintedText(document, encoding)
    let found = snapshot.findings(of: document.path).compactMap {
      diagnostic(of: $0) { text.range(from: $0, to: $1) }
    }
    guard let problem = document.problem else { return found }
    let offset = min(Int(problem.offset), document.document.bytes.count)
    return found + [
      Diagnostic(
        range: text.range(ofShown: offset..<offset), severity: 3, source: "east",
        message: "cannot parse this; the findings are those of the last content that could be parsed")
    ]
  }

  /// Returns the diagnostics of a file that is not open.
  func diagnostics(of findings: [Finding], in path: ByteString) -> [Diagnostic] {
    findings.compactMap { diagnostic(of: $0, texts[path].map { $0.range(from:to:) } ?? { .plain($0, $1) }) }
  }

  /// Returns the diagnostic of a finding; `nil` if its range in the shown text is not known.
  func diagnostic(of finding: Finding, _ range: (Position, Position) -> TextRange?) -> Diagnostic? {
    guard let range = range(finding.position, finding.end) else { return nil }
    let related = finding.related.map {
      Diagnostic.RelatedInformation(location: location(of: $0), message: escaped($0.message))
    }
    return Diagnostic(
      range: range, severity: finding.severity.number, code: finding.rule,
      codeDescription: finder.address(ofRule: finding.rule).map { .init(href: $0) }, source: "east",
      message: "\(escaped(finding.message))\n\(escaped(finding.advice))",
      relatedInformation: related.isEmpty ? nil : related, data: .init(fingerprint: finding.fingerprint))
  }

  /// Returns the diagnostic of settings that cannot be read; `nil` if no file can be named.
  func diagnostic(of fault: SettingsFault) -> (uri: String, Diagnostic)? {
    guard let path = fault.path else { return nil }
    let line = max(0, fault.line - 1)
    let range = TextRange(
      start: TextPosition(line: line, character: 0), end: TextPosition(line: line + 1, character: 0))
    return (
      uri(of: path),
      Diagnostic(
        range: range, severity: 1, source: "east",
        message: escaped(fault.sentence) + "\n"
          + (fault.isTotal ? "nothing is linted until this is fixed" : "the last valid settings apply"))
    )
  }

  /// Returns the URI of a file, as the client spells it if the file is open.
  func uri(of path: ByteString) -> String {
    snapshot.uri(of: path) ?? folders.uri(of: root.appending(path))
  }

  /// Returns a related place; in a text that is not known, the place is taken for ASCII.
  func location(of place: RelatedLocation) -> Location {
    let range = texts[place.path]?.range(from: place.position, to: place.position)
    return Location(uri: uri(of: place.path), range: range ?? .plain(place.position, place.position))
  }
}

extension LintedDocument {
  var path: ByteString { document.place?.path ?? "" }
}

extension TextRange {
  /// Returns the range of positions in a text that is not read, and so is taken for ASCII.
  static func plain(_ start: Position, _ end: Position) -> TextRange {
    TextRange(
      start: TextPosition(line: start.line - 1, character: start.column - 1),
      end: TextPosition(line: end.line - 1, character: end.column - 1))
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
