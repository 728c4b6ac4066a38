import SwiftReader

/// Detection of copies that are changed and stored back where they come from.
extension ChainAnalyzer {
  /// Returns whether a variable is stored back in the property that its value comes from, so that changing the copy
  /// changes the property: `var settings = user.settings`, then `user.settings = settings`.
  ///
  /// - Parameters:
  ///   - value: the value of the variable.
  ///   - index: the variable.
  mutating func isStoredBack(_ value: Value, from index: UInt32) -> Bool {
    let variable = frame.binding(index)
    for number in frame.stores(of: variable.name, after: variable.offset) where frame.names(number, in: value) {
      let chain = frame.chain(number)
      if binding(variable.name, in: chain.scope, at: chain.start) == index { return true }
    }
    return false
  }

  /// Returns whether a chain uses only what a copy of a value contains, from a link on: objects that the value refers
  /// to are not copied.
  mutating func isCopied(from link: UInt32, of receiver: KnownType, _ chain: Chain) -> Bool {
    var type = receiver
    for next in link..<max(link, chain.links.upperBound) {
      switch frame.link(next).kind {
      case .property:
        let member = typeOfMember(at: next, of: type)
        type = types.unwrapped(member)
      case .optionalChaining, .forceUnwrap: continue
      default: return true
      }
      if isObject(type) { return false }
    }
    return true
  }
}

extension Frame {
  /// Returns whether a value, or a branch of a choice, has the same root and links as a chain. Arguments are not
  /// compared.
  fileprivate func names(_ number: UInt32, in value: Value) -> Bool {
    guard case .choice(let operands) = value else { return spells(value, number) }
    return (0..<operands.count).contains { spells(operand($0, of: operands), number) }
  }

  private func spells(_ value: Value, _ number: UInt32) -> Bool {
    guard case .chain(let other) = value, chain(number).root == chain(other).root else { return false }
    return path(of: number).elementsEqual(path(of: other))
  }

  private func path(of number: UInt32) -> some Sequence<Name> {
    chain(number).links.lazy.map { link($0) }
      .filter { $0.kind != .optionalChaining && $0.kind != .forceUnwrap }.map(\.name)
  }
}
