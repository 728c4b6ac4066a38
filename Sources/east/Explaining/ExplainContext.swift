import Analysis
import Findings
import Linting
import Rules
import SwiftReader

/// The findings in one file and its rule sets, for the sentences of `east explain` about each chain.
struct ExplainContext {
  let path: ByteString
  private let reported: [Finding]
  private let silenced: [Finding]
  private let baselined: [Finding]
  private let ruleSets: RuleSets

  /// - Parameter baseline: the recorded findings, which are not reported.
  init(_ report: Report, for path: ByteString, under ruleSets: RuleSets, knowing baseline: Baseline?) {
    self.path = path
    self.ruleSets = ruleSets
    let unknown = baseline?.unknown(among: report.findings) ?? report.findings
    let found = report.findings.filter { $0.path == path }
    reported = unknown.filter { $0.path == path }
    baselined = found.without(reported)
    silenced = report.silenced.filter { $0.path == path }
  }

  /// Returns the findings about a chain as sentences; if there are none, a sentence that says why.
  func sentences(about chain: ExplainedChain) -> [String] {
    let found = reported.filter { $0.isAbout(chain) }.map { $0.sentence(about: chain) }
    let suppressed = silenced.filter { $0.isAbout(chain) }.map { "suppressed by a comment: [\($0.rule)]" }
    let known = baselined.filter { $0.isAbout(chain) }.map { "in the baseline: \($0.sentence(about: chain))" }
    let all = found + suppressed + known
    guard all.isEmpty else { return all }
    guard let rule = chain.rule else {
      let exemption = chain.steps.lazy.compactMap(\.useExemption).first
      return [
        exemption.map { "not reported: the use of a reached value is exempt: \($0.rawValue)" }
          ?? "not reported: nothing is used beyond a friend's property"
      ]
    }
    if ruleSets.isOff(rule, for: path) {
      return ["not reported: '\(rule)' is off for this file; `east show-config` shows where"]
    }
    if chain.violation?.isReportedBefore == true {
      return ["not reported here: what gives the local name its value already reaches"]
    }
    let note = chain.violation?.mitigation == nil ? "" : "at most a note, "
    let option = note.isEmpty ? "" : ", such as 'notes',"
    return ["not reported: \(note)excluded by the options of '\(rule)'\(option) or by the minimum confidence"]
  }

  /// Returns the findings at a location that are about none of the chains: about a declaration, a call or a comment.
  func sentences(at spot: SourceLocation, besides chains: [ExplainedChain]) -> [String] {
    (reported + baselined).filter { finding in spot.covers(finding.position) && !chains.contains { finding.isAbout($0) }
    }
    .map { "\($0.severity.rawValue): \(escaped($0.message)) [\($0.rule)]" }
  }
}

extension Finding {
  /// Returns the finding as text, with the line at which it is reported if that is not in the chain.
  fileprivate func sentence(about chain: ExplainedChain) -> String {
    let isHere = chain.steps.contains { $0.position == position }
    let place = isHere ? "" : ", reported at line \(position.line) for all uses in '\(escaped(subject.declaration))'"
    return "\(severity.rawValue): \(escaped(message)) [\(rule)]\(place)"
  }

  /// Returns whether the finding is about the chain: it has the chain's edge or text, and is on one of the chain's
  /// lines.
  fileprivate func isAbout(_ chain: ExplainedChain) -> Bool {
    // The finding about a global counts for a whole type.
    guard chain.declaration == subject.declaration || chain.declaration.hasPrefix("\(subject.declaration).")
    else { return false }
    guard subject.edge == chain.edge || subject.chain == ByteString(chain.text) else { return false }
    // A chain that is read and one that is written to may share a line and an edge.
    if chain.steps.contains(where: { $0.position == position }) { return true }
    return (chain.rule ?? rule) == rule && chain.steps.contains { lines.contains($0.position.line) }
  }
}

extension ExplainedChain {
  fileprivate var edge: ByteString? { violation.map { ByteString($0.edge) } }

  /// The id of the rule that reports the chain's violation; `nil` if the chain has no violation.
  fileprivate var rule: String? {
    switch violation.map(\.useKind) {
    case nil: nil
    case .read: Reach.id
    case .write: WriteThrough.id
    case .launder: LaunderedReach.id
    case .global: GlobalReach.id
    }
  }
}
