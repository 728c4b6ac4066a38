package import Analysis
package import Findings
import Linting
import Rules
package import SwiftReader

/// The findings in one file and its rule sets, for the sentences of `east explain` about each chain.
package struct ExplainContext {
  package let path: ByteString
  private let reported: [Finding]
  private let silenced: [Finding]
  private let baselined: [Finding]
  private let ruleSets: RuleSets
  private let codebase: Codebase

  /// - Parameter baseline: the recorded findings, which are not reported.
  init(
    _ report: Report, for path: ByteString, in codebase: Codebase, under ruleSets: RuleSets, knowing baseline: Baseline?
  ) {
    self.path = path
    self.codebase = codebase
    self.ruleSets = ruleSets
    let unknown = baseline?.unknown(among: report.findings) ?? report.findings
    let found = report.findings.filter { $0.path == path }
    reported = unknown.filter { $0.path == path }
    baselined = found.without(reported)
    silenced = report.silenced.filter { $0.path == path }
  }

  /// Returns what decides about a chain: for each of its paths the row of the page and the findings, or why there is
  /// none.
  package func sentences(about chain: ExplainedChain, of analysis: FileAnalysis) -> [String] {
    let ofChain = found(about: chain, nil)
    if chain.paths.isEmpty { return ofChain.isEmpty ? [chain.silence] : ofChain }
    let ofPaths = chain.paths.flatMap { path in
      let found = found(about: chain, path)
      let decision =
        found.isEmpty ? [whyNotReported(path, analysis)] : decision(on: path, analysis).map { [$0.sentence] } ?? []
      return [path.sentence] + decision + found
    }
    // Rules that are about single steps, such as `ask` and `module-edge`, have findings in chains with paths, too.
    return ofPaths + ofChain.filter { !ofPaths.contains($0) }
  }

  /// Returns the findings about a path of a chain, or about a chain without paths.
  private func found(about chain: ExplainedChain, _ path: ExplainedPath?) -> [String] {
    let reported = reported.filter { $0.isAbout(chain, path) }.map { $0.sentence(about: chain) }
    let suppressed = silenced.filter { $0.isAbout(chain, path) }.map { "suppressed by a comment: [\($0.rule)]" }
    let known = baselined.filter { $0.isAbout(chain, path) }.map { "in the baseline: \($0.sentence(about: chain))" }
    return reported + suppressed + known
  }

  /// Returns what the rule for a path decides; `nil` if the rule is off for the file.
  private func decision(on path: ExplainedPath, _ analysis: FileAnalysis) -> Decision? {
    guard let (found, context) = ruleSets.ruleSet(of: self.path).rule(path.rule),
      let rule = found as? any ReachingRule
    else { return nil }
    return rule.decision(on: path.path, of: analysis, in: codebase, context)
  }

  private func whyNotReported(_ path: ExplainedPath, _ analysis: FileAnalysis) -> String {
    guard let decision = decision(on: path, analysis) else {
      return
        "not reported: '\(path.rule)' is off for this file; to report it, write \"rules\": { \"\(path.rule)\": \"warning\" }"
    }
    if case .reported = decision {
      let confidence = ruleSets.ruleSet(of: self.path).confidence
      return path.confidence < confidence
        ? "not reported: its confidence is \(path.confidence); to report it, write \"confidence\": \"\(path.confidence)\""
        : "not reported: excluded by the options of '\(path.rule)'; `east show-config` shows them"
    }
    return decision.sentence
  }

  /// Returns the findings at some positions that are about none of the chains: about a declaration, a call or a comment.
  package func sentences(where covers: (Position) -> Bool, besides chains: [ExplainedChain]) -> [String] {
    (reported + baselined).filter { finding in
      covers(finding.position) && !chains.contains { finding.isAbout($0, nil) }
    }
    .map { "\($0.severity.rawValue): \(escaped($0.message)) [\($0.rule)]" }
  }
}

extension LintSession {
  /// Returns the findings and rules that apply to the chains of one file.
  package func explainContext(of path: ByteString) -> ExplainContext {
    ExplainContext(report(on: [path]), for: path, in: codebase, under: ruleSets, knowing: baseline)
  }
}

extension Finding {
  /// Returns the finding as text, with the line at which it is reported if that is not in the chain.
  fileprivate func sentence(about chain: ExplainedChain) -> String {
    let isHere = chain.steps.contains { $0.position == position }
    let place = isHere ? "" : ", reported at line \(position.line) for all uses in '\(escaped(subject.declaration))'"
    return "\(severity.rawValue): \(escaped(message)) [\(rule)]\(place)"
  }

  /// Returns whether the finding is about the chain, and about one of its paths: it has the path's edge or the chain's
  /// text, and is on one of the chain's lines.
  fileprivate func isAbout(_ chain: ExplainedChain, _ path: ExplainedPath?) -> Bool {
    // The finding about a global counts for a whole type.
    guard chain.declaration == subject.declaration || chain.declaration.hasPrefix("\(subject.declaration).")
    else { return false }
    let paths = path.map { [$0] } ?? chain.paths
    let isOfPath = paths.contains { $0.rule == rule && ByteString($0.edge) == subject.edge }
    // A read and a write of one line may have the same text, but each has a path of its own.
    let isOfStep = path == nil && (chain.paths.isEmpty || !ExplainedPath.rules.contains(rule))
    guard isOfPath || isOfStep && subject.chain == ByteString(chain.text) else { return false }
    return chain.steps.contains { $0.position == position || lines.contains($0.position.line) }
  }
}

extension ExplainedPath {
  /// The ids of the rules that report paths.
  fileprivate static let rules: Set<String> = [Reach.id, WriteThrough.id, LaunderedReach.id, GlobalReach.id]

  /// The id of the rule that reports the path.
  fileprivate var rule: String {
    switch useKind {
    case .read: Reach.id
    case .write: WriteThrough.id
    case .launder: LaunderedReach.id
    case .global: GlobalReach.id
    }
  }
}

extension ExplainedChain {
  /// Why nothing in the chain is reported, as a sentence.
  fileprivate var silence: String {
    let used = steps.last { $0.useConcept != nil }?.useConcept
    let counted = steps.dropFirst().last { $0.concept != nil && $0.concept != .friend }?.concept
    guard let concept = used ?? counted else {
      return
        "not reported: only friends are used; the rules 'ask' and 'poke' of the preset 'strict' report reading and "
        + "setting their properties"
    }
    return "not reported, \(concept.rawValue): \(concept.sentence)"
  }
}
