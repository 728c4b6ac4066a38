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

/// The callbacks by which stores and providers pass on new values.
package struct Deliveries {
  private let files: [SourceFile]
  private let table: SymbolTable
  private var types: TypeResolver
  /// The calls in function bodies that were asked about, by file.
  private var calls: [Int: BodyCalls] = [:]
  /// Whether the methods that were asked about dispatch.
  private var dispatching: [DeclarationID: Bool] = [:]

  package init(in codebase: Codebase) {
    (files, table) = (codebase.files, codebase.table)
    types = TypeResolver(codebase.table, codebase.library)
  }

  /// Lists the dispatches in callbacks, and in own methods that callbacks call.
  ///
  /// A callback is a method with one of the names, or a method `new…` with one parameter and no result that a protocol
  /// of the repository requires. Code in a closure that may run later is not part of the delivery.
  package mutating func eagerDispatches(in callbacks: [String]) -> [EagerDispatch] {
    let named = Set(callbacks.map { Spelling($0) })
    let areAllNew = callbacks.allSatisfy { $0.hasPrefix("new") || !table.mayDeclare(Spelling($0)) }
    return files.indices.flatMap { file -> [EagerDispatch] in
      guard files[file].isLinted, !areAllNew || files[file].outline.contains(.declaresCallbacks) else {
        return []
      }
      let told = table.declarations(in: file).filter { isCallback($0, in: file, named: named) }
      if told.isEmpty { return [] }
      return told.flatMap { dispatches(inBodyOf: $0, file) }
    }
  }

  private mutating func isCallback(_ local: UInt32, in file: Int, named callbacks: Set<Spelling>) -> Bool {
    let declaration = table.declaration(local, in: file)
    guard declaration.kind == .function, declaration.parent != nil else { return false }
    if callbacks.contains(table.spelling(declaration.name, in: file)) { return true }
    // The name is checked last: decoding it as text costs more than the rest.
    guard declaration.parameters.count == 1, declaration.type == nil else { return false }
    let name = table.text(of: declaration.name, in: file)
    guard name.hasPrefix("new"), name.dropFirst(3).first?.isUppercase == true else { return false }
    return table.id(local, in: file).isRequired(&types)
  }

  private mutating func calls(of function: DeclarationID) -> [BodyCall] {
    let file = table.file(of: function)
    let known = calls[file] ?? BodyCalls(files[file].facts)
    calls[file] = known
    return known.calls(in: function.index - table.bases[file])
  }

  private mutating func dispatches(inBodyOf local: UInt32, _ file: Int) -> [EagerDispatch] {
    let id = table.id(local, in: file)
    let callback = table.text(of: table.declaration(id).name, in: file)
    return calls(of: id).compactMap { call in
      let place = place(of: call, in: id, file)
      if call.isDispatch { return EagerDispatch(place: place, callback: callback) }
      let spelling = table.spelling(call.name, in: file)
      guard call.isOwn, let method = ownMethod(spelling, of: id, file), dispatches(method)
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

  private mutating func dispatches(_ method: DeclarationID) -> Bool {
    if let known = dispatching[method] { return known }
    let dispatches = calls(of: method).contains(where: \.isDispatch)
    dispatching[method] = dispatches
    return dispatches
  }
}
