package import Findings
import SwiftReader

/// All files of a repository and what follows from them together.
package struct Codebase: Sendable {
  /// How often the linted files reach, whatever the rules make of it.
  package let chainCounts: ChainCounts
  package let table: SymbolTable
  package let library: Library
  /// What was found, file by file.
  package let analyses: [FileAnalysis]
  /// What was found in the other files that count and may use a property or function of an analyzed one.
  let otherAnalyses: [FileAnalysis]
  /// The number of threads for rules that look again.
  package let jobs: Int

  /// The files, ordered by path.
  package var files: [SourceFile] { table.files }

  /// Resolves the declarations of all files and analyzes the reaches of those that are analyzed.
  ///
  /// - Parameters:
  ///   - files: the files, in any order.
  ///   - jobs: the number of threads to use; the result is the same for any.
  package init(_ files: [SourceFile], jobs: Int) {
    let ordered = files.orderedByPath
    var builder = SymbolTableBuilder(ordered, jobs: jobs)
    let table = builder.build()
    let library = Library()
    let analyses = analyzed(table, library, jobs: jobs)
    otherAnalyses = analyzed(table.usersOfLintedFiles, table, library, jobs: jobs)
    self.table = table
    self.library = library
    self.analyses = analyses
    self.jobs = jobs
    chainCounts = analyses.reduce(into: ChainCounts()) { $0 = $0 + $1.chainCounts }
  }
}

extension Codebase {
  /// What was found, or what is found when more is known of members and types than usual.
  func analyses(by vocabulary: Vocabulary) -> [FileAnalysis] {
    if vocabulary == Vocabulary() { return analyses }
    return analyzed(table, library.adding(vocabulary), jobs: jobs)
  }
}

/// Analyzes those files that are to be analyzed.
private func analyzed(_ table: SymbolTable, _ library: Library, jobs: Int) -> [FileAnalysis] {
  analyzed(table.files.indices.filter { table.files[$0].isLinted }, table, library, jobs: jobs)
}

private func analyzed(_ files: [Int], _ table: SymbolTable, _ library: Library, jobs: Int) -> [FileAnalysis] {
  if files.isEmpty { return [] }
  let makeAnalyzer: @Sendable () -> ChainAnalyzer = { ChainAnalyzer(table, library) }
  return concurrentMap(over: files.count, jobs: jobs, with: makeAnalyzer) { $0.analyze(files[$1]) }
}

extension SymbolTable {
  /// The files that count though they are not analyzed, and that have the name of a property or function that an
  /// analyzed one declares: they may reach through it.
  fileprivate var usersOfLintedFiles: [Int] {
    let others = files.indices.filter { files[$0].isCounted && !files[$0].isLinted }
    if others.isEmpty { return [] }
    var names = HashIndex()
    for file in files.indices where files[file].isLinted {
      for declaration in files[file].facts.declarations where declaration.parent != nil && declaration.mayBeHop {
        names.set(spelling(declaration.name, in: file).hash, to: 0)
      }
    }
    return others.filter { spellings[$0].contains { names.contains($0.hash) } }
  }
}

extension Declaration {
  fileprivate var mayBeHop: Bool { kind == .property || kind == .function }
}

extension [SourceFile] {
  /// Git lists its files in this order already.
  fileprivate var orderedByPath: [SourceFile] {
    let isOrdered = indices.dropFirst().allSatisfy { self[$0 - 1].path < self[$0].path }
    return isOrdered ? self : sorted { $0.path < $1.path }
  }
}
