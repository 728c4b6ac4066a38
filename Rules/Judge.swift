package import Analysis
import Findings
package import Linting

/// What a rule reports of the paths of uses, and how severely: the depth rule and the reasons for notes.
package struct Policy: Sendable {
  /// The number of steps past a friend from which on a use is reported.
  var allowed = 1
  /// The reasons that make a note.
  var notes = ListedReasons.all
  var context: RuleContext
}

/// Why a path of uses is reported or not.
package enum Decision {
  /// The path is reported; its last use is this many steps behind the last allowed one.
  /// The clause is the branch of the verdict's reason that holds.
  case reported(Verdict, clause: String?, steps: Int)
  /// The path is shorter than the number of steps from which on uses are reported.
  case allowed(Int)
  /// The chain that gives the local name its value is reported as severely.
  case reportedBefore

  /// The row of the page that decides, as a sentence.
  package var sentence: String {
    switch self {
    case .reported(let verdict, let clause?, _): "a note for '\(verdict.reason ?? "")': \(clause)"
    case .reported(_, nil, let steps) where steps > 1:
      "\(steps) steps past a friend: further than one step no reason counts but 'sample'"
    case .reported: "one step past a friend, and no reason for a note holds"
    case .allowed(let allowed):
      "not reported: 'allowed' is \(allowed); to report it, write \"reach\": { \"allowed\": 1 }"
    case .reportedBefore: "not reported here: the chain that gives the local name its value is reported as severely"
    }
  }
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
    var judge = Judge(codebase, policy(context))
    return judge.decision(on: path, of: analysis)
  }

  /// Returns what the rule reports, once for every declaration and edge.
  func reaches(in codebase: Codebase, _ context: RuleContext) -> [(use: EdgeUse, verdict: Verdict)] {
    let policy = policy(context)
    return codebase.edgeUses(query(context), by: { Judge(codebase, policy) }) { $0.verdict(on: $1, of: $2) }
  }
}

/// Judges the paths of a codebase under a policy.
struct Judge {
  private let codebase: Codebase
  private let policy: Policy
  /// Whether most properties of a type are services, for each type that was asked about.
  private var containers: [DeclarationID: Bool] = [:]

  init(_ codebase: Codebase, _ policy: Policy) {
    (self.codebase, self.policy) = (codebase, policy)
  }

  /// Returns what a path is worth; `nil` if it is not reported.
  mutating func verdict(on path: ReachPath, of analysis: FileAnalysis) -> Verdict? {
    switch decision(on: path, of: analysis) {
    case .reported(let verdict, _, _): verdict
    case .allowed, .reportedBefore: nil
    }
  }

  /// Returns why a path is reported or not. A path that goes on from a local name is not, unless it changes something,
  /// if the chain that gives the name its value is reported as severely.
  mutating func decision(on path: ReachPath, of analysis: FileAnalysis) -> Decision {
    guard let (verdict, clause) = judged(path.uses[...], path.kind, analysis) else { return .allowed(policy.allowed) }
    if path.precedents > 0, path.kind != .write,
      let earlier = judged(path.uses[..<path.precedents], .read, analysis)?.verdict,
      earlier.severity >= verdict.severity
    {
      return .reportedBefore
    }
    return .reported(verdict, clause: clause, steps: path.uses.count - policy.allowed + 1)
  }

  private mutating func judged(
    _ uses: ArraySlice<Use>, _ kind: UseKind, _ analysis: FileAnalysis
  ) -> (verdict: Verdict, clause: String?)? {
    guard uses.count >= policy.allowed, let last = uses.last else { return nil }
    let isDeep = uses.count > policy.allowed
    let place = circumstances(of: uses[policy.allowed - 1], last.action, analysis)
    for reason in reasons where policy.notes.contains(reason) {
      if isDeep && !reason.coversDepth || kind == .write && !reason.coversChanges { continue }
      guard let clause = reason.clause(place) else { continue }
      return (Verdict(severity: .note, reason: reason.name), clause)
    }
    return (Verdict(severity: policy.context.severity, reason: nil), nil)
  }

  private mutating func circumstances(
    of use: Use, _ action: Use.Action, _ analysis: FileAnalysis
  ) -> Circumstances {
    Circumstances(
      use: use, action: action, owner: analysis.name(of: use.owner), part: analysis.name(of: use.part),
      isSample: codebase.isExample(analysis.file), wantsOwners: policy.notes.wantsOwners,
      conventions: policy.context.conventions, ownerHoldsServices: isAmongServices(use.hop.member))
  }

  /// The number of properties from which on a type can be a container of services. Any type may have fewer objects as
  /// its parts.
  private static let fewestServices = 4

  private mutating func isAmongServices(_ property: DeclarationID) -> Bool {
    if property.isNone { return false }
    let type = codebase.type(declaring: property)
    if type.isNone { return false }
    if let known = containers[type] { return known }
    let properties = codebase.properties(of: type)
    let services = properties.count < Self.fewestServices ? 0 : properties.count { isService($0) }
    containers[type] = services * 2 > properties.count
    return services * 2 > properties.count
  }

  private func isService(_ property: DeclarationID) -> Bool {
    codebase.nameOfType(ofProperty: property).flatMap {
      policy.context.conventions.pattern(of: $0, in: .serviceParts)
    } != nil
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
      edgeUse, rule: rule, severity: verdict.severity, reason: verdict.reason, message: message, advice: advice)
  }
}
