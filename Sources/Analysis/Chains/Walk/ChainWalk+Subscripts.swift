import SwiftReader

extension ChainWalk {
  /// Returns the origin of a subscript: an element, the result of a subscript of the repository, or the value at the
  /// end of a key path.
  mutating func element(_ link: Link, of origin: ValueOrigin, in analyzer: inout ChainAnalyzer) -> ValueOrigin {
    let receiver = analyzer.types.unwrapped(origin.type)
    let call = analyzer.frame.call(atLink: next, of: chain)
    if case .keyPath(let path) = analyzer.frame.argument(0, of: call),
      analyzer.frame.labels(of: call).first == Library.keyPath
    {
      return hidden(path, origin, in: &analyzer)
    }
    note(.container)
    if analyzer.frame.isWritten(next, in: chain) { examineElementWrite(link, of: origin, in: &analyzer) }
    let shape = analyzer.types.shape(of: receiver)
    switch shape.kind {
    case .array:
      return origin.typed(subscripted(receiver, call, giving: analyzer.types.child(0, of: receiver), in: &analyzer))
    case .dictionary:
      let value = analyzer.types.child(1, of: receiver)
      if analyzer.frame.labels(of: call).count > 1 { return origin.typed(value) }
      let index = call.type(ofArgument: 0, in: &analyzer)
      let isPosition = index.isKnown && analyzer.types.unwrapped(index) == receiver.position(in: &analyzer.types)
      return origin.typed(isPosition ? receiver.element(in: &analyzer) : analyzer.types.optional(value))
    default:
      let found = analyzer.types.member(.subscript, of: receiver, for: .value, call: analyzer.frame.callShape(of: call))
      let element =
        found.isNone ? receiver.element(in: &analyzer) : found.result(on: receiver, .subscript, call, in: &analyzer)
      let isCollection = shape.kind != .nominal || analyzer.table.has(.isCollection, shape.declaration)
      return origin.typed(isCollection ? subscripted(receiver, call, giving: element, in: &analyzer) : element)
    }
  }

  private func subscripted(
    _ receiver: KnownType, _ call: Call, giving element: KnownType, in analyzer: inout ChainAnalyzer
  ) -> KnownType {
    let index = call.type(ofArgument: 0, in: &analyzer)
    let isOpen = analyzer.frame.argument(0, of: call) == .unknown
    return receiver.subscripted(
      at: index, isOpen: isOpen, giving: element, using: nextMember(in: analyzer.frame), in: &analyzer.types)
  }

  /// Returns the origin of `[keyPath: \.a.b]`, whose components are steps like those of a chain.
  private mutating func hidden(_ path: UInt32, _ origin: ValueOrigin, in analyzer: inout ChainAnalyzer)
    -> ValueOrigin
  {
    var origin = origin
    let position = next
    for component in analyzer.frame.components(ofKeyPath: path) {
      let part = analyzer.frame.link(component)
      guard part.kind == .property, analyzer.frame.spelling(part.name) != Library.`self` else { continue }
      let step = Step(link: part, spelling: analyzer.frame.spelling(part.name), position: component)
      let receiver = analyzer.types.unwrapped(origin.type)
      let found = analyzer.types.member(step.spelling, of: receiver, for: .value)
      let access = MemberAccess(step: step, origin: origin, receiver: receiver, found: found)
      examine(access, in: &analyzer)
      let type = found.isNone ? .unknown : found.result(on: receiver, step.spelling, nil, in: &analyzer)
      origin = hopped(origin.typed(type), by: access, in: &analyzer)
    }
    next = position
    return origin
  }

  /// Returns the member that is used of the subscript's result; `nil` if none is used.
  private func nextMember(in frame: Frame) -> Spelling? {
    var next = self.next + 1
    while next < chain.links.upperBound {
      let link = frame.link(next)
      switch link.kind {
      case .property: return frame.spelling(link.name)
      case .optionalChaining, .forceUnwrap: next += 1
      default: return nil
      }
    }
    return nil
  }
}
