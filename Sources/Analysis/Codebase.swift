package import Findings
package import Packages
package import SwiftReader
import SwiftTokens

/// The files of a repository, their symbol table, and the results of analyzing them.
package struct Codebase: Sendable {
  /// The numbers of chains and candidates in the linted files, before any rule is applied.
  package private(set) var chainCounts: ChainCounts
  package private(set) var table: SymbolTable
  package let library: Library
  /// The package manifests and Xcode projects that assign files to modules.
  private let manifests: Manifests
  /// The analyses of the linted files, in the order of the files.
  package private(set) var analyses: [FileAnalysis]
  /// The analyses of files that are counted but not linted, and that may use a property or function of a linted file.
  private(set) var otherAnalyses: [FileAnalysis]
  /// The uses of properties in files of which only the interface is known, as ``count(_:)`` adds them.
  var foreignUses: [ForeignUse] = []
  /// The numbers of the interface-only files whose uses are in ``foreignUses``.
  var knownUsers: Set<Int> = []
  let keptRestrictions = KeptRestrictions()
  /// The number of threads for queries that walk the chains again.
  package let jobs: Int
  /// The results of the earlier state that still hold; `nil` without a record.
  private(set) var recollection: Recollection?
  /// Whether the symbol table of the record was reused instead of built.
  private(set) var isTableReused: Bool
  /// The name under which the cache has this symbol table; empty if the cache does not have it.
  private var tableName: [UInt32]

  /// The files, ordered by path.
  package var files: [SourceFile] { table.files }

  /// Builds the symbol table of all files and analyzes the chains of the linted and counted files.
  ///
  /// - Parameters:
  ///   - files: the files, in any order.
  ///   - manifests: the package manifests and Xcode projects that assign files to modules.
  ///   - library: the known types and members of code that the repository does not declare.
  ///   - record: the results for an earlier state; they save time and never change the result.
  ///   - olderFacts: returns the facts of a file content of the record; `nil` if they are not available any more.
  ///   - isRecorded: whether the analysis collects the questions on which its results depend, for a record.
  ///   - jobs: the number of threads; it does not change the result.
  package init(
    _ files: [SourceFile], manifests: Manifests = [], library: Library = .standard,
    since record: AnalysisRecord? = nil, olderFacts: @Sendable (ContentID) -> FileFacts? = { _ in nil },
    isRecorded: Bool = false, jobs: Int
  ) {
    let ordered = files.orderedByPath
    let pairs = record.map { FilePairs($0, ordered) }
    let reused = record?.symbolTable(of: ordered, manifests, olderFacts: olderFacts, jobs: jobs)
    let table =
      reused?.table
      ?? SymbolTable.built(of: ordered, manifests, library, since: pairs?.olderTable(of: ordered), jobs: jobs)
    let recollection = pairs.map { $0.recollection(of: table, reused, olderFacts: olderFacts, jobs: jobs) }
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
  /// The codebase with a record of the questions on which its analyses depend, so that a codebase that replaces some
  /// files analyzes only what they affect. Uses in files of which only the interface is known are not counted.
  package var recorded: Codebase {
    let isRecorded = foreignUses.isEmpty && files.allSatisfy { $0.content != nil }
    if isRecorded, (analyses + otherAnalyses).allSatisfy({ $0.questions != nil }) { return self }
    return Codebase(
      files.map { $0.content == nil ? SourceFile($0, content: .unique()) : $0 }, manifests: manifests,
      library: library, since: record(), isRecorded: true, jobs: jobs)
  }

  /// Returns the codebase with other facts of some files, by path. Only what they affect is analyzed again if this
  /// codebase is ``recorded``.
  package func replacing(_ facts: [ByteString: FileFacts]) -> Codebase {
    replacing(
      facts.compactMap { path, facts in
        table.number(ofFileAt: path).map { SourceFile(files[$0], facts: facts, content: .unique()) }
      })
  }

  /// Returns the codebase with other contents of some of its files, which are found by their paths.
  package func replacing(_ sources: [SourceFile]) -> Codebase {
    let changed = sources.compactMap { source in table.number(ofFileAt: source.path).map { ($0, source) } }
    if let codebase = replacingBodies(changed) { return codebase }
    var newer = files
    for (file, source) in changed { newer[file] = source }
    return Codebase(
      newer, manifests: manifests, library: library, since: record(),
      olderFacts: { content in changed.lazy.map { files[$0.0] }.first { $0.content == content }?.facts },
      isRecorded: true, jobs: jobs)
  }

  /// Returns the codebase with other contents of some files, if other files can depend only on traits and facades that
  /// changed in them; otherwise `nil`. As ``replacing(_:)-([SourceFile])`` without it, but if none of these changed,
  /// nothing is done for each of the other files, because this runs after every letter in an editor.
  private func replacingBodies(_ changed: [(file: Int, source: SourceFile)]) -> Codebase? {
    guard foreignUses.isEmpty, changed.allSatisfy({ isBodyEdit(of: $0.file, $0.source) }) else { return nil }
    let older = changed.map { (file: $0.file, older: table.members(of: $0.file).value) }
    guard let reused = ReusedTable(table.replacing(changed), older) else { return nil }
    var codebase = self
    codebase.table = reused.table
    codebase.isTableReused = true
    if !reused.retold.isEmpty { codebase.tableName = [] }
    var recollection = recollected(without: changed.map(\.file))
    recollection.retell(reused.retold, in: reused.table)
    let outdated = changed.map(\.file) + recollection.remove(touchedBy: reused.changes)
    codebase.recollection = recollection
    let others = Set(otherAnalyses.map(\.file))
    let analyzed = Set(outdated).filter { files[$0].isLinted || others.contains($0) }.sorted()
    let analyzer = FilesAnalyzer(table: reused.table, library: library, isRecorded: true, jobs: jobs)
    for analysis in analyzer.analyses(of: analyzed) {
      if files[analysis.file].isLinted {
        codebase.analyses[analyses.partitionPoint { $0.file < analysis.file }] = analysis
      } else if let number = otherAnalyses.firstIndex(where: { $0.file == analysis.file }) {
        codebase.otherAnalyses[number] = analysis
      }
    }
    codebase.chainCounts = ChainCounts(codebase.analyses)
    return codebase
  }

  /// Returns whether another content of a file has the same declarations. A file that is counted but not linted must
  /// also use the same names of declarations, which decide whether it is analyzed.
  private func isBodyEdit(of file: Int, _ source: SourceFile) -> Bool {
    guard files[file].hasTheSameDeclarations(as: source) else { return false }
    if source.isLinted || !source.isCounted { return true }
    let names = (old: Set(table.spellings(in: file)), new: Set(source.spellings))
    return names.old.symmetricDifference(names.new).allSatisfy { !table.mayDeclare($0) }
  }

  /// Returns the results for all files but those whose bodies changed, as they still hold.
  private func recollected(without changed: [Int]) -> Recollection {
    var recollection =
      recollection
      ?? Recollection(
        analyses: Array(repeating: nil, count: files.count), contributions: table.contributions(jobs: jobs),
        isOfSameFiles: true)
    recollection.add(analyses)
    recollection.add(otherAnalyses)
    recollection.remove(changed)
    return recollection
  }

  /// Returns the codebase with only the linted files at the given paths still linted.
  package func linting(only paths: Set<ByteString>) -> Codebase {
    var codebase = self
    let wanted = Set(paths.compactMap(table.number(ofFileAt:)))
    codebase.table = table.linting(only: wanted)
    codebase.analyses = analyses.filter { wanted.contains($0.file) }
    codebase.otherAnalyses = otherAnalyses + analyses.filter { !wanted.contains($0.file) }
    codebase.chainCounts = ChainCounts(codebase.analyses)
    return codebase
  }

  /// Returns the results for the analysis of a later state, if this codebase was created with `isRecorded`. Results of
  /// the earlier record for files that were not analyzed now are kept.
  package func record() -> AnalysisRecord {
    let recollection = recollected(without: [])
    return AnalysisRecord(
      files: files.indices.map {
        AnalysisRecord.File(
          path: files[$0].path, content: files[$0].content, base: table.bases[$0],
          contributions: recollection.contributions[$0], analysis: recollection.analyses[$0])
      }, modules: table.moduleDigest, table: .whole(table, manifests), tableName: tableName)
  }

  /// Returns the numbers of chains and candidates in some of the linted files; `nil` for all.
  package func chainCounts(of paths: Set<ByteString>?) -> ChainCounts {
    guard let paths else { return chainCounts }
    return ChainCounts(analyses.filter { paths.contains(files[$0.file].path) })
  }

  /// Whether no facts that were accessed were lost; results that depend on lost facts are wrong.
  package var isSound: Bool { files.allSatisfy(\.isSound) }

  /// Whether a record of this state differs from that of the earlier state.
  package var hasNews: Bool { recollection?.isOfSameFiles != true || analyzedFiles > 0 }

  /// Whether a record of this state saves a later analysis more time than writing it takes: a few changed bodies are
  /// analyzed again as fast.
  package var isWorthRecording: Bool {
    tableName.isEmpty ? hasNews : analyzedFiles > Limits.unrecordedFiles
  }

  /// The number of files that were analyzed because no earlier result for them still held.
  package var analyzedFiles: Int { (analyses + otherAnalyses).count { wasAnalyzed($0.file) } }

  /// Returns the path of the first file whose facts or analysis differ from those in another codebase of the same
  /// files, or that of the first file if the symbol tables differ; `nil` if nothing differs.
  package func firstDifference(from other: Codebase) -> ByteString? {
    let others = Dictionary(other.files.map { ($0.path, $0.facts) }) { first, _ in first }
    let file = files.first { ($0.isInterface ? others[$0.path]?.interface : others[$0.path]) != $0.facts }
    if let file { return file.path }
    if TableParts(table) != TableParts(other.table) { return files.first?.path }
    let known = other.otherAnalyses.filter { !files[$0.file].isInterface }
    let (mine, theirs) = (analyses + otherAnalyses, other.analyses + known)
    if let (different, _) = zip(mine, theirs).first(where: { !$0.isSame(as: $1) }) { return files[different.file].path }
    let rest = mine.dropFirst(theirs.count) + theirs.dropFirst(mine.count)
    return rest.first.map { files[$0.file].path }
  }

  /// Returns whether a file had to be analyzed because no earlier result for it still held.
  func wasAnalyzed(_ file: Int) -> Bool { recollection?.analyses[file] == nil }
}

extension SymbolTable {
  fileprivate var lintedFiles: [Int] { files.indices.filter { files[$0].isLinted } }

  /// The files that are counted but not linted, and that contain the name of a property or function that a linted file
  /// declares: they may reach through it.
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
  /// The files ordered by path. Git lists its files in this order already.
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
