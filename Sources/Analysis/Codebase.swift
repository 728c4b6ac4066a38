package import Findings
package import SwiftReader

/// One file of the repository, read.
package struct SourceFile: Sendable {
  /// The path relative to the repository's root.
  package let path: ByteString
  /// Whether the file's own reaches are judged; a file that is not is still read for its declarations.
  package let isJudged: Bool
  /// Whether what the file does counts for findings about other files' declarations.
  package let isCounted: Bool
  private let shared: Shared<FileFacts>

  package var facts: FileFacts { shared.value }

  package init(path: ByteString, facts: FileFacts, isJudged: Bool, isCounted: Bool = false) {
    self.path = path
    self.isJudged = isJudged
    self.isCounted = isCounted || isJudged
    shared = Shared(facts)
  }
}

/// All files of a repository and what follows from them together.
package struct Codebase: Sendable {
  /// How often the judged files reach, whatever the rules make of it.
  package let tally: Tally
  package let table: SymbolTable
  package let library: Library
  /// What was found, file by file.
  package let judgements: [FileJudgement]
  /// What was found in the other files that count and may use a property of a judged one.
  let otherJudgements: [FileJudgement]
  /// The number of threads for rules that look again.
  package let jobs: Int

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
    otherJudgements = judged(table.usersOfJudgedFiles, table, library, jobs: jobs)
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
  judged(table.files.indices.filter { table.files[$0].isJudged }, table, library, jobs: jobs)
}

private func judged(_ files: [Int], _ table: SymbolTable, _ library: Library, jobs: Int) -> [FileJudgement] {
  if files.isEmpty { return [] }
  let makeJudge: @Sendable () -> Judge = { Judge(table, library) }
  return spread(over: files.count, jobs: jobs, with: makeJudge) { $0.judge(files[$1]) }
}

extension SymbolTable {
  /// The files that count though they are not judged, and that have the name of a property which a judged one declares.
  fileprivate var usersOfJudgedFiles: [Int] {
    let others = files.indices.filter { files[$0].isCounted && !files[$0].isJudged }
    if others.isEmpty { return [] }
    var names = HashIndex()
    for file in files.indices where files[file].isJudged {
      for declaration in files[file].facts.declarations where declaration.kind == .property && declaration.parent != nil
      {
        names.set(spelling(declaration.name, in: file).hash, to: 0)
      }
    }
    return others.filter { spellings[$0].contains { names.contains($0.hash) } }
  }
}

extension [SourceFile] {
  /// Git lists its files in this order already.
  fileprivate var orderedByPath: [SourceFile] {
    let isOrdered = indices.dropFirst().allSatisfy { self[$0 - 1].path < self[$0].path }
    return isOrdered ? self : sorted { $0.path < $1.path }
  }
}
