import SwiftReader

/// The error that a `catch` without a pattern catches.
struct CaughtError {
  let binding: Binding

  /// Returns the type that all calls of the `do` body throw; unknown if they throw different ones.
  func type(in analyzer: inout ChainAnalyzer) -> KnownType {
    guard case .choice(let calls) = binding.value else { return .unknown }
    var type = KnownType.unknown
    for number in 0..<calls.count {
      guard case .chain(let chain) = analyzer.frame.operand(number, of: calls) else { return .unknown }
      let thrown = typeThrown(by: analyzer.frame.chain(chain), chain, in: &analyzer)
      guard thrown.isKnown, number == 0 || thrown == type else { return .unknown }
      type = thrown
    }
    return type
  }

  /// Returns the type of the errors that a chain throws, which must consist of one call; unknown for other chains.
  private func typeThrown(by chain: Chain, _ number: UInt32, in analyzer: inout ChainAnalyzer) -> KnownType {
    let calls = chain.links.filter { analyzer.frame.link($0).kind == .call }
    guard let last = chain.links.last, calls == [last],
      !analyzer.frame.link(last).arguments.contains(where: { analyzer.frame.argument($0).mayThrow(in: analyzer.frame) })
    else {
      return .unknown
    }
    let site = FileIndex.ClosureCall(chain: number, link: last, argument: 0)
    guard let name = analyzer.frame.callee(of: site, chain) else { return .unknown }
    let receiver = site.receiver(in: &analyzer)?.type
    let call = Call(link: last, arguments: analyzer.frame.link(last).arguments, scope: chain.scope, offset: chain.start)
    guard case .function(let function, _, _)? = call.callee(analyzer.frame.spelling(name), receiver, in: &analyzer)
    else { return .unknown }
    let file = analyzer.table.file(of: function)
    let thrown = analyzer.table.declaration(function).requirements.first {
      analyzer.table.requirement($0, in: file).kind == .thrown
    }
    let type = analyzer.types.written(thrown.map { analyzer.table.requirement($0, in: file).subject }, at: function)
    return analyzer.types.shape(of: type).isGeneric ? .unknown : type
  }
}

extension Argument {
  /// Returns whether the argument may throw an error of its own.
  fileprivate func mayThrow(in frame: Frame) -> Bool {
    switch value {
    case .name, .literal, .selfReference, .closureParameter, .keyPath, .implicitMember: false
    case .chain(let chain): frame.chain(chain).links.contains { frame.link($0).kind == .call }
    default: true
    }
  }
}
