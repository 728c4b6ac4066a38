import Analysis
import Findings
import Git
import Linting
import SwiftReader

/// A run over one commit after the other: contents are read once, and what a commit does not concern is not analyzed again.
struct HistorySession {
  private let options: InputOptions
  private let target: Target
  private var known: FactsLookup
  /// What the last commit's analysis found.
  private var record: AnalysisRecord?
  private var last: Linted?
  private(set) var ages: FindingAges?
  private(set) var changes = FileChanges()

  /// The last commit that could be linted.
  private struct Linted {
    let listing: FileList
    let codebase: Codebase
    let findings: [Finding]
    let counts: HistoryPoint.Counts
  }

  init(_ options: InputOptions, of target: Target) throws(Failure) {
    self.options = options
    self.target = target
    known = try options.knownFacts(for: target, isShared: true)
  }

  /// The findings of the last commit that could be linted.
  var findings: [Finding] { last?.findings ?? [] }

  /// Lints a commit as `east lint --rev` does, but for its baseline.
  mutating func lint(_ commit: Commit) async -> HistoryPoint {
    do throws(Failure) {
      return HistoryPoint(commit: commit, outcome: .linted(try await counts(at: commit)))
    } catch {
      return HistoryPoint(commit: commit, outcome: .unknown(error.sentence))
    }
  }

  /// Writes what was read to the cache.
  func finish() { options.finish(known.cache) }

  private mutating func counts(at commit: Commit) async throws(Failure) -> HistoryPoint.Counts {
    let options = options.reading(commit.id.description)
    var listing = try options.listing(of: target, complains: false)
    let ruleSets = try options.ruleSets(of: &listing)
    if let last, listing.isLike(last.listing) { return last.counts.repeated }
    let reading = try await ReadFiles(listing, known, jobs: options.jobs, progress: options.progress)
    let codebase = reading.codebase(since: record, known, jobs: options.jobs)
    let session = LintSession(listing, ruleSets, in: target, reading, codebase)
    try session.requireEverything()
    (known.memo, record) = (reading.memo, codebase.record())
    let findings = session.wholeResult().all
    let comparison = last.map { last in
      Comparison(from: last.findings, to: findings) { Renames(from: last.codebase, to: codebase) }
    }
    if let comparison { ages?.note(comparison, at: commit) } else { ages = FindingAges(findings) }
    if let last { changes.note(listing, since: last.listing) }
    let counts = session.counts(of: findings, since: comparison)
    last = Linted(listing: listing, codebase: codebase, findings: findings, counts: counts)
    return counts
  }
}

extension History {
  /// Lints some commits, the oldest first.
  init(of commits: [Commit], _ options: InputOptions) async throws(Failure) {
    var session = try HistorySession(options, of: try options.reading("HEAD").target())
    var points: [HistoryPoint] = []
    for commit in commits {
      points.append(await session.lint(commit))
      options.progress.show(points.count, of: commits.count, "commits")
    }
    options.progress.clear()
    session.finish()
    self.init(
      points: points, standing: session.ages?.dated(session.findings) ?? [],
      hotspots: Hotspots(session.changes, session.findings))
  }
}

extension LintSession {
  fileprivate func counts(of findings: [Finding], since change: Comparison?) -> HistoryPoint.Counts {
    let size = linted
    return HistoryPoint.Counts(
      findings: findings.count, new: change?.new.count, fixed: change?.fixed.count, files: size.files,
      lines: size.lines, rules: Statistics.counts(findings.map { ByteString($0.rule) }),
      modules: Statistics.counts(modules(of: findings)))
  }

  /// The number of the files that are linted, and of their lines.
  var linted: (files: Int, lines: Int) {
    let linted = files.filter(\.isLinted)
    return (linted.count, linted.reduce(0) { $0 + $1.lineCount })
  }

  /// The modules of the findings' files, as far as they have names.
  fileprivate func modules(of findings: [Finding]) -> [ByteString] {
    let numbers = Dictionary(codebase.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    return findings.compactMap { numbers[$0.path] }.map { codebase.moduleName(ofFile: $0) }.filter { !$0.isEmpty }
  }
}
