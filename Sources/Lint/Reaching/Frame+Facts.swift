import SwiftReader

/// The file's facts by their numbers.
extension Frame {
  var chainNumbers: Range<UInt32> { 0..<UInt32(facts.chains.count) }

  /// The first binding of a name in the whole file.
  func firstBinding(named name: Name) -> UInt32? {
    facts.bindings.firstIndex { $0.name.index == name.index }.map { UInt32($0) }
  }

  func chain(_ number: UInt32) -> Chain { facts.chains[Int(number)] }

  func link(_ number: UInt32) -> Link { facts.links[Int(number)] }

  func argument(_ number: UInt32) -> Argument { facts.arguments[Int(number)] }

  func binding(_ number: UInt32) -> Binding { facts.bindings[Int(number)] }

  func assignment(_ number: UInt32) -> Assignment { facts.assignments[Int(number)] }

  func cast(_ number: UInt32) -> Cast { facts.casts[Int(number)] }

  func scope(_ id: ScopeID) -> Scope { facts.scopes[Int(id.index)] }

  func components(ofKeyPath number: UInt32) -> Range<UInt32> { facts.keyPaths[Int(number)].components }

  /// The value at a position among operands.
  func operand(_ position: UInt32, of operands: Operands) -> Value {
    let number = Int(operands.start + position)
    return number < facts.operands.count ? facts.operands[number] : .unknown
  }

  func text(of name: Name) -> String { facts.names[name] }

  /// The last binding of a name in one scope that is visible at an offset.
  func binding(_ name: Name, in scope: ScopeID, at offset: UInt32) -> UInt32? {
    index.binding(name, in: scope, at: offset, facts.bindings)
  }

  /// The closure's parameters that have names.
  func parameters(ofClosure scope: ScopeID) -> [UInt32] {
    index.bindings(in: scope).filter { binding($0).kind == .closureParameter }
  }

  /// The last assignments to a name before an offset.
  func assignments(to name: Name, before offset: UInt32) -> [UInt32] {
    index.assignments(to: name, before: offset, facts.assignments)
  }

  func call(ofClosure scope: ScopeID) -> FileIndex.ClosureCall? { index.call(ofClosure: scope) }

  /// The innermost binding of that name which is visible at the offset.
  func innermostBinding(_ name: Name, in scope: ScopeID, at offset: UInt32) -> UInt32? {
    if !remembers { return forgotten(name, in: scope) }
    var scope = scope
    while true {
      if let found = binding(name, in: scope, at: offset) { return found }
      let current = self.scope(scope)
      if current.kind == .file || current.parent.index == scope.index { return nil }
      scope = current.parent
    }
  }

  /// In an initial value seen from elsewhere: any binding of that name may be meant, if the name stands in a closure.
  private func forgotten(_ name: Name, in scope: ScopeID) -> UInt32? {
    let kind = self.scope(scope).kind
    if kind == .type || kind == .file || kind == .initialValue { return nil }
    return firstBinding(named: name)
  }
}
