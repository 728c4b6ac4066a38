import Analysis
import Findings
import Git
import Linting
import Reports
import SwiftReader

/// A run over one content of a repository: the files, read and analyzed together, and the settings that apply to them.
struct LintSession {
  let listing: FileList
  /// Kept for as long as anything may be read: whenever the last repository is closed, libgit2 goes to sleep, and waking
  /// it takes milliseconds.
  private let location: InputLocation
  let reading: ReadFiles
  let codebase: Codebase
  let ruleSets: RuleSets
  /// The findings that are known and put off.
  let baseline: Baseline?

  /// The date of the run, which decides whether suppressions have expired.
  let day: String

  /// Reads and analyzes what the options name.
  ///
  /// - Parameters:
  ///   - isWhole: whether to lint the whole repository, whatever the operands are.
  ///   - hasBaseline: whether to read the baseline.
  ///   - isLazy: whether facts are unpacked when they are needed, so that ``isSound`` has to be asked in the end.
  ///   - buffers: what stands in the place of files: the contents of an editor; `nil` for a run that nothing follows.
  init(
    _ options: InputOptions, isWhole: Bool = false, hasBaseline: Bool = true, isLazy: Bool = false,
    editing buffers: [RepositoryPath: [UInt8]]? = nil
  ) async throws(Failure) {
    let location = try options.location()
    let known = try options.knownFacts(for: location, isShared: buffers != nil, isLazy: isLazy)
    defer { options.finish(known.cache) }
    let recordFile = options.recordFile(for: location)
    // Much of a listing is the work of one thread: another one reads meanwhile.
    async let record = recordFile?.read()
    var listing = try options.listing(of: location, isWhole: isWhole)
    // Settings are read first: an error in them is reported before minutes are spent on files.
    let ruleSets = try options.ruleSets(of: &listing)
    let baseline = hasBaseline ? try options.baseline(of: listing) : nil
    for (path, content) in buffers ?? [:] { _ = listing.put(content, at: path) }
    var reading = try await ReadFiles(listing, known, jobs: options.jobs, progress: options.progress)
    if buffers != nil { reading.nameContents() }
    var codebase = try await options.analyzed(reading, of: listing, since: await record, known)
    try options.countUses(in: &codebase, for: ruleSets)
    if codebase.isSound, codebase.isWorthRecording { try? recordFile?.write(codebase.record()) }
    self.init(listing, ruleSets, baseline, in: location, reading, codebase)
  }

  /// - Parameters:
  ///   - baseline: the findings that are known and put off.
  ///   - reading: what was read of the listed files.
  ///   - codebase: what was made of it.
  init(
    _ listing: FileList, _ ruleSets: RuleSets, _ baseline: Baseline? = nil, in location: InputLocation,
    _ reading: ReadFiles,
    _ codebase: Codebase, day: String = currentDay()
  ) {
    self.listing = listing
    self.ruleSets = ruleSets
    self.baseline = baseline
    self.location = location
    self.reading = reading
    self.codebase = codebase
    self.day = day
  }

  /// Whether all facts that were asked for were there: nothing of the cache turned out to be damaged.
  var isSound: Bool { codebase.isSound }

  /// Lints the files, and leaves out what the baseline knows.
  func result() -> LintResult {
    let whole = wholeResult()
    guard let baseline else { return whole }
    var result = whole.without(baseline)
    result.note(stale: staleCount(of: baseline, beside: whole))
    return result
  }

  /// How many findings a baseline stands for beyond those that there are. Of some files nobody knows, nor of rules that
  /// did not run.
  func staleCount(of baseline: Baseline, beside whole: LintResult) -> Int {
    if reportedPaths != nil || listing.isAlone { return 0 }
    return baseline.limited(toRules: ruleSets.runs).stale(beside: whole.findings).count
  }

  /// Adds a finding to the baseline on disk, as it is now: others may have written to it since it was read.
  ///
  /// - Parameter file: the file that the user names; `nil` for the usual one.
  func addToBaseline(_ finding: Finding, named file: String?) throws(Failure) {
    let known = try BaselineFile(named: file, of: listing).baseline ?? Baseline(of: [])
    try BaselineDestination(file, for: self).write(known.adding(finding))
  }

  /// What a baseline of everything that is found would be, what it is, and what it has too much.
  func baselined() -> (whole: Baseline, known: Baseline?, stale: Baseline) {
    wholeResult().baselines(beside: baseline)
  }

  /// What the rules find in another content of the same files.
  func findings(in codebase: Codebase) -> [Finding] { report(of: codebase).findings }

  func report(of codebase: Codebase) -> Report { Linting.findings(under: ruleSets, in: codebase, today: day) }

  /// The bytes of some files, as they were read.
  func contents(of paths: Set<ByteString>) throws(Failure) -> [ByteString: [UInt8]] {
    try listing.contents(of: paths, since: reading)
  }

  /// Lints the files, whatever the baseline knows.
  func wholeResult() -> LintResult {
    LintResult(report(of: codebase), of: reading)
  }

  /// Keeps what an older content of the repository has not.
  ///
  /// - Parameters:
  ///   - whole: what is found here.
  ///   - comparison: what is found here beside what is found in the older content.
  ///   - commit: whose content that is.
  ///   - changes: what became of the declarations since.
  func result(
    _ whole: LintResult, by comparison: Comparison, with older: LintSession, at commit: ObjectID,
    _ changes: inout ChangeExplainer
  ) -> LintResult {
    whole.since(
      comparison, at: commit, among: listing.reported, or: older.listing.reported, knowing: baseline, &changes)
  }

  /// What changed since an older content.
  func changes(since older: LintSession) -> ChangeExplainer {
    ChangeExplainer(from: older.codebase, to: codebase)
  }

  /// Which types use whose properties, with what is found there, whatever the baseline knows.
  func propertyUses() -> [PropertyUse] { codebase.propertyUses(with: wholeResult().findings) }

  /// The properties that findings reach through, by the types whose code does.
  func propertyUses(of findings: [Finding]) -> [PropertyUse] { codebase.propertyUses(of: findings) }

  /// The files that could not be parsed and that their headers call generated.
  var generated: Set<RepositoryPath> { reading.generated }

  /// Whether the file is read, if only for its declarations.
  func lists(_ path: RepositoryPath) -> Bool { listing.files.contains { $0.path == path } }

  /// What was read of the files.
  var files: [SourceFile] { reading.files }

  /// The files whose findings the user wants to see; `nil` for all.
  var reportedPaths: Set<ByteString>? { listing.reported }

  /// Returns the same files as other attributes have them.
  func listing(by attributes: AttributeRules) -> FileList { listing.relisted(by: attributes) }

  /// What the content itself says of generated and vendored files.
  var ownAttributes: AttributeRules { listing.ownAttributes }

  /// Returns the linted files where a newer content has a symbolic link or a submodule.
  func replaced(in newer: LintSession) -> [ByteString] { listing.replaced(in: newer.listing) }

  /// Returns the `east:allow` comments that hold.
  func suppressions(_ whole: LintResult) -> [Suppression] {
    codebase.suppressions(of: whole.silenced, under: ruleSets, today: day)
  }

  /// Returns the same content under other settings.
  func following(
    _ listing: FileList, _ ruleSets: RuleSets, _ baseline: Baseline?, _ reading: ReadFiles? = nil,
    _ codebase: Codebase? = nil
  ) -> LintSession {
    LintSession(listing, ruleSets, baseline, in: location, reading ?? self.reading, codebase ?? self.codebase, day: day)
  }

  /// Refuses to go on when git lacks a file: what is not known cannot be compared.
  func requireEverything() throws(Failure) {
    if let lost = reading.lost.first { throw Failure(lost) }
  }

  /// Writes comments that suppress the findings.
  func suppress(
    _ findings: [Finding], _ writer: SuppressionWriter, _ log: Log
  ) throws(Failure) -> SuppressionWriter.Result {
    try writer.suppress(findings, of: listing, since: reading, log)
  }

  /// Where the linted content comes from, if others can have it too.
  func provenance(of contentSource: ContentSource) -> Provenance? {
    guard case .repository(let repository, _, _) = location, let origin = repository.origin,
      let commit = try? repository.commit(contentSource.revision)
    else { return nil }
    return Provenance(remote: origin, revision: commit.description)
  }

  /// The root of the work tree, or the directory that everything lies in.
  var place: DiskPath { listing.root }

  /// What the repository or directory is called.
  var name: String { place.lastName }

  /// The same as the paths of findings are written.
  var root: ByteString { ByteString(place.bytes) }

  /// Adds to each finding what the formats show of its source.
  ///
  /// - Parameter changed: takes the files that were written to since they were read.
  func items(
    of findings: ArraySlice<Finding>, for formats: [ReportFormat], _ changed: inout Set<RepositoryPath>
  ) throws(Failure) -> [ReportContent.Item] {
    try listing.items(of: findings, for: formats, since: reading, jobs: codebase.jobs, &changed)
  }

  /// What the rules make of the chains of one file.
  func explainContext(of path: ByteString) -> ExplainContext {
    ExplainContext(report(of: codebase.linting(only: [path])), for: path, under: ruleSets)
  }

  /// Tells what is known of the chains at a place of the file that is linted, and what its configuration makes of them.
  func explanation(at spot: SourceLocation) throws(Failure) -> String {
    guard let path = reading.firstLintedPath else { throw spot.isNowhere }
    guard let file = codebase.files.first(where: { $0.path == path }) else { throw spot.isNowhere }
    try spot.require(in: file.facts.lines, of: try contents(of: [path])[path] ?? [])
    guard let explanation = spot.explanation(of: path, in: codebase) else { throw spot.isNowhere }
    let report = report(of: codebase)
    return explanation.text(at: spot, ExplainContext(report, for: path, under: ruleSets, knowing: baseline))
  }
}

extension DiskPath {
  /// The last part of the path, to be shown.
  var lastName: String { escaped(ByteString(bytes.split(separator: UInt8(ascii: "/")).last ?? [])) }
}
