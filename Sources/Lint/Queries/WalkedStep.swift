import SwiftReader

/// One member of a chain, with what stands before it.
struct WalkedStep {
  var chain: UInt32
  /// The member's link.
  var link: UInt32
  var receiver: Standing
  /// The member's declaration, none if the repository does not declare it.
  var found: DeclarationID
  /// Whether the member is called.
  var isCalled: Bool
  /// Whether the chain writes to the member.
  var isWritten: Bool
}

extension Codebase {
  /// Follows every chain of the judged files once more, for a rule that wants to see each step. Only rules that are
  /// off in most configurations look so closely.
  ///
  /// - Parameter keeps: whether the rule counts the step.
  /// - Returns: what the steps do, once for every declaration and member.
  func reachings(
    _ manner: Manner, where keeps: @escaping @Sendable (inout Judge, WalkedStep) -> Bool
  ) -> [Reaching] {
    let judged = files.indices.filter { files[$0].isJudged }
    let kept = spread(over: judged.count, jobs: jobs, with: { Judge(table, library) }) { judge, number in
      judge.walk(judged[number]).filter { keeps(&judge, $0) }.map { Offence($0, manner, judge.frame) }
    }
    return zip(judged, kept).flatMap { file, offences in reachings(of: offences, in: file) }
  }
}

extension Offence {
  /// A step that a rule of its own forbids, whatever its reach.
  fileprivate init(_ step: WalkedStep, _ manner: Manner, _ frame: Frame) {
    let link = frame.facts.links[Int(step.link)]
    let hop = Hop(member: step.found, name: link.name, offset: link.offset, isResolved: true)
    self.init(
      chain: step.chain, link: step.link, hop: hop, reach: Int(max(0, step.receiver.reach)), manner: manner,
      confidence: .high, binding: 0, blamed: 0)
  }
}

extension Judge {
  /// The members of all chains of a file, chain by chain.
  mutating func walk(_ file: Int) -> [WalkedStep] {
    trace = Trace()
    defer { trace = nil }
    _ = judge(file)
    let steps = trace?.steps ?? []
    // The steps of chains in arguments stand between those of the chain around them.
    var last: [UInt32: Trace.Step] = [:]
    var walked: [WalkedStep] = []
    for step in steps {
      defer { last[step.chain] = step }
      guard let link = step.link, link.kind == .property, let before = last[step.chain],
        let index = index(of: link, in: frame.facts.chains[Int(step.chain)])
      else { continue }
      let chain = frame.facts.chains[Int(step.chain)]
      walked.append(
        WalkedStep(
          chain: step.chain, link: index, receiver: before.standing, found: step.found,
          isCalled: call(at: index + 1, in: chain) != nil, isWritten: place(ofWrite: chain) == index))
    }
    return walked
  }

  private func index(of link: Link, in chain: Chain) -> UInt32? {
    chain.links.first { frame.facts.links[Int($0)].offset == link.offset }
  }
}
