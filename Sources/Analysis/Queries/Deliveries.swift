import SwiftReader

/// A dispatch during a delivery: in a callback by which a store or provider passes on a new value.
package struct EagerDispatch: Sendable, Equatable {
  /// The location of the dispatch, or of the call of the own method that dispatches.
  package var place: MatchLocation
  package var callback: String
  /// The name of the own method that dispatches; `nil` where the callback itself dispatches.
  package var method: String?

  package var name: String { place.member }
}

extension Codebase {
  /// Returns whether any file imports a module.
  package func imports(_ module: String) -> Bool {
    table.imported.contains { $0.mention(Spelling(module)) }
  }

  /// Lists the dispatches in callbacks, and in own methods that callbacks call.
  ///
  /// A callback is a method with one of the names, or a method `new…` with one parameter and no result that a protocol
  /// of the repository requires. Code in a closure that may run later is not part of the delivery.
  package func eagerDispatches(in callbacks: [String]) -> [EagerDispatch] {
    let named = Set(callbacks.map { Spelling($0) })
    var types = TypeResolver(table, library)
    var bodies = Bodies()
    let areAllNew = callbacks.allSatisfy { $0.hasPrefix("new") || !table.mayDeclare(Spelling($0)) }
    return files.indices.flatMap { file -> [EagerDispatch] in
      guard files[file].isLinted, !areAllNew || files[file].outline.contains(.declaresCallbacks) else { return [] }
      let told = table.declarations(in: file).filter { isCallback($0, in: file, named: named, &types) }
      if told.isEmpty { return [] }
      return told.flatMap { dispatches(inBodyOf: $0, file, &bodies) }
    }
  }

  private func isCallback(
    _ local: UInt32, in file: Int, named callbacks: Set<Spelling>, _ types: inout TypeResolver
  ) -> Bool {
    let declaration = table.declaration(local, in: file)
    guard declaration.kind == .function, declaration.parent != nil else { return false }
    if callbacks.contains(table.spelling(declaration.name, in: file)) { return true }
    // The name is checked last: decoding it as text costs more than the rest.
    guard declaration.parameters.count == 1, declaration.type == nil else { return false }
    let name = table.text(of: declaration.name, in: file)
    guard name.hasPrefix("new"), name.dropFirst(3).first?.isUppercase == true else { return false }
    return isRequired(table.id(local, in: file), declaration, &types)
  }

  /// Returns whether a member is a requirement of a protocol of the repository to which its type conforms.
  func isRequired(_ id: DeclarationID, _ declaration: Declaration, _ types: inout TypeResolver) -> Bool {
    let parent = table.parent(of: id)
    guard !parent.isNone else { return false }
    let spelling = table.spelling(of: id)
    var ancestors = Ancestry(of: types.directSupertypes(of: table.owner(of: parent)))
    while let next = ancestors.next(&types) {
      let shape = types.shape(of: next)
      if shape.kind == .nominal, table.declaration(shape.declaration).kind == .protocol,
        !table.first(spelling, in: .declaration(shape.declaration)).isNone
      {
        return true
      }
    }
    return false
  }

  /// A cache of the calls in function bodies, by file, and of the functions that dispatch.
  private struct Bodies {
    var calls: [Int: BodyCalls] = [:]
    var dispatching: [DeclarationID: Bool] = [:]
  }

  private func calls(of function: DeclarationID, _ bodies: inout Bodies) -> [BodyCall] {
    let file = table.file(of: function)
    let calls = bodies.calls[file] ?? BodyCalls(files[file].facts)
    bodies.calls[file] = calls
    return calls.calls(in: function.index - table.bases[file])
  }

  private func dispatches(inBodyOf local: UInt32, _ file: Int, _ bodies: inout Bodies) -> [EagerDispatch] {
    let id = table.id(local, in: file)
    let callback = table.text(of: table.declaration(id).name, in: file)
    return calls(of: id, &bodies).compactMap { call in
      let place = place(of: call, in: id, file)
      if call.isDispatch { return EagerDispatch(place: place, callback: callback) }
      let spelling = table.spelling(call.name, in: file)
      guard call.isOwn, let method = ownMethod(spelling, of: id, file), dispatches(method, &bodies)
      else { return nil }
      return EagerDispatch(place: place, callback: callback, method: table.text(of: call.name, in: file))
    }
  }

  private func place(of call: BodyCall, in id: DeclarationID, _ file: Int) -> MatchLocation {
    MatchLocation(
      path: table.path(of: file), position: table.position(of: call.offset, in: file),
      end: table.position(of: call.offset + call.length, in: file), declaration: table.qualifiedName(of: id),
      member: table.text(of: call.name, in: file))
  }

  private func ownMethod(_ spelling: Spelling, of callback: DeclarationID, _ file: Int) -> DeclarationID? {
    let owner = table.owner(of: table.parent(of: callback))
    let method = table.first(spelling, in: owner)
    guard !method.isNone, method != callback, table.declaration(method).kind == .function else { return nil }
    return method
  }

  private func dispatches(_ method: DeclarationID, _ bodies: inout Bodies) -> Bool {
    if let known = bodies.dispatching[method] { return known }
    let dispatches = calls(of: method, &bodies).contains(where: \.isDispatch)
    bodies.dispatching[method] = dispatches
    return dispatches
  }
}
