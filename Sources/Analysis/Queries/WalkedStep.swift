import Findings
import SwiftReader

/// One member of a chain, with its receiver.
struct WalkedStep {
  var chain: UInt32
  /// The number of the member's link.
  var link: UInt32
  /// The root of the chain, with local names resolved.
  var root: ValueOrigin.Root
  /// The number of hops from a friend to the receiver.
  var reach: Int
  var receiver: KnownType
  /// The declaration of the member; none if the repository does not declare it.
  var found: DeclarationID
  /// Whether the member is called.
  var isCalled: Bool
  /// Whether the chain writes to the member.
  var isWritten: Bool
}

extension Codebase {
  /// Walks every chain of the linted files again and groups the steps that a rule counts. Only rules that are off in
  /// most configurations need to see each step.
  ///
  /// - Parameter keeps: returns whether the rule counts a step.
  /// - Returns: the steps that count, once for every declaration and member.
  func edgeUses(
    _ useKind: UseKind, where keeps: @escaping @Sendable (inout ChainAnalyzer, WalkedStep) -> Bool
  ) -> [EdgeUse] {
    uses(useKind, in: files.indices.filter { files[$0].isLinted }, where: keeps).flatMap {
      FileUses(in: $0.file, of: table).edgeUses(of: $0.uses)
    }
  }

  /// Returns the steps that a rule counts, file by file.
  func uses(
    _ useKind: UseKind, in files: [Int], where keeps: @escaping @Sendable (inout ChainAnalyzer, WalkedStep) -> Bool
  ) -> [(file: Int, uses: [Use])] {
    concurrentMap(over: files.count, jobs: jobs, with: { ChainAnalyzer(table, library) }) { analyzer, number in
      let kept = analyzer.walk(files[number]).filter { keeps(&analyzer, $0) }
      return (files[number], kept.map { analyzer.use($0, useKind) })
    }
  }
}

extension ChainAnalyzer {
  /// Returns a step that a rule forbids as a use, whatever its reach.
  fileprivate func use(_ step: WalkedStep, _ useKind: UseKind) -> Use {
    let link = frame.link(step.link)
    let hop = Hop(member: step.found, name: link.name, offset: link.offset, isResolved: true)
    return Use(
      chain: step.chain, link: step.link, hop: hop, action: useKind == .write ? .write : .read, confidence: .high,
      facts: .begins)
  }

  /// Returns the members of all chains of a file, chain by chain.
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
