import Analysis
import Findings
import Git
import Linting
import Sessions

/// The code that the head adds to files that neither side lints, although they are neither tests nor code of others.
///
/// The name of a file, or of its folder, decides whether it is taken for a test or for vendored code, and the head
/// chooses the names of its files.
struct UnlintedCode {
  /// The findings in such files.
  let findings: [Finding]
  /// The keys of those that the base has nowhere.
  private let new: Set<FindingKey>
  /// The paths whose content is not known: symbolic links, Git LFS pointers and submodules.
  private let unread: Set<ByteString>

  /// - Parameter known: the paths that are listed with another change of the head.
  init?(
    in head: LintSession, beside base: LintSession, except known: Set<ByteString>, _ facts: FactsLookup,
    _ options: InputOptions
  ) async throws(Failure) {
    unread = try head.replacements(since: base)
    let changed = try head.unlintedPaths(otherThanIn: base)
    let tests = head.provenTests(among: changed, beside: base)
    let paths = changed.subtracting(tests).filter { !known.contains($0.source) }
    guard !paths.isEmpty else {
      if unread.isEmpty { return nil }
      (findings, new) = ([], [])
      return
    }
    let olderPaths = try base.unlintedPaths(otherThanIn: head)
    let added = try await head.findings(in: paths, facts, options)
    let departed = base.departedPaths
    let (older, newer) = (base.wholeResult().findings, head.wholeResult().findings)
    let left =
      try await base.findings(in: olderPaths, facts, options) + older.filter { departed.contains($0.path) }
    var changes = head.changes(since: base)
    findings = FindingComparison(from: left, to: added) { changes.renames() }.new
    let linted = older.filter { !departed.contains($0.path) }
    let all = FindingComparison(from: left + linted, to: added + newer) { changes.renames() }.matchingMoves()
    new = Set(all.new.map(FindingKey.init)).intersection(findings.map(FindingKey.init))
    if unread.isEmpty, findings.isEmpty { return nil }
  }

  /// Returns the counts of the findings; empty if there is nothing.
  ///
  /// - Parameter selection: has the paths that the user named.
  func silencing(among selection: FileList) -> [SilencedFindings] {
    let findings = findings.filter { selection.isNamed($0.path) }
    let paths = unread.filter(selection.isNamed).union(findings.map(\.path))
    guard let first = paths.min() else { return [] }
    return [SilencedFindings(.unlinted, place: first.description, files: paths.count, findings, new: new)]
  }
}

extension LintSession {
  /// The paths of the files that are linted only because a newer version does not have them.
  fileprivate var departedPaths: Set<ByteString> { Set(listing.departed.map(\.source)) }

  fileprivate func unlintedPaths(otherThanIn other: LintSession) throws(Failure) -> Set<RepositoryPath> {
    try listing.unlintedPaths(otherThanIn: other.listing)
  }

  fileprivate func replacements(since older: LintSession) throws(Failure) -> Set<ByteString> {
    Set(try listing.replacements(otherThanIn: older.listing).map(\.source))
  }

  /// Returns the files that are tests by more than their names: a manifest or an import says so, or the folder, in
  /// which an older version has such tests.
  fileprivate func provenTests(among paths: Set<RepositoryPath>, beside older: LintSession) -> Set<RepositoryPath> {
    let tests = paths.intersection(listing.unlintedTests)
    if tests.isEmpty { return [] }
    let olderTests = older.listing.unlintedTests.filter { older.isProvenTest(fileAt: $0.source) }
    let folders = Set(olderTests.map(\.parent))
    return tests.filter { path in
      if isProvenTest(fileAt: path.source) { return true }
      if hasTarget(fileAt: path.source) { return false }
      return path.parent.selfAndParents.contains { folder in
        folders.contains(folder) && (folder == path.parent || folder.isOfTests)
      }
    }
  }

  /// Lints files that are not linted otherwise.
  ///
  /// - Returns: the findings above a note about what linted files declare, and all of them in what is named like a test.
  fileprivate func findings(
    in paths: Set<RepositoryPath>, _ facts: FactsLookup, _ options: InputOptions
  ) async throws(Failure) -> [Finding] {
    if paths.isEmpty { return [] }
    let own = Set(listing.files.lazy.filter(\.role.isLinted).map(\.source))
    let tests = Set(listing.unlintedTests.map(\.source))
    let listing = listing.linting(paths)
    let ruleSets = try options.ruleSets(try options.configurations(of: listing), of: listing)
    let reading = try await options.read(listing, facts)
    let codebase = try await options.analyzed(reading, of: listing, since: codebase.record(), facts)
    let sources = Set(paths.map(\.source))
    return following(listing, ruleSets, baseline: baseline, reading: reading, codebase: codebase).wholeResult()
      .suppressible.filter { finding in
        finding.severity > .note && sources.contains(finding.path)
          && (tests.contains(finding.path) || finding.related.contains { own.contains($0.path) })
      }
  }
}

extension RepositoryPath {
  /// Whether the directory is for tests.
  fileprivate var isOfTests: Bool { appending(Array("_.swift".utf8))?.isTest ?? false }
}
