import SwiftReader

extension ChainAnalyzer {
  /// The origin of a definition of the current file, found out once, whoever asks first: in a circle of definitions
  /// the others of the circle are unknown.
  mutating func origin(of definition: Definition, provisional: ValueOrigin = .unknown) -> ValueOrigin {
    switch frame.state(of: definition) {
    case .known(let origin): return origin
    case .open(let position): return evaluation.provisional(at: position)
    case .unknown: break
    }
    if evaluation.isIdle { return settled(definition, provisional) }
    if isPostponed { return provisional }
    if evaluation.depth >= Limits.definitions {
      postpone(definition)
      return provisional
    }
    return evaluated(definition, provisional)
  }

  /// Finds a definition out on an empty stack. One that depends on too many waits until what it depends on is known.
  private mutating func settled(_ definition: Definition, _ provisional: ValueOrigin) -> ValueOrigin {
    var origin = evaluated(definition, provisional)
    var waiting = [definition]
    while let first = postponed {
      postponed = nil
      for open in evaluation.abandon() { frame.forget(open) }
      unfinished = []
      // More definitions in one circle than the stack takes.
      if waiting.contains(first) { frame.finish(first, with: .unknown) } else { waiting.append(first) }
      while postponed == nil, let next = waiting.popLast() {
        origin = self.origin(again: next)
        if postponed != nil { waiting.append(next) }
      }
    }
    return origin
  }

  private mutating func origin(again definition: Definition) -> ValueOrigin {
    if case .known(let origin) = frame.state(of: definition) { return origin }
    return evaluated(definition, provisional(of: definition))
  }

  /// Gives up what is open, for one of the open definitions to be found out first.
  private mutating func postpone(_ definition: Definition) {
    postponed = evaluation.entries.count > 1 ? evaluation.entries[evaluation.entries.count / 2].question : definition
  }

  private mutating func evaluated(_ definition: Definition, _ provisional: ValueOrigin) -> ValueOrigin {
    let opened = evaluation.open(definition, provisional: provisional)
    frame.open(definition, at: opened.position)
    let nesting = nesting
    self.nesting = 0
    let origin = find(definition)
    self.nesting = nesting
    if let walk = endedWalk {
      endedWalk = nil
      if walk.hasFound { unfinished.append((opened.position, walk)) }
    }
    let isClosed = evaluation.answer(opened, with: origin)
    if isPostponed || !isClosed { return provisional }
    if evaluation.closeAlone(opened) != nil {
      frame.finish(definition, with: origin)
    } else {
      for entry in evaluation.close(opened).circle { frame.finish(entry.question, with: entry.answer) }
    }
    while let last = unfinished.last, last.position >= opened.position {
      unfinished.removeLast()
      keepReceivers(of: last.walk)
      finish(last.walk)
    }
    return origin
  }

  private mutating func find(_ definition: Definition) -> ValueOrigin {
    switch definition {
    case .chain(let number): walk(number)
    case .binding(let number): defined(number, frame.binding(number))
    case .assignment(let number): assigned(number)
    case .receiver(let link, let chain): walk(chain, upTo: link)
    }
  }

  /// What is known of a definition while it is found out: a circle of definitions at least knows the types written.
  private mutating func provisional(of definition: Definition) -> ValueOrigin {
    guard case .binding(let number) = definition else { return .unknown }
    return provisional(ofBinding: number)
  }
}
