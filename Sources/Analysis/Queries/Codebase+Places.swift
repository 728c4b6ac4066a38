import SwiftReader
import SwiftTokens

extension Codebase {
  /// Whether the reader parsed the file to its end.
  package func isRead(_ file: Int) -> Bool { !files[file].outline.contains(.hasProblems) }

  /// The qualified name of the innermost declaration that has a body around the place; empty outside of all.
  ///
  /// - Complexity: O(log *n*) in the number of scopes, and the depth of the innermost.
  package func nameOfDeclaration(around offset: UInt32, in file: Int) -> String {
    let declaration = declaration(around: offset, in: file)
    return declaration.isNone ? "" : table.qualifiedName(of: declaration)
  }

  /// The innermost declaration that has a body around the place.
  func declaration(around offset: UInt32, in file: Int) -> DeclarationID {
    let scopes = files[file].facts.scopes
    // Scopes stand in the order of their beginnings, a parent before its children.
    var index = scopes.partitionPoint { $0.range.lowerBound <= offset } - 1
    while index > 0, !scopes[index].range.contains(offset) { index = Int(scopes[index].parent.index) }
    guard index >= 0, let innermost = scopes[index].declaration else { return .none }
    return table.id(innermost, in: file)
  }
}
