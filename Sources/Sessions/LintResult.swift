package import Findings
package import Linting
import SwiftReader

/// The findings of a run, with its summary.
package struct LintResult: Sendable, Equatable {
  /// The findings without the suppressed ones, in order.
  package private(set) var findings: [Finding]
  package var chainCounts: ChainCounts
  /// The locations of malformed suppressions, such as one of an unknown rule.
  private let malformed: [RelatedLocation]
  package var summary: Summary
  /// The findings that comments suppress.
  package var silenced: [Finding]
  private let suppressed: SuppressedCounts
  package var baselined: [Finding] = []
  /// The ceilings that the findings cross, as sentences.
  package private(set) var crossed: [String] = []
  /// The number of findings in the baseline that match no finding; 0 if it is not known.
  package private(set) var stale = 0
  /// The number of findings that the baseline records under older names of declarations or edges.
  package private(set) var renamed = 0
  /// The findings that only the older content has, if two contents are compared.
  package var fixed: [Finding] = []

  package init(_ report: Report, of reading: ReadFiles) {
    self.init(report, unread: reading.unread.sorted(), summary: reading.summary)
  }

  /// - Parameters:
  ///   - report: the findings of the rules.
  ///   - unread: the findings for files that could not be read completely, in order.
  ///   - summary: the numbers of files that were read and skipped.
  init(_ report: Report, unread: [Finding], summary: Summary) {
    findings = merged(report.findings, unread)
    chainCounts = report.chainCounts
    malformed = report.malformed
    silenced = report.silenced
    suppressed = report.suppressed
    var summary = summary
    summary.findings = SeverityCounts(of: findings)
    summary.chains = chainCounts.chains
    self.summary = summary
    countSuppressed(in: nil)
  }

  /// The findings, and the findings that comments suppress.
  package var findingsWithSuppressed: [Finding] { findings + silenced }

  /// The number of findings of each severity.
  package var counts: SeverityCounts { summary.findings }

  /// The findings that a comment can suppress.
  package var suppressible: [Finding] { findings.filter(\.isSuppressible) }

  /// Returns the result with further findings.
  package func adding(_ others: [Finding]) -> LintResult {
    var result = self
    result.keep((findings + others).sorted())
    return result
  }

  /// Returns the result without the findings in a baseline.
  func without(_ baseline: Baseline) -> LintResult {
    var result = self
    result.keep(baseline.unknown(among: findings))
    result.baselined = findings.without(result.findings)
    result.summary.baselined = result.baselined.count
    return result
  }

  /// Returns the result without the findings that a ceiling permits.
  func without(_ budgets: Budgets) -> LintResult {
    var result = self
    result.keep(budgets.unpermitted(among: findings))
    result.summary.permitted = findings.count - result.findings.count
    result.crossed = budgets.crossed(by: findings).map {
      "'\($0.place.rule)' in \($0.place.name): \(pluralized($0.count, "finding")), the ceiling is \($0.ceiling)"
    }
    return result
  }

  /// Sets the number of findings in the baseline that match no finding.
  package mutating func note(stale count: Int) { stale = count }

  /// Sets the number of findings that the baseline records under older names.
  package mutating func note(renamed count: Int) { renamed = count }

  /// Returns a baseline of the findings, the known baseline, and the stale entries of the known baseline.
  func baselines(beside known: Baseline?) -> (whole: Baseline, known: Baseline?, stale: Baseline) {
    let whole = Baseline(of: findings)
    return (whole, known, known?.without(whole) ?? Baseline(of: []))
  }

  package mutating func countSuppressed(in paths: Set<ByteString>?) {
    summary.suppressed = suppressed.all(in: paths)
    summary.adopted = suppressed.adopted(in: paths)
  }

  package mutating func keep(_ kept: [Finding]) {
    findings = kept
    summary.findings = SeverityCounts(of: kept)
  }

  /// Whether there are malformed suppressions, so that it is unknown which findings the author wanted to suppress.
  package var isMalformed: Bool { !malformed.isEmpty }

  /// The malformed suppressions, one sentence each with its file and line.
  package var malformedSuppressions: [String] { malformed.map(\.sentence) }

  /// Whether the head adds more suppressions than `--max-new-suppressions` accepts.
  package var hasTooManySuppressions: Bool { summary.hasTooManySuppressions }

  /// Whether only new findings are reported.
  package var isOfGate: Bool { summary.gate != nil }

  /// Adds the gate's comparison of the settings of both sides to the summary.
  package mutating func add(_ settings: GateSettings) { summary.settings = settings }

  package func isBroken(at level: Severity) -> Bool {
    findings.contains { $0.severity >= level }
  }

  /// Returns the edges of the findings, those with the most violations first.
  ///
  /// - Parameters:
  ///   - severity: the lowest severity of findings that count.
  ///   - limit: the maximum number of edges.
  package func edges(from severity: Severity, atMost limit: Int = .max) -> EdgeSummary {
    EdgeSummary(of: findings.filter { $0.severity >= severity }, atMost: limit)
  }

  /// Returns the result with only the findings about an edge, or about all edges of an owner.
  ///
  /// - Parameter name: the full name of the edge or owner, or the end of it after a dot.
  package func only(_ name: String) throws(Failure) -> LintResult {
    let wanted = findings.filter { $0.isAbout(ByteString(name)) }
    if wanted.isEmpty {
      let names = Set(suppressible.flatMap { ["\($0.edge)", "\($0.owner)"] })
      throw Failure("no finding is about '\(name)'\(suggestion(for: name, among: names.sorted()))")
    }
    var result = self
    result.keep(wanted)
    return result
  }

  /// Returns the location of the first violation of an edge, as `east explain` takes it: `FILE:LINE:COLUMN`.
  package func firstViolation(through edge: ByteString) -> String? {
    findings.first { $0.isAboveNote(throughEdge: edge) }.map(\.place)
  }
}

extension RelatedLocation {
  /// The message, with its file and line in front.
  package var sentence: String { "\(path):\(position.line): \(message)" }
}

/// Merges two sorted lists.
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
  /// Returns the findings that are not in `kept`, a list of some of these findings in the same order.
  package func without(_ kept: [Finding]) -> [Finding] {
    var kept = kept[...]
    return filter { finding in
      guard kept.first == finding else { return true }
      kept.removeFirst()
      return false
    }
  }
}

extension Finding {
  /// Returns whether the finding is a warning or an error about code that reaches through the edge.
  package func isAboveNote(throughEdge edge: ByteString) -> Bool {
    guard case .reach(let reach) = subject else { return false }
    return severity > .note && reach.edge == edge
  }

  /// Returns whether the finding is about an edge or owner with the given name, or with a name that ends with it.
  fileprivate func isAbout(_ name: ByteString) -> Bool {
    isReach && [edge, owner].contains { $0 == name || $0.endsWithName(name) }
  }

  fileprivate var place: String { "\(path):\(line):\(position.column)" }
}
