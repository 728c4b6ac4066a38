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
      let kept = WalkedStep.all(in: files[number], of: &analyzer).filter { keeps(&analyzer, $0) }
      return (files[number], kept.map { $0.use(useKind, in: analyzer.frame) })
    }
  }
}

extension WalkedStep {
  /// Returns the members of all chains of a file, chain by chain.
  static func all(in file: Int, of analyzer: inout ChainAnalyzer) -> [WalkedStep] {
    var last: [UInt32: ValueOrigin] = [:]
    var walked: [WalkedStep] = []
    for step in analyzer.trace(file).steps {
      if let link = step.link, let before = last[step.chain], link.kind == .property {
        walked.append(WalkedStep(step, on: before, in: analyzer.frame))
      }
      last[step.chain] = step.origin
    }
    return walked
  }

  private init(_ step: ChainStep, on before: ValueOrigin, in frame: Frame) {
    let chain = frame.chain(step.chain)
    self.init(
      chain: step.chain, link: step.position, root: before.root, reach: before.reach.count, receiver: before.type,
      found: step.found, isCalled: frame.call(at: step.position + 1, in: chain) != nil,
      isWritten: frame.isWritten(step.position, in: chain))
  }

  /// Returns a step that a rule forbids as a use, whatever its reach.
  fileprivate func use(_ useKind: UseKind, in frame: Frame) -> Use {
    let link = frame.link(link)
    let hop = Hop(member: found, name: link.name, offset: link.offset, isResolved: true)
    return Use(
      chain: chain, link: self.link, hop: hop, action: useKind == .write ? .write : .read, confidence: .high,
      facts: .begins)
  }
}
