package import SwiftReader

/// One file of the repository, read.
package struct SourceFile: Sendable {
  /// The path relative to the repository's root.
  package var path: String
  package var facts: FileFacts
  /// Whether the file's own reaches are judged; a file that is not is still read for its declarations.
  package var isJudged: Bool

  package init(path: String, facts: FileFacts, isJudged: Bool) {
    self.path = path
    self.facts = facts
    self.isJudged = isJudged
  }
}

/// All files of a repository and what follows from them together.
package struct Codebase: Sendable {
  /// How often the judged files reach, whatever the rules make of it.
  package let tally: Tally
  let table: SymbolTable
  let library: Library
  /// What was found, file by file.
  let judgements: [FileJudgement]

  /// The files, ordered by path.
  package var files: [SourceFile] { table.files }

  /// Resolves the declarations of all files and judges the reaches of those that are judged.
  ///
  /// - Parameters:
  ///   - files: the files, in any order.
  ///   - jobs: the number of threads to use; the result is the same for any.
  package init(_ files: [SourceFile], jobs: Int) {
    let ordered = files.orderedByPath
    var builder = SymbolTableBuilder(ordered, jobs: jobs)
    let table = builder.build()
    let library = Library()
    let judged = ordered.indices.filter { ordered[$0].isJudged }
    let makeJudge: @Sendable () -> Judge = { Judge(table, library) }
    let judgements = spread(over: judged.count, jobs: jobs, with: makeJudge) { $0.judge(judged[$1]) }
    self.table = table
    self.library = library
    self.judgements = judgements
    tally = judgements.reduce(into: Tally()) { $0 = $0 + $1.tally }
  }
}

extension [SourceFile] {
  /// Git lists its files in this order already.
  fileprivate var orderedByPath: [SourceFile] {
    let isOrdered = indices.dropFirst().allSatisfy {
      self[$0 - 1].path.utf8.lexicographicallyPrecedes(self[$0].path.utf8)
    }
    return isOrdered ? self : sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
