import Findings
import Git
import Linting
import Reports
import Rules
import SwiftReader

/// The findings of a run, with what stands beside them.
struct LintResult {
  /// Everything that is found, but for what comments suppress, in order.
  private(set) var findings: [Finding]
  private let chainCounts: ChainCounts
  /// The suppressions that cannot be followed.
  private let malformed: [RelatedLocation]
  private var summary: Summary
  /// What comments allow, and what the baseline knows.
  private(set) var silenced: [Finding]
  private var baselined: [Finding] = []
  /// The number of findings of the baseline that match nothing; 0 if it is not known.
  private var stale = 0
  /// The number of findings that a baseline has by older names.
  private var renamed = 0
  /// What only the older content has, if two are compared.
  private(set) var fixed: [Finding] = []

  /// - Parameters:
  ///   - report: what the rules found.
  ///   - reading: what was read, and what could not be.
  init(_ report: Report, of reading: ReadFiles) {
    findings = merged(report.findings, reading.unread.sorted())
    chainCounts = report.chainCounts
    malformed = report.malformed
    silenced = report.silenced
    var summary = reading.summary
    summary.findings = SeverityCounts(of: findings)
    summary.chains = chainCounts.chains
    summary.suppressed = report.suppressed
    summary.adopted = report.adopted
    self.summary = summary
  }

  /// The findings, and those that comments suppress.
  var findingsWithSuppressed: [Finding] { findings + silenced }

  /// How many findings there are of each severity.
  var counts: SeverityCounts { summary.findings }

  /// What was read, found and left out, for people.
  var sentences: [String] { summary.sentences }

  /// The findings that a comment could allow.
  var suppressible: [Finding] { findings.filter(\.isSuppressible) }

  /// Keeps what an older result has not.
  ///
  /// - Parameters:
  ///   - comparison: what is found beside what the older result has.
  ///   - commit: what the older result linted.
  ///   - reported: the files whose findings are wanted; `nil` for all.
  ///   - reportedThen: the same for the older result.
  ///   - baseline: what is known and put off; what stands in both uses it up first.
  ///   - causes: tells of what is new why it is, where its code is not.
  func since(
    _ comparison: Comparison, at commit: ObjectID, among reported: Set<ByteString>?, or reportedThen: Set<ByteString>?,
    knowing baseline: Baseline?, _ causes: inout ChangeExplainer
  ) -> LintResult {
    let unknown = baseline.map { comparison.unknown(to: $0) } ?? comparison.new
    let new = unknown.filter { reported?.contains($0.path) ?? true }
    var result = self
    result.keep(causes.explained(new))
    result.silenced = []
    result.fixed = comparison.fixed.filter { reportedThen?.contains($0.path) ?? true }
    result.baselined = comparison.new.without(unknown)
    result.summary.baselined = result.baselined.count
    result.summary.gate = GateSummary(
      base: commit.description, new: new.count,
      fixed: result.fixed.count,
      unchanged: comparison.unchanged.count { reported?.contains($0.path) ?? true })
    return result
  }

  /// Leaves out what is known and put off.
  func without(_ baseline: Baseline) -> LintResult {
    var result = self
    result.keep(baseline.unknown(among: findings))
    result.baselined = findings.without(result.findings)
    result.summary.baselined = result.baselined.count
    return result
  }

  /// Takes note that the baseline stands for more findings than there are.
  mutating func note(stale count: Int) { stale = count }

  /// Takes note that the baseline has findings by older names.
  mutating func note(renamed count: Int) { renamed = count }

  /// What is found, but for what cannot be put off (what was not read was not linted), and what another baseline has
  /// beyond that.
  func baselines(beside known: Baseline?) -> (whole: Baseline, known: Baseline?, stale: Baseline) {
    let whole = Baseline(of: findings.filter { !$0.isUnread })
    return (whole, known, known?.without(whole) ?? Baseline(of: []))
  }

  private mutating func keep(_ kept: [Finding]) {
    findings = kept
    summary.findings = SeverityCounts(of: kept)
  }

  /// Whether the sources say something that cannot be followed, so that nobody knows what the run should have found.
  var isMalformed: Bool { !malformed.isEmpty }

  /// Whether the head adds more suppressions than the user lets pass.
  var hasTooManySuppressions: Bool { summary.hasTooManySuppressions }

  /// Whether only what is new is reported.
  var isOfGate: Bool { summary.gate != nil }

  /// Adds what a gate knows of the settings of both sides.
  mutating func add(_ settings: GateSettings) { summary.settings = settings }

  func isBroken(at level: Severity) -> Bool {
    findings.contains { $0.severity >= level }
  }

  /// Makes the result ready to be printed.
  ///
  /// - Parameters:
  ///   - limit: no more findings than this are printed.
  ///   - severity: no findings below this are printed.
  ///   - withHistory: whether what is put off is wanted, too.
  ///   - items: finds what is to be shown of the source for each finding.
  func content(
    limit: Int, from severity: Severity, withStatistics: Bool, withHistory: Bool,
    items: (ArraySlice<Finding>) throws(Failure) -> [ReportContent.Item]
  ) throws(Failure) -> ReportContent {
    let wanted = severity == .note ? findings : findings.filter { $0.severity >= severity }
    let shown = try items(wanted.prefix(limit))
    var content = ReportContent(
      version: version, items: shown, omitted: findings.count - shown.count, summary: summary,
      sentences: summary.sentences,
      statistics: withStatistics ? Statistics(of: findings, edges: suppressible, chainCounts) : nil)
    content.folded = findings.count - wanted.count
    content.leastSeverity = severity
    if withHistory {
      content.suppressed = try items(silenced[...]).map { ReportContent.Suppressed($0, by: .comment) }
      content.suppressed += try items(baselined.sorted()[...]).map { ReportContent.Suppressed($0, by: .baseline) }
    }
    return content
  }

  /// The properties that findings reach through.
  ///
  /// - Parameters:
  ///   - severity: findings below this do not count.
  ///   - limit: no more edges than these are returned.
  func edges(from severity: Severity, atMost limit: Int = .max) -> EdgeSummary {
    EdgeSummary(of: findings.filter { $0.severity >= severity }, atMost: limit)
  }

  /// Returns where the first violation is that reaches through a property, as `east explain` takes it.
  func firstViolation(through edge: ByteString) -> String? {
    findings.first { $0.isAboveNote(throughEdge: edge) }.map(\.place)
  }

  func logSummary(to log: Log) {
    for sentence in summary.sentences { log.say(sentence) }
    if summary.skipsEverything {
      log.warn("no file was linted; check 'exclude' and 'tests' in .east.json, and .gitattributes")
    }
    if renamed > 0 {
      log.warn(
        "the baseline has \(pluralized(renamed, "finding")) by older names; run `east baseline write` on this branch")
    } else if stale > 0 {
      log.warn(
        "\(pluralized(stale, "finding")) of the baseline \(stale == 1 ? "is" : "are") fixed, renamed or not linted here; "
          + "run `east baseline prune`, or `east baseline write` if they are renamed")
    }
    for place in malformed { log.fail(place.sentence) }
  }
}

extension RelatedLocation {
  /// The message behind its file and line.
  fileprivate var sentence: String { "\(path):\(position.line): \(message)" }
}

/// Puts two ordered lists into one.
private func merged(_ left: [Finding], _ right: [Finding]) -> [Finding] {
  if right.isEmpty { return left }
  var all: [Finding] = []
  all.reserveCapacity(left.count + right.count)
  var rest = right[...]
  for finding in left {
    while let other = rest.first, other < finding {
      all.append(other)
      rest.removeFirst()
    }
    all.append(finding)
  }
  return all + rest
}

extension [Finding] {
  /// What another list, which holds some of these in the same order, leaves out.
  func without(_ kept: [Finding]) -> [Finding] {
    var kept = kept[...]
    return filter { finding in
      guard kept.first == finding else { return true }
      kept.removeFirst()
      return false
    }
  }
}

extension Finding {
  /// Whether it is no note, and speaks of an edge.
  func isAboveNote(throughEdge edge: ByteString) -> Bool { severity > .note && subject.edge == edge }

  fileprivate var place: String { "\(path):\(line):\(position.column)" }

  fileprivate var isUnread: Bool { rule == UnreadFile.id }
}
