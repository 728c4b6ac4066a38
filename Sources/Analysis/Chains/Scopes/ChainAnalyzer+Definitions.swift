import Findings
import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of a definition of the current file, which is computed once. In a cycle of definitions the
  /// origin of each is computed with the others unknown, so that the order of the requests does not matter.
  mutating func origin(of definition: Definition, provisional: ValueOrigin = .unknown) -> ValueOrigin {
    switch frame.state(of: definition) {
    case .known(let origin): return origin
    case .open(let position): return evaluation.provisional(at: position)
    case .unknown: break
    }
    if evaluation.isIdle { return settled(definition, provisional) }
    if isPostponed { return provisional }
    if evaluation.depth - suspendedDefinitions >= Limits.definitions {
      postponed = definition
      return provisional
    }
    return evaluated(definition, provisional)
  }

  /// Evaluates a definition on an empty evaluation stack.
  private mutating func settled(_ definition: Definition, _ provisional: ValueOrigin) -> ValueOrigin {
    let start = evaluation.mark
    let origin = evaluated(definition, provisional)
    if !isPostponed { return origin }
    goBack(to: start)
    settleDeep(definition)
    if case .known(let origin) = frame.state(of: definition) { return origin }
    return provisional
  }

  /// Evaluates a definition whose chain of dependencies is longer than ``Limits/definitions``.
  ///
  /// The definition at which the limit is reached is opened on top of those that wait for it, and these are restarted
  /// when it is known. Each of them depends on it, so cycles are found as if the last of them had requested it.
  private mutating func settleDeep(_ definition: Definition) {
    var waiting = [(definition: definition, opened: opened(definition, provisional(of: definition)))]
    while let last = waiting.last {
      suspendedDefinitions = waiting.count
      let start = evaluation.mark
      let found = found(last.definition)
      if let next = postponed {
        goBack(to: start)
        waiting.append((next, opened(next, provisional(of: next))))
      } else {
        _ = close(last.opened, last.definition, with: found)
        waiting.removeLast()
      }
    }
    suspendedDefinitions = 0
  }

  /// Discards the definitions that were opened since a mark.
  private mutating func goBack(to mark: EvaluationStack<Definition, ValueOrigin>.Mark) {
    postponed = nil
    for open in evaluation.goBack(to: mark) { frame.forget(open) }
    while let last = pendingWalks.last, last.position >= mark.count { pendingWalks.removeLast() }
  }

  private mutating func evaluated(_ definition: Definition, _ provisional: ValueOrigin) -> ValueOrigin {
    let opened = opened(definition, provisional)
    let found = found(definition)
    return close(opened, definition, with: found) ?? provisional
  }

  private mutating func opened(
    _ definition: Definition, _ provisional: ValueOrigin
  ) -> EvaluationStack<Definition, ValueOrigin>.Opened {
    let opened = evaluation.open(definition, provisional: provisional)
    frame.open(definition, at: opened.position)
    return opened
  }

  private mutating func found(_ definition: Definition) -> (origin: ValueOrigin, walk: ChainWalk?) {
    let expressionDepth = expressionDepth
    self.expressionDepth = 0
    let origin = find(definition)
    self.expressionDepth = expressionDepth
    let walk = endedWalk
    endedWalk = nil
    return (origin, walk)
  }

  /// Ends the evaluation of the newest definition.
  ///
  /// - Returns: the origin; `nil` if the cycle of the definition is still open.
  private mutating func close(
    _ opened: EvaluationStack<Definition, ValueOrigin>.Opened, _ definition: Definition,
    with found: (origin: ValueOrigin, walk: ChainWalk?)
  ) -> ValueOrigin? {
    if let walk = found.walk, walk.hasFound { pendingWalks.append((opened.position, walk)) }
    let isClosed = evaluation.answer(opened, with: found.origin)
    if isPostponed || !isClosed { return nil }
    if evaluation.closeAlone(opened) != nil {
      frame.finish(definition, with: found.origin)
    } else {
      for entry in evaluation.close(opened).circle { frame.finish(entry.question, with: entry.answer) }
    }
    while let last = pendingWalks.last, last.position >= opened.position {
      pendingWalks.removeLast()
      keepReceivers(of: last.walk)
      finish(last.walk)
    }
    return found.origin
  }

  private mutating func find(_ definition: Definition) -> ValueOrigin {
    switch definition {
    case .chain(let number): walk(number)
    case .binding(let number): defined(number, frame.binding(number))
    case .assignment(let number): assigned(number)
    case .receiver(let link, let chain): walk(chain, upTo: link)
    }
  }

  /// Returns the origin that is used in a cycle while a definition is evaluated: its type annotation, if it has one.
  private mutating func provisional(of definition: Definition) -> ValueOrigin {
    guard case .binding(let number) = definition else { return .unknown }
    return provisional(ofBinding: number)
  }

  /// Keeps the receivers that a walk recorded for its calls.
  mutating func keepReceivers(of walk: ChainWalk) {
    for (link, origin) in walk.receivers {
      if case .unknown = frame.receivers[link] { frame.receivers.finish(link, with: origin) }
    }
  }

  /// Adds the results of a walk to those of the file, once they are final.
  mutating func finish(_ walk: ChainWalk) {
    if walk.isCounted {
      chainCounts.candidates += 1
      if walk.isTyped { chainCounts.typed += 1 }
    }
    if trace != nil {
      if walk.isResumed { trace? += frame.interruptedSteps[walk.index] ?? [] }
      trace? += walk.steps
    }
    if walk.uses.isEmpty { return }
    var facts: Use.Facts = []
    if frame.isInSetter(walk.chain.scope) { facts.insert(.isInSetter) }
    if walk.isWholeBody(in: &frame) { facts.insert(.isWholeBody) }
    for var use in walk.uses {
      use.facts.formUnion(facts)
      uses.append(use)
    }
  }
}
