package import Findings
import SwiftReader

/// The provider protocols of a codebase: those whose name begins with a prefix, and those with a `provide…(to:)`.
package struct Providers {
  private let files: [SourceFile]
  private let table: SymbolTable
  private let prefixes: [ByteString]
  /// The provider protocols in the files that were asked about, by file.
  private var known: [Int: Set<DeclarationID>] = [:]

  /// Creates the protocols; `prefixes` are those of their names.
  package init(in codebase: Codebase, named prefixes: [ByteString]) {
    (files, table, self.prefixes) = (codebase.files, codebase.table, prefixes)
  }

  /// Lists the members of provider protocols, and of their extensions, that return a value instead of pushing it to a
  /// component.
  package mutating func askingMembers() -> [AskingMember] {
    let linted = files.indices.filter { files[$0].isLinted }
    // An editor lints one file after every letter; then only the protocols of that file's members are looked at.
    // Otherwise the facts of all linted files are not unpacked without need.
    if linted.count > 1, isEmpty { return [] }
    return linted.flatMap { file in
      let facts = files[file].facts
      return facts.declarations.indices.compactMap { local -> AskingMember? in
        let declaration = facts.declarations[local]
        guard let parent = declaration.parent, !declaration.belongsToType, !declaration.isPrivateToFile,
          facts.declarations[Int(parent)].kind.isProtocolOrExtension, declaration.answers(in: facts)
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
    mutating get { files.indices.allSatisfy { knownProviders(in: $0).isEmpty } }
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
    guard files[file].outline.contains(.declaresProtocols), !table.isDependency(file) else { return [] }
    var providers: Set<DeclarationID> = []
    // A copy of the facts counts references of all their tables.
    let shared = files[file].shared
    let declarations = shared.value.declarations
    for local in declarations.indices {
      let declaration = declarations[local]
      switch declaration.kind {
      case .protocol:
        let name = ByteString(shared.value.names.utf8(of: declaration.name))
        if prefixes.contains(where: { name.hasPrefix($0) }) { providers.insert(table.id(UInt32(local), in: file)) }
      case .function:
        guard let parent = declaration.parent, declarations[Int(parent)].kind == .protocol,
          declaration.provides(in: shared.value)
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

extension Declaration {
  /// Returns whether a function provides a value: `func provideCount(to component: some CountComponent)`.
  fileprivate func provides(in facts: FileFacts) -> Bool {
    guard parameters.count == 1, let parameter = parameters.first else { return false }
    return facts.names[facts.parameters[Int(parameter)].label] == "to" && facts.names[name].hasPrefix("provide")
  }

  /// Returns whether a declaration is a property, or a function with a result that is not the receiver itself.
  fileprivate func answers(in facts: FileFacts) -> Bool {
    if kind == .property { return true }
    guard kind == .function, let type else { return false }
    let node = facts.types[type]
    switch node.kind {
    case .tuple: return !node.children.isEmpty
    case .named: return !["Void", "Never", "Self"].contains(facts.names[node.name])
    default: return true
    }
  }
}

extension Declaration.Kind {
  fileprivate var isProtocolOrExtension: Bool { self == .protocol || self == .extension }
}
