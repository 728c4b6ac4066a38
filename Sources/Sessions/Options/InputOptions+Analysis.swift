package import Analysis
import Findings
import Git
import Linting

/// Reading and analyzing the listed files, with the cache and the packs of the flags.
extension InputOptions {
  /// Opens the packs and the cache. Outside a repository contents have no blob ids, and no facts are known.
  ///
  /// - Parameters:
  ///   - isShared: whether another reading of the same run will look up the facts that this reading extracts.
  ///   - isLazy: whether facts from the cache are unpacked at their first access.
  package func knownFacts(for location: InputLocation, isShared: Bool, isLazy: Bool = false) throws(Failure)
    -> FactsLookup
  {
    guard case .repository(let repository, _, _) = location else {
      if packs != nil { throw Failure("--facts needs a git repository: facts are found by blob id; pass --repo DIR") }
      return FactsLookup(isShared: isShared, isLazy: isLazy)
    }
    try packs?.requireTrusted(in: repository)
    try cacheDirectory?.requireTrusted(in: repository)
    return FactsLookup(
      packs: packs, cache: cacheDirectory.map { FactsCache($0) }, isShared: isShared, isLazy: isLazy)
  }

  /// Returns the cache file for the repository's analysis; `nil` if the analysis is not cached.
  package func recordFile(for location: InputLocation) -> RecordFile? {
    // A record of files of which only the interface is known would claim that they have no findings.
    guard packs?.haveInterfaces != true, case .repository(let repository, _, _) = location, let cacheDirectory else {
      return nil
    }
    return RecordFile(of: repository.gitDirectory, in: cacheDirectory)
  }

  /// Reads the files of a listing.
  ///
  /// - Parameter readsTests: whether to read the tests that nothing else can use, too. No finding depends on them, but
  ///   whether a file was moved may.
  package func read(_ listing: FileList, _ known: FactsLookup, readsTests: Bool = false) async throws(Failure)
    -> ReadFiles
  {
    try await ReadFiles(listing, known, readsTests: readsTests, jobs: jobs, progress: progress)
  }

  /// Analyzes the files that were read. With `--verify-cache`, analyzes them again without the cache, and throws if the
  /// results differ.
  ///
  /// - Parameter record: the analysis of an earlier state.
  package func analyzed(
    _ reading: ReadFiles, of listing: FileList, since record: AnalysisRecord?, _ known: FactsLookup
  ) async throws(Failure) -> Codebase {
    let codebase = reading.codebase(since: record, known, jobs: jobs)
    guard verifiesCache else { return codebase }
    let fresh = try await read(listing, .empty)
    let path = codebase.firstDifference(from: fresh.codebase(since: nil, .empty, jobs: jobs))
    // If cached facts turned out to be damaged, the caller reads everything again.
    guard let path, codebase.isSound else { return codebase }
    throw Failure(
      "the cached result for '\(path)' differs from that of a new analysis; run `east cache clear`, and report it as a bug"
    )
  }

  /// Adds the uses of `--uses` to a codebase.
  ///
  /// - Throws: if a rule counts uses in all files, and those of a file are not known.
  func countUses(in codebase: inout Codebase, for ruleSets: RuleSets) throws(Failure) {
    let strange = uses.count { !codebase.count($0) }
    let paths = codebase.pathsWithUnknownUses
    guard ruleSets.countsUses, let first = paths.first else { return }
    let others = strange == 0 ? "" : "; \(pluralized(strange, "file")) of --uses are of another commit or configuration"
    throw Failure(
      "'leaky-accessor' counts uses in all files, and those of \(pluralized(paths.count, "file")) such as '\(first)' are "
        + "not known\(others); pass --uses with the output of `east facts --uses` for these files, or switch the rule off"
    )
  }

  package func finish(_ cache: FactsCache?) {
    // A directory without write permission is common in CI jobs, and only time is lost.
    guard let error = cache?.finish(), error != .forbidden, error != .readOnly, let cacheDirectory else { return }
    log.warn("\(cacheDirectory.problem(error)); pass --no-cache to disable the cache")
  }
}
