package import SwiftReader

/// One file of the repository, read.
package struct SourceFile: Sendable {
  /// The path relative to the repository's root.
  package let path: ByteString
  /// Whether the file's own reaches are judged; a file that is not is still read for its declarations.
  package let isJudged: Bool
  private let shared: Shared<FileFacts>

  package var facts: FileFacts { shared.value }

  package init(path: ByteString, facts: FileFacts, isJudged: Bool) {
    self.path = path
    self.isJudged = isJudged
    shared = Shared(facts)
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
  /// The number of threads for rules that look again.
  let jobs: Int

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
    let judgements = judged(table, library, jobs: jobs)
    self.table = table
    self.library = library
    self.judgements = judgements
    self.jobs = jobs
    tally = judgements.reduce(into: Tally()) { $0 = $0 + $1.tally }
  }
}

extension Codebase {
  /// What was found, or what is found when more is known of members and types than usual.
  func judgements(by vocabulary: Vocabulary) -> [FileJudgement] {
    if vocabulary == Vocabulary() { return judgements }
    return judged(table, library.adding(vocabulary), jobs: jobs)
  }
}

/// Judges those files that are to be judged.
private func judged(_ table: SymbolTable, _ library: Library, jobs: Int) -> [FileJudgement] {
  let judged = table.files.indices.filter { table.files[$0].isJudged }
  let makeJudge: @Sendable () -> Judge = { Judge(table, library) }
  return spread(over: judged.count, jobs: jobs, with: makeJudge) { $0.judge(judged[$1]) }
}

extension [SourceFile] {
  /// Git lists its files in this order already.
  fileprivate var orderedByPath: [SourceFile] {
    let isOrdered = indices.dropFirst().allSatisfy { self[$0 - 1].path < self[$0].path }
    return isOrdered ? self : sorted { $0.path < $1.path }
  }
}
