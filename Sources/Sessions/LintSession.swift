package import Analysis
package import Findings
package import Git
package import Linting

/// A run over one version of a repository: the files, read and analyzed together, and the settings that apply to them.
package struct LintSession {
  package let listing: FileList
  /// The location, kept while anything may be read: when the last repository is closed, libgit2 shuts down, and
  /// initializing it again takes milliseconds.
  package let location: InputLocation
  package let reading: ReadFiles
  package let codebase: Codebase
  package let ruleSets: RuleSets
  /// The recorded findings, which are not reported; `nil` without a baseline.
  package let baseline: Baseline?
  /// The rules whose findings are permitted up to a ceiling; `nil` without one.
  package let budgets: Budgets?

  /// The date of the run, which decides whether suppressions have expired.
  package let day: String

  /// Reads and analyzes the files that the options select.
  ///
  /// - Parameters:
  ///   - complains: whether a path without Swift files is an error or a warning.
  ///   - isWhole: whether to lint the whole repository, whatever the operands are.
  ///   - hasBaseline: whether to read the baseline.
  ///   - isLazy: whether facts are unpacked when they are needed; ``isSound`` must be checked at the end.
  ///   - buffers: the contents of files that are open in an editor; `nil` for a run that is not updated later.
  ///   - newPaths: the paths of those of these files that are not on disk yet.
  package init(
    _ options: InputOptions, complains: Bool = true, isWhole: Bool = false, hasBaseline: Bool = true,
    isLazy: Bool = false,
    editing buffers: [RepositoryPath: [UInt8]]? = nil, creating newPaths: [RepositoryPath] = []
  ) async throws(Failure) {
    let location = try options.location()
    let known = try options.knownFacts(for: location, isShared: buffers != nil, isLazy: isLazy)
    defer { options.finish(known.cache) }
    let recordFile = options.recordFile(for: location)
    // Listing the files is mostly the work of one thread; another one reads the record meanwhile.
    async let record = recordFile?.read()
    var listing = try options.listing(of: location, complains: complains, isWhole: isWhole, creating: newPaths)
    // Settings are read first: an error in them is reported before minutes are spent on files.
    let configurations = try options.configurations(of: listing)
    // A text on standard input, and what is explained, is no part of a count.
    let hasBudgets = hasBaseline && options.given == nil && !options.readsAround
    let axes = hasBudgets ? try configurations.budgetAxes() : [:]
    // Ceilings are about all findings, whatever paths are named.
    if !axes.isEmpty, !isWhole { listing = try options.listing(of: location, complains: false, isWhole: true) }
    try options.configure(&listing, by: configurations)
    if complains { options.warnOfIdleSettings(configurations, of: listing) }
    let ruleSets = try options.ruleSets(configurations, of: listing)
    let baseline = hasBaseline ? try options.baseline(of: listing) : nil
    for (path, content) in buffers ?? [:] { _ = listing.put(content, at: path) }
    var reading = try await options.read(listing, known)
    if buffers != nil { reading.nameContents() }
    var codebase = try await options.analyzed(reading, of: listing, since: await record, known)
    try options.countUses(in: &codebase, for: ruleSets)
    if codebase.isSound, codebase.isWorthRecording { try? recordFile?.write(codebase.record()) }
    let budgets = axes.isEmpty ? nil : try Budgets(axes, of: listing, in: codebase)
    self.init(
      listing, ruleSets, baseline: baseline, budgets: budgets, in: location, reading: reading, codebase: codebase)
    if complains { try checkPatterns() }
  }

  /// - Parameters:
  ///   - baseline: the recorded findings, which are not reported.
  ///   - budgets: the rules whose findings are permitted up to a ceiling.
  ///   - reading: the facts of the listed files.
  ///   - codebase: the analysis of these facts.
  package init(
    _ listing: FileList, _ ruleSets: RuleSets, baseline: Baseline? = nil, budgets: Budgets? = nil,
    in location: InputLocation, reading: ReadFiles, codebase: Codebase, day: String = currentDay()
  ) {
    self.listing = listing
    self.ruleSets = ruleSets
    self.baseline = baseline
    self.budgets = budgets
    self.location = location
    self.reading = reading
    self.codebase = codebase
    self.day = day
  }

  /// Whether no accessed facts were lost: no cache entry turned out to be damaged.
  package var isSound: Bool { codebase.isSound }

  /// Lints the files, without the findings in the baseline and those that a ceiling permits.
  package func result() -> LintResult {
    let whole = wholeResult()
    var result = unknown(among: whole)
    if let baseline { result.note(stale: staleCount(of: baseline, beside: whole)) }
    if budgets != nil, let reportedPaths { result.keep(result.findings.filter { reportedPaths.contains($0.path) }) }
    return result
  }

  /// Lints the files, without the findings in the baseline.
  package func unbudgetedResult() -> LintResult {
    let whole = wholeResult()
    return baseline.map(whole.without) ?? whole
  }

  /// Returns a result without the findings in the baseline and those that a ceiling permits.
  func unknown(among whole: LintResult) -> LintResult {
    let unknown = baseline.map(whole.without) ?? whole
    return budgets.map(unknown.without) ?? unknown
  }

  /// The rules of the team's own that are on.
  package var useRules: [ActiveUseRule] { ruleSets.useRules }

  /// Throws if a pattern of the team's own rules matches nothing: then a rule does not say what it seems to say.
  package func checkPatterns() throws(Failure) {
    if listing.isAlone { return }
    let problems = ruleSets.unmatchedPatterns(in: codebase)
    guard let first = problems.first else { return }
    let others = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    throw Failure("\(first)\(others); fix the pattern, or make it a group with \"optional\": true")
  }

  /// Sentences about options of rules that have no effect. A text that is linted alone lacks what they name.
  package var warnings: [String] { listing.isAlone ? [] : ruleSets.warnings(about: codebase) }

  func report(of codebase: Codebase) -> Report { Linting.findings(under: ruleSets, in: codebase, today: day) }

  /// Returns the contents of some files, as they were read.
  package func contents(of paths: Set<ByteString>) throws(Failure) -> [ByteString: [UInt8]] {
    try listing.contents(of: paths, since: reading)
  }

  /// Returns the contents of some files, as they were read, without those that were written to since.
  package func unchangedContents(of paths: Set<ByteString>) throws(Failure) -> [ByteString: [UInt8]] {
    try listing.unchangedContents(of: paths, since: reading)
  }

  /// Lints the files, without a baseline.
  package func wholeResult() -> LintResult {
    LintResult(report(of: codebase), of: reading)
  }

  /// Returns which types use properties of which types, with the findings there, without a baseline.
  package func propertyUses() -> [PropertyUse] { codebase.propertyUses(with: wholeResult().findings) }

  /// Returns the properties that the findings reach through, with the types whose code does.
  package func propertyUses(of findings: [Finding]) -> [PropertyUse] { codebase.propertyUses(of: findings) }

  /// Lists the properties of a file that code reaches through, with all places.
  package func bridges(in path: ByteString) -> [Bridge] {
    codebase.bridges(minUsers: 1, confidence: .high, in: path, places: .max)
  }

  /// Returns whether the file is listed, to be linted or only for its declarations.
  package func lists(_ path: RepositoryPath) -> Bool { listing.files.contains { $0.path == path } }

  /// Returns those of some files that are read as sources of dependencies.
  package func dependencies(among paths: Set<ByteString>) -> Set<ByteString> {
    if listing.dependencies.files.isEmpty { return [] }
    return Set(files.lazy.filter(\.role.isDependency).map(\.path).filter(paths.contains))
  }

  /// The files that were read, with their facts.
  package var files: [SourceFile] { reading.files }

  /// The paths of the files whose findings are reported; `nil` for all files.
  package var reportedPaths: Set<ByteString>? { listing.reported }

  /// The files whose headers say that they are generated, and that are not linted for that reason.
  package var generated: Set<RepositoryPath> { reading.generated }

  /// Returns the session with other settings, and with other contents if they are given.
  package func following(
    _ listing: FileList, _ ruleSets: RuleSets, baseline: Baseline?, reading: ReadFiles? = nil,
    codebase: Codebase? = nil
  ) -> LintSession {
    LintSession(
      listing, ruleSets, baseline: baseline, in: location, reading: reading ?? self.reading,
      codebase: codebase ?? self.codebase, day: day)
  }

  /// Whether a file could not be read completely, so that findings in it may be missing.
  package var hasUnreadFiles: Bool { reading.unread.contains { $0.severity == .error } }

  /// Warns of files that could not be read completely, for commands that do not report findings.
  package func warnOfUnreadFiles(_ log: Log) {
    for finding in reading.unread.sorted().prefix(Self.mostUnread) {
      log.warn("\(finding.path):\(finding.line): \(finding.message); fix the file, or add it to 'exclude'")
    }
    let rest = reading.unread.count - Self.mostUnread
    if rest > 0 { log.warn("\(pluralized(rest, "more file")) could not be read completely; `east lint` lists them") }
  }

  /// The maximum number of files of which ``warnOfUnreadFiles(_:)`` warns one by one.
  private static let mostUnread = 10

  /// Throws if git lacks the content of a file, because results without it cannot be compared.
  package func requireEverything() throws(Failure) {
    if let lost = reading.lost.first { throw Failure(lost) }
  }

  /// Writes comments that suppress the findings.
  package func suppress(
    _ findings: [Finding], _ writer: SuppressionWriter, _ log: Log
  ) throws(Failure) -> SuppressionWriter.Result {
    try writer.suppress(findings, of: listing, since: reading, log)
  }

  /// The root of the work tree, or the directory that contains everything that is read.
  package var place: DiskPath { listing.root }

  /// The name of the repository or directory.
  package var name: String { place.lastName }

  /// The absolute path of the root, as a byte string like the paths of findings.
  package var root: ByteString { ByteString(place.bytes) }
}

extension DiskPath {
  /// The last component of the path, escaped for output.
  package var lastName: String { escaped(ByteString(name)) }
}
