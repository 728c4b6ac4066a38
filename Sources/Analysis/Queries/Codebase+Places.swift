import SwiftReader
import SwiftTokens

extension Codebase {
  /// Returns whether the reader parsed the file to its end.
  package func isRead(_ file: Int) -> Bool { !files[file].outline.contains(.hasProblems) }

  /// Returns the qualified name of the innermost declaration with a body around an offset; empty outside of all
  /// declarations.
  ///
  /// - Complexity: O(log *n*) in the number of scopes, and the depth of the innermost.
  package func nameOfDeclaration(around offset: UInt32, in file: Int) -> String {
    let declaration = declaration(around: offset, in: file)
    return declaration.isNone ? "" : table.qualifiedName(of: declaration)
  }

  /// Returns the innermost declaration with a body around an offset.
  func declaration(around offset: UInt32, in file: Int) -> DeclarationID {
    let scopes = files[file].facts.scopes
    // Scopes are ordered by their start, a parent before its children.
    var index = scopes.partitionPoint { $0.range.lowerBound <= offset } - 1
    while index > 0, !scopes[index].range.contains(offset) { index = Int(scopes[index].parent.index) }
    guard index >= 0, let innermost = scopes[index].declaration else { return .none }
    return table.id(innermost, in: file)
  }
}
