import Analysis
import Findings
import Git
import Linting

/// The code that only the head has and that is linted on neither side, although it is neither a test nor code of others.
///
/// The name of a file, or of its folder, decides whether it is taken for a test or for vendored code, and the head chooses
/// the names of its files.
struct UnlintedCode {
  /// The findings in such files.
  private let findings: [Finding]
  /// The paths whose content is not known: symbolic links, Git LFS pointers and submodules.
  private let unread: Set<ByteString>

  /// - Parameters:
  ///   - known: the paths that are listed with another change of the head.
  init?(
    in head: LintSession, beside base: LintSession, except known: Set<ByteString>, _ facts: FactsLookup,
    _ options: InputOptions
  ) async throws(Failure) {
    unread = Set(try head.listing.replacements(otherThanIn: base.listing).map(\.source))
    let added = head.listing.unlintedPaths.subtracting(base.listing.allPaths)
    var explainer = head.changes(since: base)
    let moved = Set(explainer.moves(from: Set(base.codebase.paths), to: Set(added.map(\.source))).values)
    let tests = head.listing.unlintedTests.intersection(added)
    let proven = head.provenTests(among: tests, beside: base)
    let paths = added.subtracting(proven).filter { !known.contains($0.source) && !moved.contains($0.source) }
    let isTest = Set(tests.map(\.source))
    findings =
      paths.isEmpty ? [] : try await head.findings(in: paths, facts, options).filter { finding, isOwn in
        isOwn || isTest.contains(finding.path)
      }.map(\.finding)
    if unread.isEmpty, findings.isEmpty { return nil }
  }

  /// Returns the counts of the findings; empty if there is nothing.
  ///
  /// - Parameter selection: has the paths that the user named.
  func silencing(among selection: FileList) -> [SilencedFindings] {
    let findings = findings.filter { selection.isNamed($0.path) }
    let paths = unread.filter(selection.isNamed).union(findings.map(\.path))
    guard let first = paths.min() else { return [] }
    return [
      SilencedFindings(
        .unlinted, place: first.description, files: paths.count, findings, new: Set(findings.map(FindingKey.init)))
    ]
  }
}

extension LintSession {
  /// Returns the files that are tests by more than their names: a manifest or an import says so, or the folder, in which
  /// an older version has tests.
  fileprivate func provenTests(among tests: Set<RepositoryPath>, beside older: LintSession) -> Set<RepositoryPath> {
    if tests.isEmpty { return [] }
    let folders = Set(older.listing.unlintedTests.map(\.parent))
    return tests.filter { path in
      if codebase.isProvenTest(fileAt: path.source) { return true }
      if codebase.hasTarget(fileAt: path.source) { return false }
      return path.parent.selfAndParents.contains { folder in
        folders.contains(folder) && (folder == path.parent || folder.isOfTests)
      }
    }
  }

  /// Lints files that are not linted otherwise.
  ///
  /// - Returns: the findings above a note, each with whether it is about what a linted file declares.
  fileprivate func findings(
    in paths: Set<RepositoryPath>, _ facts: FactsLookup, _ options: InputOptions
  ) async throws(Failure) -> [(finding: Finding, isOwn: Bool)] {
    let own = Set(listing.files.lazy.filter(\.isLinted).map(\.source))
    let listing = listing.linting(paths)
    let ruleSets = try options.ruleSets(try options.configurations(of: listing), of: listing)
    let reading = try await options.read(listing, facts)
    let codebase = try await options.analyzed(reading, of: listing, since: codebase.record(), facts)
    let sources = Set(paths.map(\.source))
    return following(listing, ruleSets, baseline, reading, codebase).wholeResult().suppressible
      .filter { $0.severity > .note && sources.contains($0.path) }
      .map { finding in (finding, finding.related.contains { own.contains($0.path) }) }
  }
}

extension RepositoryPath {
  /// Whether the directory is for tests.
  fileprivate var isOfTests: Bool { appending(Array("_.swift".utf8))?.isTest ?? false }
}
