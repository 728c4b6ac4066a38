import SwiftReader

/// A subscriber that receives a whole state, although the state conforms to narrower protocols.
package struct StateSubscriber: Sendable, Equatable {
  /// The location of the method that takes the state.
  package var place: MatchLocation
  package var state: String
  /// The names of the provider protocols to which the state conforms, in the order of its declarations.
  package var narrower: [String]

  package var name: String { place.member }
}

/// The methods `newState`, which receive a state or a part of it.
package struct StateSubscribers {
  private let files: [SourceFile]
  private let table: SymbolTable
  private var types: TypeResolver

  package init(in codebase: Codebase) {
    (files, table) = (codebase.files, codebase.table)
    types = TypeResolver(codebase.table, codebase.library)
  }

  /// Lists the methods that take a whole state which also conforms to narrower protocols.
  ///
  /// - Parameter isState: returns whether a type is a state, by its qualified name; other states are recognized by a
  ///   library's protocol.
  package mutating func ofWholeStates(where isState: (String) -> Bool) -> [StateSubscriber] {
    let name = Spelling("newState")
    guard table.mayDeclare(name) else { return [] }
    let wanted = files.indices.filter { files[$0].isLinted && files[$0].outline.contains(.declaresCallbacks) }
    return wanted.flatMap { file in
      let declarations = files[file].facts.declarations
      return declarations.indices.compactMap { local -> StateSubscriber? in
        let declaration = declarations[local]
        guard declaration.kind == .function, declaration.parameters.count == 1, let parent = declaration.parent,
          declarations[Int(parent)].kind != .protocol,
          table.spelling(declaration.name, in: file) == name
        else { return nil }
        return subscriber(table.id(UInt32(local), in: file), declaration, ofState: isState)
      }
    }
  }

  private mutating func subscriber(
    _ id: DeclarationID, _ function: Declaration, ofState isState: (String) -> Bool
  ) -> StateSubscriber? {
    let file = table.file(of: id)
    guard let parameter = function.parameters.first,
      let written = table.parameter(parameter, in: file).type
    else { return nil }
    let type = types.resolve(written, in: file, from: id)
    let shape = types.shape(of: types.unwrapped(type))
    guard shape.kind == .nominal, table.declaration(shape.declaration).kind != .protocol else { return nil }
    let state = table.qualifiedName(of: shape.declaration)
    guard isState(state) || table.has(.isState, shape.declaration) else { return nil }
    let narrower = narrowerProtocols(of: shape.declaration)
    let place = MatchLocation(of: id, in: table)
    return narrower.isEmpty ? nil : StateSubscriber(place: place, state: state, narrower: narrower)
  }

  /// Returns the names of the protocols to which a type conforms and that provide something narrower: those of the
  /// repository that require a property or function, and `KnowsThe…`, which Eastward has or `@Aspect` generates.
  private mutating func narrowerProtocols(of type: DeclarationID) -> [String] {
    types.directSupertypes(of: .declaration(type)).compactMap {
      let shape = types.shape(of: $0)
      switch shape.kind {
      case .nominal where table.declaration(shape.declaration).kind == .protocol && promises(shape.declaration):
        return table.qualifiedName(of: shape.declaration)
      case .library:
        let name = table.text(of: shape.name, in: Int(shape.file))
        return name.hasPrefix("KnowsThe") ? name : nil
      default: return nil
      }
    }
  }

  private func promises(_ type: DeclarationID) -> Bool {
    table.members(of: type).contains {
      let kind = table.declaration($0).kind
      return kind == .property || kind == .function
    }
  }
}
