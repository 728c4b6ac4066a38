import SwiftReader

extension ChainAnalyzer {
  /// Returns whether a chain starts at a local object that the enclosing function creates and whose type it returns, at
  /// an object that a script creates at its top level, or at the object that a builder builds.
  mutating func isUnderConstruction(_ chain: Chain, _ origin: ValueOrigin) -> Bool {
    if origin.root == .own, origin.reach == 1, isBuilding(chain) { return true }
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

  /// Returns whether a chain is in a method of a builder that returns the builder, so that the next part can be added:
  /// `func color(_ color: Color) -> Self { car.paint.color = color; return self }`.
  private mutating func isBuilding(_ chain: Chain) -> Bool {
    let site = site(chain.scope)
    guard !site.function.isNone, let type = site.enclosing.first, table.name(of: type).hasSuffix("Builder") else {
      return false
    }
    let written = written(table.declaration(site.function).type, at: site.function)
    let result = types.shape(of: written)
    return result.kind == .nominal && result.declaration == type
  }

  /// Returns whether a chain starts at an object that the enclosing declaration creates with an initializer, or at a
  /// local name for a part of an object that has no other name: `let part = Whole().part`.
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

  /// Returns whether a local name is bound to an object that an initializer creates, in its declaration or, without an
  /// initial value, in all assignments before an offset.
  private mutating func isMade(_ index: UInt32, before offset: UInt32) -> Bool {
    let binding = frame.binding(index)
    if isMadeByType(index, binding.value) { return true }
    if binding.value != .unknown || binding.isMutable && binding.type == nil { return isInitializer(binding.value) }
    var isMade = false
    for number in frame.assignments(to: binding.name, before: offset) {
      let assignment = frame.assignment(number)
      guard self.binding(binding.name, in: assignment.scope, at: assignment.offset) == index else { continue }
      guard isInitializer(assignment.value) else { return false }
      isMade = true
    }
    return isMade
  }

  /// Returns whether a local name is bound to the result of a factory method of its type:
  /// `let panel = Panel.instantiate(from: nib)`.
  private mutating func isMadeByType(_ index: UInt32, _ value: Value) -> Bool {
    guard case .chain(let number) = value else { return false }
    let chain = frame.chain(number)
    let links = chain.links.map { frame.link($0) }
    guard links.map(\.kind) == [.property, .call], case .name(let name) = chain.root,
      frame.spelling(name).startsUppercase, frame.names.isOfMaker(links[0].name)
    else { return false }
    let origin = origin(ofBinding: index)
    let type = types.shape(of: types.unwrapped(origin.type))
    return type.kind == .nominal && table.spelling(of: type.declaration) == frame.spelling(name)
  }

  private func beginsWithInitializer(_ chain: Chain) -> Bool {
    guard case .name(let name) = chain.root, frame.spelling(name).startsUppercase else { return false }
    return call(at: chain.links.lowerBound, in: chain) != nil
  }

  /// Returns whether a value is a call of a type.
  func isInitializer(_ value: Value) -> Bool {
    guard case .chain(let index) = value else { return false }
    let chain = frame.chain(index)
    guard case .name(let name) = chain.root, frame.spelling(name).startsUppercase else { return false }
    return chain.links.count == 1 && frame.link(chain.links.lowerBound).kind == .call
  }
}
