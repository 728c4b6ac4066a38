package import Findings
package import SwiftReader

/// All files of a repository and what follows from them together.
package struct Codebase: Sendable {
  /// How often the linted files reach, whatever the rules make of it.
  package private(set) var chainCounts: ChainCounts
  package private(set) var table: SymbolTable
  package let library: Library
  /// What the repository says of its modules.
  private let manifests: [Manifest]
  /// What was found, file by file.
  package private(set) var analyses: [FileAnalysis]
  /// What was found in the other files that count and may use a property or function of an analyzed one.
  private(set) var otherAnalyses: [FileAnalysis]
  /// How the files are used by those of which only the interface is known.
  var foreignUses: [ForeignUse] = []
  /// Those files of which the uses are known all the same.
  var knownUsers: Set<Int> = []
  /// The number of threads for rules that look again.
  package let jobs: Int
  /// What is known from before.
  private let recollection: Recollection?
  /// Whether the table is that of the earlier state.
  let isTableReused: Bool
  /// How the keeper of the record calls the table; empty for one that it does not have.
  private let tableName: [UInt32]

  /// The files, ordered by path.
  package var files: [SourceFile] { table.files }

  /// Resolves the declarations of all files and analyzes the reaches of those that are analyzed.
  ///
  /// - Parameters:
  ///   - files: the files, in any order.
  ///   - manifests: what the repository says of its modules.
  ///   - library: what is known of code that the repository does not declare.
  ///   - record: what was found in an earlier state; the result is the same for any, and without one.
  ///   - olderFacts: the facts of a content of the record; `nil` if they are not known any more.
  ///   - isRecorded: whether what the results rest on is found out, for a record.
  ///   - jobs: the number of threads to use; the result is the same for any.
  package init(
    _ files: [SourceFile], manifests: [Manifest] = [], library: Library = .standard,
    since record: AnalysisRecord? = nil, olderFacts: @Sendable (ContentID) -> FileFacts? = { _ in nil },
    isRecorded: Bool = false, jobs: Int
  ) {
    let ordered = files.orderedByPath
    let pairs = record.map { FilePairs($0, ordered) }
    let reused = record?.symbolTable(of: ordered, manifests, olderFacts: olderFacts, jobs: jobs)
    let table =
      reused?.table
      ?? SymbolTable.built(of: ordered, manifests, library, since: pairs?.olderTable(of: ordered), jobs: jobs)
    let recollection = pairs.map { Recollection($0, of: table, reused, olderFacts: olderFacts, jobs: jobs) }
    let analyzer = FilesAnalyzer(table: table, library: library, isRecorded: isRecorded, jobs: jobs)
    let analyses = analyzer.analyses(of: table.lintedFiles, recollection)
    otherAnalyses = analyzer.analyses(of: table.usersOfLintedFiles, recollection)
    self.recollection = recollection
    self.table = table
    isTableReused = reused != nil
    tableName = reused?.retold.isEmpty == true ? record?.tableName ?? [] : []
    self.library = library
    self.analyses = analyses
    self.manifests = manifests
    self.jobs = jobs
    chainCounts = ChainCounts(analyses)
  }
}

extension Codebase {
  /// Returns the codebase of other files in the same modules.
  package func replacing(_ files: [SourceFile]) -> Codebase {
    Codebase(files, manifests: manifests, library: library, jobs: jobs)
  }

  /// Returns the codebase after one of its files has got another content.
  ///
  /// - Parameters:
  ///   - files: all files.
  ///   - older: the one that changed, as it was before.
  package func replacing(_ files: [SourceFile], olderFactsOf older: SourceFile) -> Codebase {
    Codebase(
      files, manifests: manifests, library: library, since: record(),
      olderFacts: { $0 == older.content ? older.facts : nil }, isRecorded: true, jobs: jobs)
  }

  /// Returns the same codebase as if only these of its linted files were linted.
  package func linting(only paths: Set<ByteString>) -> Codebase {
    var codebase = self
    let wanted = Set(paths.compactMap(table.number(ofFileAt:)))
    codebase.table = table.linting(only: wanted)
    codebase.analyses = analyses.filter { wanted.contains($0.file) }
    codebase.otherAnalyses = otherAnalyses + analyses.filter { !wanted.contains($0.file) }
    codebase.chainCounts = ChainCounts(codebase.analyses)
    return codebase
  }

  /// What was found, or what is found when more is known of members and types than usual.
  func analyses(by vocabulary: Vocabulary) -> [FileAnalysis] {
    if vocabulary == Vocabulary() { return analyses }
    let library = library.adding(vocabulary)
    return FilesAnalyzer(table: table, library: library, isRecorded: false, jobs: jobs).analyses(of: table.lintedFiles)
  }

  /// What was found, for the analysis of a later state, if that is recorded. What was known of files that were not analyzed now stays known.
  package func record() -> AnalysisRecord {
    let contributions = recollection?.contributions ?? table.contributions(jobs: jobs)
    var found = recollection?.analyses ?? Array(repeating: nil, count: files.count)
    for analysis in analyses + otherAnalyses where analysis.questions != nil { found[analysis.file] = analysis }
    return AnalysisRecord(
      files: files.indices.map {
        AnalysisRecord.File(
          path: files[$0].path, content: files[$0].content, base: table.bases[$0], contributions: contributions[$0],
          analysis: found[$0])
      }, modules: table.moduleDigest, table: .whole(table, manifests), tableName: tableName)
  }

  /// Whether no facts were lost when somebody asked for them: what rests on lost ones is wrong.
  package var isSound: Bool { files.allSatisfy(\.isSound) }

  /// Whether a record of this state is another than that of the earlier one.
  package var hasNews: Bool { recollection?.isOfSameFiles != true || analyzedFiles > 0 }

  /// Whether a later analysis saves more by a record of this state than writing it takes: a few changed bodies are
  /// analyzed again as fast.
  package var isWorthRecording: Bool {
    tableName.isEmpty ? hasNews : analyzedFiles > Limits.unrecordedFiles
  }

  /// The number of files that were analyzed, because nothing that holds was known of them from before.
  package var analyzedFiles: Int { (analyses + otherAnalyses).count { isAnalyzedAnew($0.file) } }

  /// Returns the path of a file of which something else is known or was found in another codebase of the same files, or
  /// that of the first file if the tables differ.
  package func firstDifference(from other: Codebase) -> ByteString? {
    let others = Dictionary(other.files.map { ($0.path, $0.facts) }) { first, _ in first }
    let file = files.first { ($0.isInterface ? others[$0.path]?.interface : others[$0.path]) != $0.facts }
    if let file { return file.path }
    if TableParts(table) != TableParts(other.table) { return files.first?.path }
    let known = other.otherAnalyses.filter { !files[$0.file].isInterface }
    let pairs = zip(analyses + otherAnalyses, other.analyses + known)
    return pairs.first { !$0.isSame(as: $1) }.map { files[$0.0.file].path }
  }

  /// Whether nothing that holds is known of a file from before.
  func isAnalyzedAnew(_ file: Int) -> Bool { recollection?.analyses[file] == nil }
}

/// Analyzes files, each thread with an analyzer of its own.
private struct FilesAnalyzer {
  let table: SymbolTable
  let library: Library
  let isRecorded: Bool
  let jobs: Int

  /// - Parameter recollection: what is known from before, which is not found out again.
  func analyses(of files: [Int], _ recollection: Recollection? = nil) -> [FileAnalysis] {
    let known = files.compactMap { recollection?.analyses[$0] }
    let unknown = files.filter { recollection?.analyses[$0] == nil }
    if unknown.isEmpty { return known }
    let makeAnalyzer: @Sendable () -> ChainAnalyzer = { [table, library] in ChainAnalyzer(table, library) }
    let found = concurrentMap(over: unknown.count, jobs: jobs, with: makeAnalyzer) { [isRecorded] in
      $0.analyze(unknown[$1], isRecorded: isRecorded)
    }
    return known.isEmpty ? found : (known + found).sorted { $0.file < $1.file }
  }
}

extension SymbolTable {
  fileprivate var lintedFiles: [Int] { files.indices.filter { files[$0].isLinted } }

  /// The files that count though they are not analyzed, and that have the name of a property or function that an
  /// analyzed one declares: they may reach through it.
  fileprivate var usersOfLintedFiles: [Int] {
    let others = files.indices.filter { files[$0].isCounted && !files[$0].isLinted && !files[$0].isInterface }
    if others.isEmpty { return [] }
    var names = HashIndex()
    for file in files.indices where files[file].isLinted {
      for declaration in files[file].facts.declarations where declaration.parent != nil && declaration.mayBeHop {
        names.set(spelling(declaration.name, in: file).hash, to: 0)
      }
    }
    return others.filter { spellings(in: $0).contains { names.contains($0.hash) } }
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

extension ChainCounts {
  fileprivate init(_ analyses: [FileAnalysis]) {
    self = analyses.reduce(into: ChainCounts()) { $0 = $0 + $1.chainCounts }
  }
}
