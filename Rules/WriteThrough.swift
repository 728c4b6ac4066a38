package import Analysis
package import Findings
package import Linting

/// Reports changes of values that were obtained through a friend's property.
package struct WriteThrough: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// The smallest number of hops past a friend at which a change is reported.
    package var allowed = 1
    /// The types whose properties are checked; `!Name` excludes one; empty means all.
    package var owners: [String] = []
    /// Further methods that change their receiver.
    package var mutatingMembers: [String] = []
    /// Whether the setter of a `Binding(get:set:)` may write through a chain.
    package var bindings = Bindings.report
    /// Which notes are reported.
    package var notes = ShownNotes.all

    package enum Bindings: String, Codable, Sendable, CaseIterable {
      case report, allow
    }
  }

  package static let page = Page(PackageResources.write_through_md)
  package static let defaults = Options()
  package static let limits: [String: OptionLimit] = [
    "allowed": .range(1...100), "owners": .texts(.owners), "mutatingMembers": .texts(.names),
  ]

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity, confidence: Confidence) -> [Finding] {
    var vocabulary = Vocabulary()
    vocabulary.mutatingMembers = options.mutatingMembers
    let query = ReachQuery(
      .write, minReach: options.allowed, confidence: confidence, vocabulary: vocabulary,
      owners: Owners(options.owners))
    let edgeUses = codebase.edgeUses(query).filter { options.bindings == .report || !$0.isInSetter }
    return edgeUses.filter(options.notes.shows).map {
      Finding(
        $0, rule: Self.id, severity: $0.severity(severity), message: .writes(through: $0),
        advice: .tell($0.ownerText, toChange: $0.hop))
    }
  }
}

extension String {
  fileprivate static func writes(through edgeUse: EdgeUse) -> String {
    let change =
      edgeUse.isCalled
      ? "changes \(edgeUse.quotedEdge) with '\(edgeUse.member)'"
      : "writes through \(edgeUse.quotedEdge) to '\(edgeUse.member)'"
    return "\(change); tell \(edgeUse.ownerText) what to change"
  }

  fileprivate static func tell(_ owner: String, toChange hop: ByteString) -> String {
    "give \(owner) a method that makes this change to its own '\(hop)', and call that"
  }
}
