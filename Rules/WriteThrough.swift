package import Analysis
package import Findings
package import Linting

/// Reports changes of values that were obtained through a friend's property.
package struct WriteThrough: ReachingRule {
  package struct Options: Codable, Sendable, Equatable {
    /// The number of steps past a friend from which on a change is reported; that of `reach` if it is not set.
    package var allowed = 1
    /// The types whose properties are checked; `!Name` excludes one; empty means all.
    package var owners: [String] = []
    /// Whether the setter of a `Binding(get:set:)` may write through a chain.
    package var bindings = Bindings.report
    /// The reasons that make a note.
    package var notes = ListedReasons.all

    package enum Bindings: String, Codable, Sendable, CaseIterable {
      case report, allow
    }
  }

  package static let page = Page(PackageResources.write_through_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = [
    "allowed": .range(1...100), "owners": .texts(.owners), "notes": .reasons,
  ]
  package static let sharedOptions: (rule: String, names: [String])? = (Reach.id, ["allowed"])

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, _ context: RuleContext) -> [Finding] {
    reaches(in: codebase, context).filter { options.bindings == .report || !$0.use.isInSetter }.map {
      Finding(
        $0.use, $0.verdict, rule: Self.id, message: .writes(through: $0.use),
        advice: .tell($0.use.ownerText, toChange: $0.use.hop))
    }
  }

  package func query(_ context: RuleContext) -> ReachQuery {
    ReachQuery(.write, allowed: options.allowed, confidence: context.confidence, owners: Owners(options.owners))
  }

  package func warnings(about codebase: Codebase) -> [String] {
    codebase.warnings(about: options.owners, in: "owners", of: Self.id)
  }

  package func policy(_ context: RuleContext) -> Policy {
    Policy(allowed: options.allowed, notes: options.notes, context: context)
  }
}

extension String {
  fileprivate static func writes(through edgeUse: EdgeUse) -> String {
    let change =
      edgeUse.isCalled
      ? "changes \(edgeUse.quotedEdge)\(edgeUse.depth > 1 ? " \(edgeUse.depth) deep" : "") with '\(edgeUse.members)'"
      : "writes \(edgeUse.through) \(edgeUse.quotedEdge) to '\(edgeUse.members)'"
    return "\(change); tell \(edgeUse.ownerText) what to change"
  }

  fileprivate static func tell(_ owner: String, toChange hop: ByteString) -> String {
    "give \(owner) a method that makes this change to its own '\(hop)', and call that"
  }
}
