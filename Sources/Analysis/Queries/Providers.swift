package import Findings
import SwiftReader

/// The provider protocols of a codebase: those whose name begins with a prefix, and those with a `provide…(to:)`.
package struct Providers {
  private let table: SymbolTable
  private let prefixes: [ByteString]
  /// The provider protocols in the files that were asked about, by file.
  private var known: [Int: Set<DeclarationID>] = [:]

  /// Creates the protocols; `prefixes` are those of their names.
  package init(in codebase: Codebase, named prefixes: [ByteString]) {
    (table, self.prefixes) = (codebase.table, prefixes)
  }

  /// Lists the members of provider protocols, and of their extensions, that return a value instead of pushing it to a
  /// component.
  package mutating func askingMembers() -> [AskingMember] {
    let linted = table.files.indices.filter { table.files[$0].isLinted }
    // An editor lints one file after every letter; then only the protocols of that file's members are looked at.
    // Otherwise the facts of all linted files are not unpacked without need.
    if linted.count > 1, isEmpty { return [] }
    return linted.flatMap { file in
      let facts = table.files[file].facts
      return facts.declarations.indices.compactMap { local -> AskingMember? in
        let declaration = facts.declarations[local]
        guard let parent = declaration.parent, !declaration.belongsToType, !declaration.isPrivateToFile,
          facts.isProtocolOrExtension(parent), facts.answers(declaration)
        else { return nil }
        let provider = table.type(of: table.id(parent, in: file))
        guard contains(provider) else { return nil }
        return AskingMember(
          place: MatchLocation(of: table.id(UInt32(local), in: file), in: table),
          provider: table.qualifiedName(of: provider))
      }
    }
  }

  private var isEmpty: Bool {
    mutating get { table.files.indices.allSatisfy { knownProviders(in: $0).isEmpty } }
  }

  private mutating func contains(_ type: DeclarationID) -> Bool {
    !type.isNone && knownProviders(in: table.file(of: type)).contains(type)
  }

  private mutating func knownProviders(in file: Int) -> Set<DeclarationID> {
    let providers = known[file] ?? providers(in: file)
    known[file] = providers
    return providers
  }

  private func providers(in file: Int) -> Set<DeclarationID> {
    guard table.files[file].outline.contains(.declaresProtocols), !table.isDependency(file) else { return [] }
    var providers: Set<DeclarationID> = []
    // A copy of the facts counts references of all their tables.
    let shared = table.files[file].shared
    let declarations = shared.value.declarations
    for local in declarations.indices {
      let declaration = declarations[local]
      switch declaration.kind {
      case .protocol:
        let name = ByteString(shared.value.names.utf8(of: declaration.name))
        if prefixes.contains(where: { name.hasPrefix($0) }) { providers.insert(table.id(UInt32(local), in: file)) }
      case .function:
        guard let parent = declaration.parent, declarations[Int(parent)].kind == .protocol,
          shared.value.provides(declaration)
        else { continue }
        providers.insert(table.id(parent, in: file))
      default: continue
      }
    }
    return providers
  }
}

/// A member that returns a provider's value instead of pushing it to a component.
package struct AskingMember: Sendable, Equatable {
  package var place: MatchLocation
  package var provider: String

  package var name: String { place.member }
}

extension FileFacts {
  /// Returns whether a function provides a value: `func provideCount(to component: some CountComponent)`.
  fileprivate func provides(_ function: Declaration) -> Bool {
    guard function.parameters.count == 1, let parameter = function.parameters.first else { return false }
    return names[parameters[Int(parameter)].label] == "to" && names[function.name].hasPrefix("provide")
  }

  /// Returns whether a declaration is a protocol or an extension.
  fileprivate func isProtocolOrExtension(_ owner: UInt32) -> Bool {
    switch declarations[Int(owner)].kind {
    case .protocol, .extension: true
    default: false
    }
  }

  /// Returns whether a declaration is a property, or a function with a result that is not the receiver itself.
  fileprivate func answers(_ declaration: Declaration) -> Bool {
    if declaration.kind == .property { return true }
    guard declaration.kind == .function, let type = declaration.type else { return false }
    let node = types[type]
    switch node.kind {
    case .tuple: return !node.children.isEmpty
    case .named: return !["Void", "Never", "Self"].contains(names[node.name])
    default: return true
    }
  }
}
