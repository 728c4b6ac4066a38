import SwiftTokens

/// What the parser tells the facts of entries that it noted before.
extension FileFacts {
  mutating func insert(_ modifiers: Modifiers, into declaration: Int) {
    declarations[declaration].modifiers.formUnion(modifiers)
  }

  /// Gives a declaration the requirements noted since it began its own, or since `start`.
  mutating func endRequirements(of declaration: Int, from start: UInt32? = nil) {
    let start = start ?? declarations[declaration].requirements.lowerBound
    declarations[declaration].requirements = start..<UInt32(requirements.count)
  }

  /// Says how a chain is used; the first to say more than that it is read is right.
  mutating func mark(_ chain: UInt32, as use: Chain.Use) {
    if chains[Int(chain)].use == .read { chains[Int(chain)].use = use }
  }

  /// Says that a chain is a statement whose value nobody takes.
  mutating func discard(_ chain: UInt32) { chains[Int(chain)].isDiscarded = true }

  /// Says that somebody takes the value of a statement after all, or that of its branches.
  mutating func take(_ value: Value) {
    switch value {
    case .chain(let chain): chains[Int(chain)].isDiscarded = false
    case .choice(let parts): for part in 0..<parts.count { take(operands[Int(parts.start + part)]) }
    default: break
    }
  }

  /// Whether a type is written for a declaration; of a function, for its result.
  func hasType(declaration: UInt32) -> Bool { declarations[Int(declaration)].type != nil }

  func kind(ofDeclaration declaration: UInt32) -> Declaration.Kind { declarations[Int(declaration)].kind }

  /// The kind of the type, protocol or extension whose member the declaration is; of anything but a property, its own.
  func kind(ofOwnerOf declaration: UInt32) -> Declaration.Kind? {
    let kind = kind(ofDeclaration: declaration)
    return kind == .property ? declarations[Int(declaration)].parent.map(kind(ofDeclaration:)) : kind
  }

  func kind(of scope: ScopeID) -> Scope.Kind { scopes[Int(scope.index)].kind }

  /// The innermost declaration around a scope; nothing surrounds the first, which is not there yet.
  func declaration(around scope: ScopeID) -> UInt32? {
    scopes.isEmpty ? nil : scopes[Int(scope.index)].declaration
  }

  /// The only value of the scope opened after `count` others, if one was.
  func soleValue(ofScopeAfter count: Int) -> Value {
    count < scopes.count ? scopes[count].soleValue : .unknown
  }

  /// Ends a scope at an offset; returns the scope around it.
  mutating func end(_ scope: ScopeID, at offset: UInt32) -> ScopeID {
    let index = Int(scope.index)
    let start = scopes[index].range.lowerBound
    scopes[index].range = start..<max(offset, start)
    return scopes[index].parent
  }

  /// Gives the type to those of the bindings that stand for a whole value.
  mutating func annotate(_ range: Range<Int>, with type: TypeID?) {
    for index in range where bindings[index].projection == .whole { bindings[index].type = type }
  }

  /// Gives the last binding the type, if a pattern in the scope made it.
  mutating func annotateLastBinding(in scope: ScopeID, with type: TypeID) {
    if let last = bindings.indices.last, bindings[last].scope == scope { bindings[last].type = type }
  }

  /// Gives a binding the type that its value was cast to.
  mutating func annotate(_ binding: Int, withTypeOf cast: UInt32) {
    bindings[binding].type = casts[Int(cast)].type
  }

  func kind(of type: TypeID) -> TypeNode.Kind { types[type].kind }

  func parts(of type: TypeID) -> [TypeChild] { Array(types.children(of: type)) }

  /// A size to return to when what was noted since turns out to be no type.
  struct Mark {
    fileprivate var types: Int
    fileprivate var children: Int
    fileprivate var problems: Int
  }

  var mark: Mark { Mark(types: types.nodes.count, children: types.children.count, problems: problems.count) }

  mutating func goBack(to mark: Mark) {
    types.nodes.truncate(to: mark.types)
    types.children.truncate(to: mark.children)
    problems.truncate(to: mark.problems)
  }
}
