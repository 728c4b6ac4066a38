import SwiftReader

extension Codebase {
  /// Returns the analyses of the linted files with the names of a vocabulary. Only files for which these names can make
  /// a difference are analyzed again, if the analyses of this codebase were recorded.
  func analyses(by vocabulary: Vocabulary) -> [FileAnalysis] {
    if vocabulary == Vocabulary() { return analyses }
    let analyzer = FilesAnalyzer(table: table, library: library.adding(vocabulary), isRecorded: false, jobs: jobs)
    guard let names = vocabulary.members else { return analyzer.analyses(of: analyses.map(\.file)) }
    let containing = files.indices.filter { table.spellings(in: $0).contains(where: names.contains) }
    let changes = changes(in: containing)
    let own = Set(containing)
    let kept = analyses.filter { analysis in
      !own.contains(analysis.file) && analysis.questions.map { !changes.touch($0) } ?? false
    }
    let known = Set(kept.map(\.file))
    let repeated = analyzer.analyses(of: analyses.map(\.file).filter { !known.contains($0) })
    return (kept + repeated).sorted { $0.file < $1.file }
  }

  /// Returns the questions whose answers depend on anything in some files. A name that the library learns makes no more
  /// difference than other code in the files that contain it.
  private func changes(in files: [Int]) -> Changes {
    var changes = Changes()
    for file in files {
      changes.insert(.content(ofFileAt: table.pathHashes[file]))
      changes.insert((recollection?.contributions[file] ?? table.contributions(of: file)).questions)
    }
    return changes
  }
}

extension Vocabulary {
  /// The members that the vocabulary adds; `nil` if it adds more than members, so that anything may change.
  fileprivate var members: Set<Spelling>? {
    valueTypes.isEmpty && !inheritsReach ? Set((neutralMembers + mutatingMembers).map { Spelling($0) }) : nil
  }
}
