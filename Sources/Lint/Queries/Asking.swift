import SwiftReader

extension Codebase {
  /// Lists the properties that code reads of its parameters, once for every declaration and property.
  ///
  /// - Parameter includesOwn: whether asking what stands in an own property counts too.
  package func questions(includesOwn: Bool) -> [Reaching] {
    let messages = Spelling("Action")
    return reachings(.read) { judge, step in
      let root = step.receiver.root
      guard root == .parameter || includesOwn && root == .own, step.receiver.reach == 0 else { return false }
      guard !step.isCalled, !step.isWritten, judge.isStrange(step) else { return false }
      let link = judge.frame.facts.links[Int(step.link)]
      if judge.library.neutralMembers.contains(judge.frame.spelling(link.name)) { return false }
      return !judge.isMessage(step.receiver.type, messages)
    }
  }

  /// Lists the properties of friends that code sets, once for every declaration and property.
  package func pokes() -> [Reaching] {
    reachings(.write) { judge, step in
      switch step.receiver.root {
      case .own, .parameter, .closureParameter, .global: break
      case .none, .selfReference, .created, .unexplained, .type: return false
      }
      guard step.isWritten, step.receiver.reach == 0, judge.isStrange(step) else { return false }
      return judge.isObject(step.receiver.type)
    }
  }
}

extension Judge {
  /// Whether a type is a message: it is sent for its content to be read.
  fileprivate mutating func isMessage(_ type: KnownType, _ marker: Spelling) -> Bool {
    var queue = [types.arena.unwrapped(type)]
    var next = 0
    while next < queue.count, next < 32 {
      let shape = types.arena[queue[next]]
      let name = shape.kind == .nominal ? table.spelling(of: shape.declaration) : shape.spelling
      if name == marker { return true }
      queue += types.directSupertypes(of: queue[next])
      next += 1
    }
    return false
  }

  /// Whether values of a type have an identity, so that writing one of them changes somebody else.
  fileprivate mutating func isObject(_ type: KnownType) -> Bool {
    let shape = types.arena[types.arena.unwrapped(type)]
    switch shape.kind {
    case .nominal:
      let kind = table.declaration(shape.declaration).kind
      return kind == .class || kind == .actor || kind == .protocol
    case .library: return library.objects.contains(shape.spelling)
    case .parameter, .composition: return true
    default: return false
    }
  }
}
