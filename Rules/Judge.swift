package import Analysis
package import Findings
package import Linting

/// What a rule reports of the paths of uses, and how severely: the depth rule and the reasons for notes.
package struct Policy {
  /// The number of steps past a friend from which on a use is reported.
  var allowed = 1
  /// The reasons that make a note.
  var notes = NoteReasons.all
  var context: RuleContext
}

/// Why a path of uses is reported or not.
package enum Decision {
  /// The path is reported; its last use is this many steps behind the last allowed one.
  case reported(Verdict, steps: Int)
  /// The path is shorter than the number of steps from which on uses are reported.
  case allowed(Int)
  /// The chain that gives the local name its value is reported as severely.
  case reportedBefore

  /// The row of the page that decides, as a sentence.
  package var sentence: String {
    switch self {
    case .reported(let verdict, _) where verdict.reason != nil:
      "a note for '\(verdict.reason?.name ?? "")': \(verdict.clause ?? "")"
    case .reported(_, let steps) where steps > 1:
      "\(steps) steps past a friend: further than one step no reason counts but 'sample'"
    case .reported: "one step past a friend, and no reason for a note holds"
    case .allowed(let allowed):
      "not reported: 'allowed' is \(allowed); to report it, write \"reach\": { \"allowed\": 1 }"
    case .reportedBefore: "not reported here: the chain that gives the local name its value is reported as severely"
    }
  }
}

/// What a path of uses is worth.
package struct Verdict: Comparable {
  package let severity: Severity
  /// The reason why the path is only worth a note; `nil` if there is none.
  package let reason: Reason?
  /// The branch of the reason that holds, as a clause.
  let clause: String?

  package static func < (left: Verdict, right: Verdict) -> Bool { left.severity < right.severity }

  package static func == (left: Verdict, right: Verdict) -> Bool { left.severity == right.severity }
}

/// A rule about uses of what friends gave.
package protocol ReachingRule: Rule {
  /// Returns which paths the rule reports.
  func query(_ context: RuleContext) -> ReachQuery

  /// Returns how severely the rule reports them.
  func policy(_ context: RuleContext) -> Policy
}

extension ReachingRule {
  /// Returns why the rule reports a path or not.
  package func decision(
    on path: ReachPath, of analysis: FileAnalysis, in codebase: Codebase, _ context: RuleContext
  ) -> Decision {
    Judge(codebase, policy(context)).decision(on: path, of: analysis)
  }

  /// Returns what the rule reports, once for every declaration and edge.
  func reaches(in codebase: Codebase, _ context: RuleContext) -> [(use: EdgeUse, verdict: Verdict)] {
    let judge = Judge(codebase, policy(context))
    return codebase.edgeUses(query(context)) { judge.verdict(on: $0, of: $1) }
  }
}

/// Judges the paths of a codebase under a policy.
struct Judge {
  private let codebase: Codebase
  private let policy: Policy

  init(_ codebase: Codebase, _ policy: Policy) {
    (self.codebase, self.policy) = (codebase, policy)
  }

  /// Returns what a path is worth; `nil` if it is not reported.
  func verdict(on path: ReachPath, of analysis: FileAnalysis) -> Verdict? {
    switch decision(on: path, of: analysis) {
    case .reported(let verdict, _): verdict
    case .allowed, .reportedBefore: nil
    }
  }

  /// Returns why a path is reported or not. A path that goes on from a local name is not, unless it changes something,
  /// if the chain that gives the name its value is reported as severely.
  func decision(on path: ReachPath, of analysis: FileAnalysis) -> Decision {
    guard let verdict = verdict(on: path.uses, path.kind, analysis) else { return .allowed(policy.allowed) }
    if path.precedents > 0, path.kind != .write,
      let earlier = self.verdict(on: Array(path.uses[..<path.precedents]), .read, analysis), earlier >= verdict
    {
      return .reportedBefore
    }
    return .reported(verdict, steps: path.uses.count - policy.allowed + 1)
  }

  private func verdict(on uses: [Use], _ kind: UseKind, _ analysis: FileAnalysis) -> Verdict? {
    guard uses.count >= policy.allowed, let last = uses.last else { return nil }
    let isDeep = uses.count > policy.allowed
    let place = circumstances(of: uses[policy.allowed - 1], last.action, analysis)
    for reason in reasons where policy.notes.contains(reason) {
      if isDeep && !reason.coversDepth || kind == .write && !reason.coversChanges { continue }
      guard let clause = reason.clause(place) else { continue }
      return Verdict(severity: .note, reason: reason, clause: clause)
    }
    return Verdict(severity: policy.context.severity, reason: nil, clause: nil)
  }

  private func circumstances(of use: Use, _ action: Use.Action, _ analysis: FileAnalysis) -> Circumstances {
    Circumstances(
      use: use, action: action, owner: analysis.name(of: use.owner), part: analysis.name(of: use.part),
      isSample: codebase.isExample(analysis.file), wantsOwners: policy.notes.wantsOwners,
      conventions: policy.context.conventions, holdsServices: { holdsServices(use) })
  }

  /// The number of properties from which on a type can be a container of services. Any type may have fewer objects as
  /// its parts.
  private static let fewestServices = 4

  private func holdsServices(_ use: Use) -> Bool {
    let owner = codebase.owner(of: use)
    if owner.isNone { return false }
    let types = codebase.typesOfProperties(in: owner)
    let services = types.count { type in
      type.map { policy.context.conventions.pattern(of: $0, in: .serviceParts) != nil } ?? false
    }
    return types.count >= Self.fewestServices && services * 2 > types.count
  }
}

extension EdgeUse {
  /// How the use goes through the edge, for messages: `through`, or `2 deep through`.
  var through: String { depth > 1 ? "\(depth) deep through" : "through" }
}

extension Finding {
  /// Creates a finding from an edge use and what it is worth.
  init(_ edgeUse: EdgeUse, _ verdict: Verdict, rule: String, message: String, advice: String) {
    self.init(
      edgeUse, rule: rule, severity: verdict.severity, reason: verdict.reason?.name, message: message, advice: advice)
  }
}
