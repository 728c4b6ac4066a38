import Analysis
import Findings
import Git
import Linting
import Sessions

/// A session that lints one commit after the other. It reads each content once and analyzes only what a commit affects.
struct HistorySession {
  private let options: InputOptions
  private let location: InputLocation
  private(set) var state: State
  private let today = currentDay()
  /// The results for the commits of this session, without earlier commits that were linted only to start the session.
  private(set) var part = HistoryPart()
  private let recordFile: RecordFile?

  /// The state after a commit, from which the next commit is linted.
  struct State: Sendable {
    fileprivate var known: FactsLookup
    /// The analysis record of the last linted commit; `nil` before the first.
    fileprivate var record: AnalysisRecord?
    fileprivate var last: Linted?
  }

  /// The results of the last commit that could be linted.
  fileprivate struct Linted: Sendable {
    let listing: FileList
    let codebase: Codebase
    var commit: ObjectID
    let findings: [Finding]
    let counts: HistoryPoint.Counts
    /// The last day on which comments with an expiry date silence the same findings as today.
    let lastDay: String
  }

  /// Creates a session that continues after other commits of the repository. The last of them that can be linted is
  /// linted at once, so that the next commit can be compared with it.
  ///
  /// - Parameters:
  ///   - state: the state of another session after it linted, or tried to lint, an earlier commit; `nil` for none.
  ///   - earlier: the earlier commits, the oldest first.
  ///   - isLazy: whether facts are unpacked when they are needed; ``HistoryPart/isSound`` must be checked at the end.
  init(
    _ options: InputOptions, _ state: State? = nil, after earlier: some BidirectionalCollection<Commit>, isLazy: Bool
  ) async throws(Failure) {
    (self.options, location) = (options, try options.reading("HEAD").location())
    recordFile = options.recordFile(for: location)
    if let state {
      self.state = state
    } else {
      let known = try options.knownFacts(for: location, isShared: true, isLazy: isLazy)
      self.state = State(known: known, record: recordFile?.read())
    }
    for commit in earlier.reversed() {
      await lint(commit, nil)
      if part.entries.last?.isLinted == true { break }
    }
    part = HistoryPart(findings: self.state.last?.findings, isSound: part.isSound)
  }

  /// Lints a commit as `east lint --rev` does, but without the baseline.
  mutating func lint(_ commit: Commit, _ counter: CommitCounter?) async {
    var entry = HistoryEntry(
      commit: commit.id, previous: state.last?.commit, outcome: .unknown(""),
      days: today...(state.last?.lastDay ?? .endOfTime))
    do throws(Failure) {
      try await lint(commit, &entry)
    } catch {
      entry.outcome = .unknown(error.sentence)
      // What is wrong in a file of the commit stays wrong.
      entry.isKept = error.place != nil
    }
    part.entries.append(entry)
    (part.findings, part.record) = (state.last?.findings, state.record)
    counter?.countOne()
  }

  /// Writes the facts that were read, and the analysis of the last commit, to the cache.
  func store(_ part: HistoryPart) {
    guard part.isSound else { return }
    options.finish(state.known.cache)
    if let record = part.record { try? recordFile?.write(record) }
  }

  private mutating func lint(_ commit: Commit, _ entry: inout HistoryEntry) async throws(Failure) {
    let options = options.reading(commit.id.description)
    var listing = try options.listing(of: location, complains: false)
    entry.unseen = listing.unseen
    let configurations = try options.configurations(of: listing)
    try options.configure(&listing, by: configurations)
    let ruleSets = try options.ruleSets(configurations, of: listing)
    // The sources of dependencies are on disk, where they may change.
    entry.isKept = !listing.readsDependencies
    let last = state.last
    if let last, listing.isLike(last.listing) {
      state.last?.commit = commit.id
      return entry.outcome = .linted(last.counts.repeated)
    }
    let reading = try await options.read(listing, state.known)
    let codebase = reading.codebase(since: state.record, state.known, jobs: options.jobs)
    let session = LintSession(listing, ruleSets, in: location, reading: reading, codebase: codebase, day: today)
    try session.requireEverything()
    (state.known.memo, state.record) = (reading.memo, codebase.record())
    let findings = session.wholeResult().findings
    var comparison: FindingComparison?
    if let last {
      var changes = ChangeExplainer(from: last.codebase, to: codebase)
      comparison = FindingComparison(from: last.findings, to: findings) { changes.renames() }.matchingMoves()
      let files = listing.changes(since: last.listing)
      entry.changed = files.changed
      if !files.added.isEmpty { entry.moves = changes.moves(from: files.lost, to: files.added) }
    }
    entry.step = comparison.map { FindingStep($0, at: commit.id) } ?? FindingStep(first: findings.map(\.fingerprint))
    let counts = session.counts(of: findings, since: comparison)
    part.isSound = part.isSound && codebase.isSound && last?.codebase.isSound != false
    entry.outcome = .linted(counts)
    let lastDay = codebase.lastDay(like: today)
    entry.days = today...min(entry.days.upperBound, lastDay)
    state.last = Linted(
      listing: listing, codebase: codebase, commit: commit.id, findings: findings, counts: counts, lastDay: lastDay)
  }
}

extension LintSession {
  fileprivate func counts(of findings: [Finding], since change: FindingComparison?) -> HistoryPoint.Counts {
    let size = linted
    return HistoryPoint.Counts(
      findings: findings.count, new: change?.new.count, fixed: change?.fixed.count, files: size.files,
      lines: size.lines, rules: Statistics.counts(findings.map { ByteString($0.rule) }),
      modules: Statistics.counts(modules(of: findings)))
  }

  /// The number of linted files, and the number of their lines.
  package var linted: (files: Int, lines: Int) {
    let linted = files.filter(\.isLinted)
    return (linted.count, linted.reduce(0) { $0 + $1.lineCount })
  }

  /// Returns the module name of each finding's file, without findings in files whose module has no name.
  fileprivate func modules(of findings: [Finding]) -> [ByteString] {
    let numbers = Dictionary(codebase.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    return findings.compactMap { numbers[$0.path] }.map { codebase.moduleName(ofFile: $0) }.filter { !$0.isEmpty }
  }
}
