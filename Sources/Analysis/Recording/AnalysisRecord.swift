package import Findings
import SwiftReader
import SwiftTokens

/// What was found in each file of a codebase, and the questions that it rests on, for an analysis of a later state.
///
/// A file need not be analyzed again if its content is the same and no changed file adds to the answer of one of its
/// questions (`Documentation/Decisions/0033-questions-are-recorded.md`).
package struct AnalysisRecord: Sendable {
  /// In the order of the paths.
  package internal(set) var files: [File] = []
  /// What the modules of the files were.
  var modules: UInt64 = 0
  /// The symbol table of the files, if it is known.
  var table: KeptTable?
  /// How the keeper of the record calls that table; empty for one that it does not have yet.
  package var tableName: [UInt32] = []

  enum KeptTable: Sendable {
    /// As a cache keeps it.
    case parts(TableParts)
    /// As it was built in this run, of these manifests.
    case whole(SymbolTable, [Manifest])
  }

  package struct File: Sendable {
    package var path: ByteString
    package var content: ContentID?
    /// The number of its first declaration.
    var base: UInt32
    /// What it adds to the answers of questions.
    var contributions: ContributionList
    /// What was found in it; `nil` if it was not analyzed.
    var analysis: FileAnalysis?
  }

  /// The file and the number there of a declaration.
  func place(of id: DeclarationID) -> (file: Int, local: UInt32)? {
    let end = files.partitionPoint { $0.base <= id.index }
    return end == 0 ? nil : (end - 1, id.index - files[end - 1].base)
  }
}
