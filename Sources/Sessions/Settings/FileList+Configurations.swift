import Analysis
import Git

extension FileList {
  /// Returns the paths of the given files that are not listed here.
  func missing(among others: [ListedFile]) -> Set<RepositoryPath> {
    Set(others.map(\.path)).subtracting(files.map(\.path))
  }

  /// Lints the test sources that the configurations include, and stops linting the files that they exclude.
  ///
  /// - Parameters:
  ///   - newer: the listing of the newer content, if the listed files are the older content.
  ///   - moves: for some of the files, the path whose configuration applies instead.
  mutating func apply(
    _ configurations: Configurations, in newer: FileList? = nil, as moves: [RepositoryPath: RepositoryPath] = [:]
  ) {
    lint(tests: configurations.filesWithTests(among: files.filter { !$0.role.isCounted }, as: moves))
    // A test source that the newer content does not have may have moved; its findings are not new at their new
    // location.
    departed = newer?.missing(among: files.filter { !$0.role.isCounted }) ?? []
    lint(tests: departed)
    let counted = files.filter(\.role.isCounted)
    // So may an excluded file.
    let missing = newer?.missing(among: counted) ?? []
    let exclusions = configurations.exclusions(among: counted, as: moves)
    exclude(exclusions.filter { !missing.contains($0.key) })
    departed.formUnion(missing.intersection(exclusions.keys))
    let test = unlinted.first { $0.role == .test }
    testSettings = test.flatMap { configurations.file(of: moves[$0.path] ?? $0.path) }
  }
}
