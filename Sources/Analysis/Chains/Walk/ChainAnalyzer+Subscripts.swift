import SwiftReader

extension ChainAnalyzer {
  /// Returns the origin of a subscript: an element, the result of a subscript of the repository, or the value at the
  /// end of a key path.
  mutating func element(_ link: Link, of origin: ValueOrigin, _ walk: inout ChainWalk) -> ValueOrigin {
    let receiver = types.unwrapped(origin.type)
    let call = call(atLink: walk.next, of: walk.chain)
    if case .keyPath(let path) = argument(0, of: call), labels(of: call).first == Library.keyPath {
      return hidden(path, origin, &walk)
    }
    walk.note(.container)
    if isWritten(walk.next, in: walk.chain) { examineElementWrite(link, of: origin, &walk) }
    let shape = types.shape(of: receiver)
    switch shape.kind {
    case .array:
      return origin.typed(subscripted(receiver, call, giving: types.child(0, of: receiver), walk))
    case .dictionary:
      let value = types.child(1, of: receiver)
      if labels(of: call).count > 1 { return origin.typed(value) }
      let index = type(ofArgument: 0, of: call)
      let isPosition = index.isKnown && types.unwrapped(index) == types.position(in: receiver)
      return origin.typed(isPosition ? element(of: receiver) : types.optional(value))
    default:
      let found = types.member(.subscript, of: receiver, for: .value, call: callShape(of: call))
      let element = found.isNone ? element(of: receiver) : result(of: found, on: receiver, .subscript, call)
      let isCollection = shape.kind != .nominal || table.has(.isCollection, shape.declaration)
      return origin.typed(isCollection ? subscripted(receiver, call, giving: element, walk) : element)
    }
  }

  private mutating func subscripted(
    _ receiver: KnownType, _ call: Call, giving element: KnownType, _ walk: ChainWalk
  ) -> KnownType {
    let index = type(ofArgument: 0, of: call)
    let isOpen = argument(0, of: call) == .unknown
    return types.subscripted(receiver, at: index, isOpen: isOpen, giving: element, using: member(after: walk))
  }

  /// Returns the member that is used of the subscript's result; `nil` if none is used.
  private func member(after walk: ChainWalk) -> Spelling? {
    var next = walk.next + 1
    while next < walk.chain.links.upperBound {
      let link = frame.link(next)
      switch link.kind {
      case .property: return frame.spelling(link.name)
      case .optionalChaining, .forceUnwrap: next += 1
      default: return nil
      }
    }
    return nil
  }

  /// Returns the origin of `[keyPath: \.a.b]`, whose components are steps like those of a chain.
  private mutating func hidden(_ path: UInt32, _ origin: ValueOrigin, _ walk: inout ChainWalk) -> ValueOrigin {
    var origin = origin
    let position = walk.next
    for component in frame.components(ofKeyPath: path) {
      let part = frame.link(component)
      guard part.kind == .property, frame.spelling(part.name) != Library.`self` else { continue }
      let step = Step(link: part, spelling: frame.spelling(part.name), position: component)
      let receiver = types.unwrapped(origin.type)
      let found = types.member(step.spelling, of: receiver, for: .value)
      let access = MemberAccess(step: step, origin: origin, receiver: receiver, found: found)
      examine(access, &walk)
      let type = found.isNone ? .unknown : result(of: found, on: receiver, step.spelling, nil)
      origin = hopped(origin.typed(type), by: access, &walk)
    }
    walk.next = position
    return origin
  }
}
