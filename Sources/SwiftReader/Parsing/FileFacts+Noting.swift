import SwiftTokens

/// Updates by the parser of facts that it has already recorded.
extension FileFacts {
  mutating func insert(_ modifiers: Modifiers, into declaration: Int) {
    declarations[declaration].modifiers.formUnion(modifiers)
  }

  /// Sets how a chain is used, unless another use than `.read` has been set before; `inout` also in a pattern.
  mutating func mark(_ chain: UInt32, as use: Chain.Use) {
    let before = chains[Int(chain)].use
    if before == .read || before == .pattern && use == .inout { chains[Int(chain)].use = use }
  }

  /// Marks a chain as a statement whose value is unused.
  mutating func discard(_ chain: UInt32) { chains[Int(chain)].isDiscarded = true }

  /// Unmarks the value of a statement, or the values of its branches: the value is used after all.
  mutating func take(_ value: Value) {
    switch value {
    case .chain(let chain): chains[Int(chain)].isDiscarded = false
    case .choice(let parts): for part in 0..<parts.count { take(operands[Int(parts.start + part)]) }
    default: break
    }
  }

  /// Returns whether a declaration has a written type; for a function, a result type.
  func hasType(declaration: UInt32) -> Bool { declarations[Int(declaration)].type != nil }

  func kind(ofDeclaration declaration: UInt32) -> Declaration.Kind { declarations[Int(declaration)].kind }

  /// Returns the kind of the type, protocol or extension that a property belongs to; for any other declaration, its own
  /// kind.
  func kind(ofOwnerOf declaration: UInt32) -> Declaration.Kind? {
    let kind = kind(ofDeclaration: declaration)
    return kind == .property ? declarations[Int(declaration)].parent.map(kind(ofDeclaration:)) : kind
  }

  /// Returns whether a scope is a closure or a block of statements in one.
  package func isInBody(ofClosure scope: ScopeID) -> Bool {
    var scope = scope
    while kind(of: scope) == .block { scope = scopes[Int(scope.index)].parent }
    return kind(of: scope) == .closure
  }

  func kind(of scope: ScopeID) -> Scope.Kind { scopes[Int(scope.index)].kind }

  /// Returns the innermost declaration around a scope, or `nil` if there is none. The file scope is opened while there
  /// are no scopes yet.
  func declaration(around scope: ScopeID) -> UInt32? {
    scopes.isEmpty ? nil : scopes[Int(scope.index)].declaration
  }

  /// Returns the value of the only statement of the scope that was opened after `count` others, or `.unknown` if there
  /// is no such scope.
  func soleValue(ofScopeAfter count: Int) -> Value {
    count < scopes.count ? scopes[count].soleValue : .unknown
  }

  /// Ends a scope at an offset and returns its parent.
  mutating func end(_ scope: ScopeID, at offset: UInt32) -> ScopeID {
    let index = Int(scope.index)
    let start = scopes[index].range.lowerBound
    scopes[index].range = start..<max(offset, start)
    return scopes[index].parent
  }

  /// Sets the type of the bindings that are bound to a whole value.
  mutating func annotate(_ range: Range<Int>, with type: TypeID?) {
    for index in range where bindings[index].part == nil { bindings[index].type = type }
  }

  /// Sets the type of the last binding if it belongs to the scope.
  mutating func annotateLastBinding(in scope: ScopeID, with type: TypeID) {
    if let last = bindings.indices.last, bindings[last].scope == scope { bindings[last].type = type }
  }

  /// Sets the type of a binding to the type that its value is cast to.
  mutating func annotate(_ binding: Int, withTypeOf cast: UInt32) {
    bindings[binding].type = casts[Int(cast)].type
  }

  /// Sets the value of a closure of several statements, or with several in a branch, to what they return.
  mutating func takeResults(_ results: inout Stack<Value>, from start: Int, ofClosure scope: ScopeID) {
    guard results.holds(from: start, otherThan: .unknown), isPartlyUnknown(scopes[Int(scope.index)].soleValue) else {
      return results.truncate(to: start)
    }
    let range = operands.take(&results, from: start)
    scopes[Int(scope.index)].soleValue = .result(Operands(start: range.lowerBound, count: UInt32(range.count)))
  }

  /// Returns whether nothing is known of a value, or of a branch of it. The parser limits the depth of branches.
  private func isPartlyUnknown(_ value: Value) -> Bool {
    guard case .choice(let parts) = value else { return value == .unknown }
    return (0..<parts.count).contains { isPartlyUnknown(operands[Int(parts.start + $0)]) }
  }

  /// Converts the value of a closure to the result type that the closure writes: `{ house -> Town in … }`.
  mutating func convertResult(ofClosure scope: ScopeID, to type: TypeID) {
    casts.append(Cast(kind: .coercion, value: scopes[Int(scope.index)].soleValue, type: type))
    scopes[Int(scope.index)].soleValue = .cast(UInt32(casts.count - 1))
  }

  func kind(of type: TypeID) -> TypeNode.Kind { types[type].kind }

  func parts(of type: TypeID) -> [TypeChild] { Array(types.children(of: type)) }

  /// The sizes of some tables, to which the parser returns when the tokens read since turn out to be no type.
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
