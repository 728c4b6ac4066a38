package import Findings
import Packages
import SwiftReader
import SwiftTokens

/// The analyses of a codebase's files, with the questions on which they depend, for the analysis of a later state.
///
/// A file need not be analyzed again if its content is the same and no changed file contributes something else to the
/// answer of one of its questions (`Documentation/Internals/Decisions/0003-incremental-analysis.md`).
package struct AnalysisRecord: Sendable {
  /// The files, ordered by path.
  package internal(set) var files: [File] = []
  /// The hash of the files' modules.
  var modules: UInt64 = 0
  /// The symbol table of the files; `nil` if it is not known.
  var table: KeptTable?
  /// The name under which the cache has that table; empty if the cache does not have it.
  package var tableName: [UInt32] = []

  enum KeptTable: Sendable {
    /// A table that was read from a cache.
    case parts(TableParts)
    /// A table that was built in this run, and the manifests from which it was built.
    case whole(SymbolTable, Manifests)
  }

  package struct File: Sendable {
    package var path: ByteString
    package var content: ContentID?
    /// The number of the file's first declaration.
    var base: UInt32
    /// What the file contributes to the answers of questions.
    var contributions: ContributionList
    /// The analysis of the file; `nil` if it was not analyzed.
    var analysis: FileAnalysis?
  }

  /// Returns the file of a declaration, and the number of the declaration in that file.
  func place(of id: DeclarationID) -> (file: Int, local: UInt32)? {
    let end = files.partitionPoint { $0.base <= id.index }
    return end == 0 ? nil : (end - 1, id.index - files[end - 1].base)
  }
}
