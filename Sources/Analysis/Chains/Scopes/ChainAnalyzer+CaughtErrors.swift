import SwiftReader

extension ChainAnalyzer {
  /// Returns the type of the error that a `catch` without a pattern catches: the one that all calls of the `do` body
  /// throw; unknown if they throw different ones.
  mutating func typeOfError(_ binding: Binding) -> KnownType {
    guard case .choice(let calls) = binding.value else { return .unknown }
    var type = KnownType.unknown
    for number in 0..<calls.count {
      guard case .chain(let chain) = frame.operand(number, of: calls) else { return .unknown }
      let thrown = typeThrown(by: frame.chain(chain), chain)
      guard thrown.isKnown, number == 0 || thrown == type else { return .unknown }
      type = thrown
    }
    return type
  }

  /// Returns the type of the errors that a chain throws, which must consist of one call; unknown for other chains.
  private mutating func typeThrown(by chain: Chain, _ number: UInt32) -> KnownType {
    let calls = chain.links.filter { frame.link($0).kind == .call }
    guard let last = chain.links.last, calls == [last], !frame.link(last).arguments.contains(where: mayThrow) else {
      return .unknown
    }
    let site = FileIndex.ClosureCall(chain: number, link: last, argument: 0)
    guard let name = callee(of: site, chain) else { return .unknown }
    let receiver = receiver(of: site)?.type
    let call = Call(link: last, arguments: frame.link(last).arguments, scope: chain.scope, offset: chain.start)
    guard case .function(let function, _, _)? = callee(frame.spelling(name), receiver, call) else { return .unknown }
    let file = table.file(of: function)
    let thrown = table.declaration(function).requirements.first { table.requirement($0, in: file).kind == .thrown }
    let type = written(thrown.map { table.requirement($0, in: file).subject }, at: function)
    return types.shape(of: type).isGeneric ? .unknown : type
  }

  /// Returns whether an argument may throw an error of its own.
  private func mayThrow(_ argument: UInt32) -> Bool {
    switch frame.argument(argument).value {
    case .name, .literal, .selfReference, .closureParameter, .keyPath, .implicitMember: false
    case .chain(let chain): frame.chain(chain).links.contains { frame.link($0).kind == .call }
    default: true
    }
  }
}
