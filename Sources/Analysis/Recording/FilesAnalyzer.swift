/// A parallel analysis of files, with one ``ChainAnalyzer`` for each thread.
struct FilesAnalyzer {
  let table: SymbolTable
  let library: Library
  let isRecorded: Bool
  let jobs: Int

  /// Returns the analyses of files, in the order of the files.
  ///
  /// - Parameter recollection: the earlier results that still hold; files with such a result are not analyzed.
  func analyses(of files: [Int], _ recollection: Recollection? = nil) -> [FileAnalysis] {
    let known = files.compactMap { recollection?.analyses[$0] }
    let unknown = files.filter { recollection?.analyses[$0] == nil }
    if unknown.isEmpty { return known }
    let makeAnalyzer: @Sendable () -> ChainAnalyzer = { [table, library, isRecorded] in
      ChainAnalyzer(table, library, isRecorded: isRecorded)
    }
    let found = concurrentMap(over: unknown.count, jobs: jobs, with: makeAnalyzer) { $0.analyze(unknown[$1]) }
    return known.isEmpty ? found : (known + found).sorted { $0.file < $1.file }
  }
}
