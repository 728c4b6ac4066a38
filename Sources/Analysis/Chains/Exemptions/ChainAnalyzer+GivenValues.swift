import SwiftReader

/// What functions and closures are given in order to change it.
extension ChainAnalyzer {
  /// Returns whether plain data or a library's value is changed in a value that a closure is given to change it.
  func isGiven(_ origin: ValueOrigin, _ receiver: KnownType) -> Bool {
    origin.root == .closureParameter && origin.isOwnValue
      && (isData(receiver) || isLibraryValue(types.shape(of: receiver)))
  }

  /// Returns whether a structure is changed in a state that a function or closure is given to change it:
  /// `_ state: inout AppState`, `setState { $0.items.append(item) }`.
  mutating func isHandedState(_ origin: ValueOrigin, _ hop: Hop, _ chain: Chain) -> Bool {
    let owner = table.typeOwning(hop.member)
    guard origin.binding == 0, !owner.isNone, table.has(.isState, owner), table.declaration(owner).kind == .struct
    else {
      return false
    }
    // A closure can only change a structure that it is given for that; the states in a state are others'.
    if origin.root == .closureParameter { return isFirst(hop, of: chain) }
    guard origin.root == .parameter, case .name(let name) = chain.root,
      let index = binding(name, in: chain.scope, at: chain.start)
    else { return false }
    return frame.binding(index).isMutable
  }

  /// Returns whether a hop is the first part of what a closure is given by a function whose name says that it is given
  /// in order to be changed: `update(report) { $0.lines.append(line) }`.
  mutating func isHandedToChange(_ origin: ValueOrigin, _ hop: Hop, _ chain: Chain) -> Bool {
    guard origin.root == .closureParameter, origin.binding == 0, isFirst(hop, of: chain),
      let call = callHanding(rootOf: chain), let name = callee(of: call, frame.chain(call.chain))
    else { return false }
    return frame.names.begins(name, withOneOf: ["change", "edit", "modify", "mutate", "mutating", "update"])
  }

  /// Returns whether a hop is at the first link of a chain.
  func isFirst(_ hop: Hop, of chain: Chain) -> Bool {
    chain.links.first.map { frame.link($0).offset } == hop.offset
  }
}
