import Findings
import SwiftReader

/// One member of a chain, with what stands before it.
struct WalkedStep {
  var chain: UInt32
  /// The member's link.
  var link: UInt32
  /// What the chain starts from, the local names for it followed.
  var root: ValueOrigin.Root
  /// How many hops the receiver is past a friend.
  var reach: Int
  var receiver: KnownType
  /// The member's declaration, none if the repository does not declare it.
  var found: DeclarationID
  /// Whether the member is called.
  var isCalled: Bool
  /// Whether the chain writes to the member.
  var isWritten: Bool
}

extension Codebase {
  /// Follows every chain of the linted files once more, for a rule that wants to see each step. Only rules that are
  /// off in most configurations look so closely.
  ///
  /// - Parameter keeps: whether the rule counts the step.
  /// - Returns: what the steps do, once for every declaration and member.
  func edgeUses(
    _ useKind: UseKind, where keeps: @escaping @Sendable (inout ChainAnalyzer, WalkedStep) -> Bool
  ) -> [EdgeUse] {
    violations(useKind, in: Array(files.indices), where: keeps).flatMap { edgeUses(of: $0.violations, in: $0.file) }
  }

  /// The steps that a rule counts, file by file, of those of the files that are linted.
  func violations(
    _ useKind: UseKind, in files: [Int], where keeps: @escaping @Sendable (inout ChainAnalyzer, WalkedStep) -> Bool
  ) -> [(file: Int, violations: [Violation])] {
    let linted = files.filter { self.files[$0].isLinted }
    return concurrentMap(over: linted.count, jobs: jobs, with: { ChainAnalyzer(table, library) }) { analyzer, number in
      let kept = analyzer.walk(linted[number]).filter { keeps(&analyzer, $0) }
      return (linted[number], kept.map { analyzer.violation($0, useKind) })
    }
  }
}

extension ChainAnalyzer {
  /// A step that a rule of its own forbids, whatever its reach.
  fileprivate func violation(_ step: WalkedStep, _ useKind: UseKind) -> Violation {
    let link = frame.link(step.link)
    let hop = Hop(member: step.found, name: link.name, offset: link.offset, isResolved: true)
    return Violation(
      chain: step.chain, link: step.link, hop: hop, reach: max(0, step.reach), useKind: useKind, confidence: .high,
      binding: 0, reportedReach: 0)
  }

  /// The members of all chains of a file, chain by chain.
  mutating func walk(_ file: Int) -> [WalkedStep] {
    var last: [UInt32: ValueOrigin] = [:]
    var walked: [WalkedStep] = []
    for step in trace(file).steps {
      if let link = step.link, let before = last[step.chain],
        let made = walkedStep(step, link, before)
      {
        walked.append(made)
      }
      last[step.chain] = step.origin
    }
    return walked
  }

  private func walkedStep(
    _ step: ChainStep, _ link: Link, _ before: ValueOrigin
  ) -> WalkedStep? {
    if link.kind != .property { return nil }
    let chain = frame.chain(step.chain)
    return WalkedStep(
      chain: step.chain, link: step.position, root: before.root, reach: before.reach.count, receiver: before.type,
      found: step.found, isCalled: call(at: step.position + 1, in: chain) != nil,
      isWritten: isWritten(step.position, in: chain))
  }
}
