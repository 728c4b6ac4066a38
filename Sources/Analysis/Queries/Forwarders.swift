package import Findings
import SwiftReader

/// A type whose members mostly forward to one of its own properties.
package struct Middleman: Sendable, Equatable {
  package var place: MatchLocation
  /// The name of the property that does the work.
  package var delegate: ByteString
  /// The number of the type's members that forward to the property.
  package var forwarders: Int

  package var name: String { place.declaration }
}

/// The members that do nothing but call another object.
package struct Forwarders {
  private let files: [SourceFile]
  private let table: SymbolTable
  private let library: Library
  private var types: TypeResolver

  package init(in codebase: Codebase) {
    (files, table, library) = (codebase.files, codebase.table, codebase.library)
    types = TypeResolver(codebase.table, codebase.library)
  }

  /// Lists the types of which at least a share of the members forwards, unchanged, to the same own property.
  ///
  /// Members that a protocol or superclass requires do not count: the type exists to provide them.
  package mutating func middlemen(share: Double, minMembers: Int) -> [Middleman] {
    var members: [DeclarationID: [Forward]] = [:]
    for file in files.indices where files[file].isCounted {
      let bodies = FileBodies(of: files[file].facts)
      for scope in bodies.facts.scopes.indices {
        guard let forward = forward(in: ScopeID(index: UInt32(scope)), of: bodies, file) else { continue }
        members[forward.type, default: []].append(forward)
      }
    }
    return members.compactMap { type, members in
      guard members.count >= minMembers, !mayAdapt(type) else { return nil }
      let counts = Dictionary(grouping: members.compactMap(\.delegate), by: { $0 }).mapValues(\.count)
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        most.value >= minMembers, Double(most.value) >= share * Double(members.count)
      else { return nil }
      return Middleman(place: MatchLocation(of: type, in: table), delegate: most.key, forwarders: most.value)
    }
  }

  /// Returns whether a library may require the type's members: the type conforms to a protocol that the repository does
  /// not declare.
  private mutating func mayAdapt(_ type: DeclarationID) -> Bool {
    let inherited = types.directSupertypes(of: .declaration(type))
    return inherited.contains {
      let shape = types.shape(of: $0)
      return shape.kind != .nominal && !library.isObject(shape.spelling) && !library.isMarker(shape.spelling)
    }
  }

  /// A member with a body, and the property to which it forwards; `nil` if the member does anything else.
  private struct Forward {
    var type: DeclarationID
    var delegate: ByteString?
  }

  private mutating func forward(in body: ScopeID, of bodies: FileBodies, _ file: Int) -> Forward? {
    let scope = bodies.facts.scopes[Int(body.index)]
    guard scope.kind == .function || scope.kind == .accessor, let local = scope.declaration else { return nil }
    let declaration = bodies.facts.declarations[Int(local)]
    guard declaration.kind == .function || declaration.kind == .property, let parent = declaration.parent,
      !declaration.belongsToType, !declaration.modifiers.contains(.override)
    else { return nil }
    let type = table.type(of: table.id(parent, in: file))
    guard !type.isNone, files[table.file(of: type)].isLinted, table.declaration(type).kind != .protocol,
      !table.id(local, in: file).isRequired(&types)
    else { return nil }
    return Forward(type: type, delegate: bodies.delegate(of: body, declaration))
  }
}

/// The bodies of the functions and accessors of one file.
private struct FileBodies {
  let facts: FileFacts
  private let locals: FileIndex

  init(of facts: FileFacts) {
    self.facts = facts
    locals = FileIndex(facts)
  }

  /// Returns the own property to which a body forwards: `engine.start()`, `self.engine.speed`.
  func delegate(of body: ScopeID, _ declaration: Declaration) -> ByteString? {
    guard case .chain(let index) = facts.scopes[Int(body.index)].soleValue else { return nil }
    let chain = facts.chains[Int(index)]
    var steps = Array(chain.links)
    var property: Name?
    switch chain.root {
    case .name(let name):
      guard locals.binding(name, in: body, at: chain.start, facts.bindings) == nil else { return nil }
      property = name
    case .selfReference:
      guard let first = steps.first, facts.links[Int(first)].kind == .property else { return nil }
      property = facts.links[Int(first)].name
      steps.removeFirst()
    default: return nil
    }
    guard let property, isOneStep(steps), facts.names[property].first?.isUppercase == false, handsOn(steps, declaration)
    else { return nil }
    return ByteString(facts.names.utf8(of: property))
  }

  /// Returns whether the links are one member, called or not.
  private func isOneStep(_ indices: [UInt32]) -> Bool {
    let steps = indices.map { facts.links[Int($0)].kind }.filter { $0 != .optionalChaining && $0 != .forceUnwrap }
    return steps == [.property] || steps == [.property, .call]
  }

  /// Returns whether the arguments are the function's own parameters and nothing else.
  private func handsOn(_ indices: [UInt32], _ function: Declaration) -> Bool {
    let own = function.parameters.map { facts.parameters[Int($0)].name }
    return indices.flatMap { facts.links[Int($0)].arguments }.allSatisfy {
      guard case .name(let name) = facts.arguments[Int($0)].value else { return false }
      return own.contains(name)
    }
  }
}
