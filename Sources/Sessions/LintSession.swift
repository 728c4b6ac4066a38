package import Analysis
package import Findings
package import Git
package import Linting

/// A run over one version of a repository: the files, read and analyzed together, and the settings that apply to them.
package struct LintSession: ReportedRun {
  package let input: LintInput
  package let reading: ReadFiles
  package let codebase: Codebase
  /// The rules whose findings are permitted up to a ceiling; `nil` without one.
  package let budgets: Budgets?

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
    let input = try LintInput(
      options, in: location, complains: complains, isWhole: isWhole, hasBaseline: hasBaseline, creating: newPaths)
    try await self.init(input, options, complains: complains, isLazy: isLazy, editing: buffers)
  }

  /// Reads and analyzes the files of an input.
  package init(
    _ input: LintInput, _ options: InputOptions, complains: Bool = true, isLazy: Bool = false,
    editing buffers: [RepositoryPath: [UInt8]]? = nil
  ) async throws(Failure) {
    let known = try options.knownFacts(for: input.location, isShared: buffers != nil, isLazy: isLazy)
    defer { options.finish(known.cache) }
    let recordFile = options.recordFile(for: input.location)
    async let record = recordFile?.read()
    var input = input
    for (path, content) in buffers ?? [:] { _ = input.listing.put(content, at: path) }
    var reading = try await options.read(input.listing, known)
    if buffers != nil { reading.nameContents() }
    var codebase = try await options.analyzed(reading, of: input.listing, since: await record, known)
    try options.countUses(in: &codebase, for: input.ruleSets)
    if codebase.isSound, codebase.isWorthRecording { try? recordFile?.write(codebase.record()) }
    let budgets = try input.budgets { codebase.modulesByPath }
    self.init(input, budgets: budgets, reading: reading, codebase: codebase)
    if complains { try checkPatterns() }
  }

  init(_ input: LintInput, budgets: Budgets?, reading: ReadFiles, codebase: Codebase) {
    (self.input, self.budgets, self.reading, self.codebase) = (input, budgets, reading, codebase)
  }

  /// - Parameters:
  ///   - baseline: the recorded findings, which are not reported.
  ///   - reading: the facts of the listed files.
  ///   - codebase: the analysis of these facts.
  package init(
    _ listing: FileList, _ ruleSets: RuleSets, baseline: Baseline? = nil, in location: InputLocation,
    reading: ReadFiles, codebase: Codebase, day: String = currentDay()
  ) {
    let input = LintInput(listing, ruleSets, baseline: baseline, in: location, day: day)
    self.init(input, budgets: nil, reading: reading, codebase: codebase)
  }

  package var ruleSets: RuleSets { input.ruleSets }
  package var stamps: [RepositoryPath: Stamp] { reading.stamps }
  package var modulesByPath: [ByteString: ByteString] { codebase.modulesByPath }
  package var jobs: Int { codebase.jobs }
  package var day: String { input.day }

  /// Whether no accessed facts were lost: no cache entry turned out to be damaged.
  package var isSound: Bool { codebase.isSound && reading.isolatedTests.allSatisfy(\.isSound) }

  /// Lints the files, without the findings in the baseline and those that a ceiling permits.
  package func result() -> LintResult {
    result(of: wholeResult())
  }

  /// Returns the findings to report among all of ``wholeResult()``.
  package func result(of whole: LintResult) -> LintResult { input.result(of: whole, budgets) }

  /// Lints the files, without the findings in the baseline.
  package func unbudgetedResult() -> LintResult {
    let whole = wholeResult()
    return baseline.map(whole.without) ?? whole
  }

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

  /// Returns whether a manifest assigns a file to a module.
  package func hasTarget(fileAt path: ByteString) -> Bool {
    reading.isIsolatedTest(path) || codebase.hasTarget(fileAt: path)
  }

  /// Returns whether a file is part of a target for tests, or without a target imports a framework for tests.
  package func isProvenTest(fileAt path: ByteString) -> Bool {
    reading.isIsolatedTest(path) || codebase.isProvenTest(fileAt: path)
  }

  /// Returns those of some files that are read as sources of dependencies.
  package func dependencies(among paths: Set<ByteString>) -> Set<ByteString> {
    if listing.dependencies.files.isEmpty { return [] }
    return Set(files.lazy.filter(\.role.isDependency).map(\.path).filter(paths.contains))
  }

  /// The files that were read, with their facts.
  package var files: [SourceFile] { reading.files }

  /// The paths of the files whose findings are reported; `nil` for all files.
  package var reportedPaths: Set<ByteString>? { input.reportedPaths }

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
}
