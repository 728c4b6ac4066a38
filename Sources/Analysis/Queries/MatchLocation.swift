package import Findings
package import SwiftReader

/// The location of a match of a rule that does not report reaches.
package struct MatchLocation: Sendable, Equatable {
  /// The file, relative to the repository's root.
  package var path: ByteString
  package var position: Position
  package var end: Position
  /// The qualified name of the declaration that contains the match, or that is the match.
  package var declaration: String
  /// The simple name of the matched member or declaration.
  package var member: String

  package init(path: ByteString, position: Position, end: Position, declaration: String, member: String) {
    (self.path, self.position, self.end, self.declaration, self.member) = (path, position, end, declaration, member)
  }
}

extension MatchLocation {
  /// Creates the location of a declaration's name.
  init(of id: DeclarationID, in table: SymbolTable) {
    let file = table.file(of: id)
    let declaration = table.declaration(id)
    self.init(
      path: table.path(of: file), position: table.position(of: declaration.offset, in: file),
      end: table.position(of: declaration.offset + max(1, declaration.length), in: file),
      declaration: table.qualifiedName(of: id), member: table.text(of: declaration.name, in: file))
  }
}

extension Finding {
  /// Creates a finding at a location, with the message of a rule.
  package init(
    at place: MatchLocation, rule: String, severity: Severity, edge: ByteString, uses: Int = 1, message: String,
    advice: String, related: [RelatedLocation] = []
  ) {
    let subject = FindingSubject.Member(
      declaration: ByteString(place.declaration), edge: edge, name: ByteString(place.member), uses: uses)
    self.init(
      .member(subject), rule: rule, severity: severity, path: place.path, from: place.position, to: place.end,
      message: message, advice: advice, related: related)
  }
}
