import SwiftReader

extension ChainAnalyzer {
  /// Whether a chain starts at a local object that the function around made of a type that it returns, or at one that
  /// a script made to put the program together.
  mutating func isUnderConstruction(_ chain: Chain, _ origin: ValueOrigin) -> Bool {
    guard origin.root == .created, origin.binding == 0, case .name(let name) = chain.root else { return false }
    guard let index = binding(name, in: chain.scope, at: chain.start) else {
      let global = types.global(frame.spelling(name), call: nil)
      return !global.isNone && isOfScript(global.declaration)
    }
    let binding = frame.binding(index)
    guard binding.kind == .local, isMade(index, before: chain.start) else { return false }
    let local = self.origin(ofBinding: index)
    let made = types.unwrapped(local.type)
    let shape = types.shape(of: made)
    let around = site(binding.scope).declaration
    guard shape.kind == .nominal, !around.isNone else { return false }
    let result = written(table.declaration(around).type, at: around)
    let wanted = types.shape(of: types.unwrapped(result))
    return wanted.kind == .nominal && types.isKind(made, of: wanted.declaration)
  }

  /// Whether a chain starts at an object that the declaration around made by an initializer, or at a local name for a part
  /// of one that has no other name: `let part = Whole().part`.
  mutating func startsAtMadeObject(_ chain: Chain, _ origin: ValueOrigin) -> Bool {
    guard origin.root == .created, case .name(let name) = chain.root else { return false }
    guard let index = binding(name, in: chain.scope, at: chain.start) else {
      return origin.binding == 0 && beginsWithInitializer(chain)
    }
    let binding = frame.binding(index)
    guard binding.kind == .local || binding.kind == .optionalBinding else { return false }
    if origin.binding == 0 { return isMade(index, before: chain.start) }
    guard case .chain(let number) = binding.value else { return false }
    return beginsWithInitializer(frame.chain(number))
  }

  /// Whether a local name stands for what an initializer made, where it is declared or, if it is a constant without a
  /// value there, in all assignments before a place.
  private mutating func isMade(_ index: UInt32, before offset: UInt32) -> Bool {
    let binding = frame.binding(index)
    if isMadeByType(index, binding.value) { return true }
    if binding.isMutable || binding.value != .unknown { return isInitializer(binding.value) }
    var isMade = false
    for number in frame.assignments(to: binding.name, before: offset) {
      let assignment = frame.assignment(number)
      guard self.binding(binding.name, in: assignment.scope, at: assignment.offset) == index else { continue }
      guard isInitializer(assignment.value) else { return false }
      isMade = true
    }
    return isMade
  }

  /// Whether a local name stands for what a function of its own type made: `let panel = Panel.instantiate(from: nib)`.
  private mutating func isMadeByType(_ index: UInt32, _ value: Value) -> Bool {
    guard case .chain(let number) = value else { return false }
    let chain = frame.chain(number)
    let links = chain.links.map { frame.link($0) }
    guard links.map(\.kind) == [.property, .call], case .name(let name) = chain.root,
      frame.spelling(name).startsUppercase, isNameOfMaker(links[0].name)
    else { return false }
    let type = types.shape(of: types.unwrapped(origin(ofBinding: index).type))
    return type.kind == .nominal && table.spelling(of: type.declaration) == frame.spelling(name)
  }

  /// `makeLamp` and `new`, but not `newest`.
  private func isNameOfMaker(_ name: Name) -> Bool {
    let text = frame.text(of: name)
    return ["make", "create", "build", "instantiate", "loadFrom", "new"].contains {
      text.hasPrefix($0) && text.dropFirst($0.count).first?.isLowercase != true
    }
  }

  private func beginsWithInitializer(_ chain: Chain) -> Bool {
    guard case .name(let name) = chain.root, frame.spelling(name).startsUppercase else { return false }
    return call(at: chain.links.lowerBound, in: chain) != nil
  }

  /// Whether a value is a call of a type.
  func isInitializer(_ value: Value) -> Bool {
    guard case .chain(let index) = value else { return false }
    let chain = frame.chain(index)
    guard case .name(let name) = chain.root, frame.spelling(name).startsUppercase else { return false }
    return chain.links.count == 1 && frame.link(chain.links.lowerBound).kind == .call
  }
}
