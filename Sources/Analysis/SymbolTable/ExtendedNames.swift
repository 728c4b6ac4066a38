import SwiftReader

/// Finds the types that extensions extend. Only names are resolved: an extension of an alias extends the alias's target.
struct ExtendedNames {
  /// The number of aliases that may still be followed, in all parts of a name together: each part may be an alias whose
  /// own parts are aliases.
  private var aliases = Limits.aliasDepth

  /// Returns the type that an extension extends.
  static func type(_ type: TypeID, in file: Int, of table: some DeclarationLookup) -> NamedType {
    var names = ExtendedNames()
    return names.named(type, in: file, of: table)
  }

  private mutating func named(_ type: TypeID, in file: Int, of table: some DeclarationLookup) -> NamedType {
    var path: [Spelling] = []
    var current = type
    while true {
      let node = table.type(current, in: file)
      guard node.kind == .named || node.kind == .member else {
        return .library(Container(node.kind)?.spelling ?? .none, isNested: false)
      }
      path.append(table.spelling(node.name, in: file))
      guard node.kind == .member, let base = table.children(of: node, in: file).first else { break }
      current = base.type
    }
    return named(path.reversed(), from: file, of: table)
  }

  private mutating func named(_ path: [Spelling], from file: Int, of table: some DeclarationLookup) -> NamedType {
    guard let first = path.first else { return .ambiguous }
    var found = unaliased(table.topLevelType(first, from: file), of: table)
    for spelling in path.dropFirst() {
      switch found {
      case .declared(let id):
        guard let nested = table.nestedType(spelling, in: table.owner(of: id), from: file) else {
          found = .library(table.spelling(of: id).nesting(spelling), isNested: true)
          continue
        }
        found = unaliased(nested, of: table)
      case .library(let outer, let isNested):
        // `Module.Type`: the name of a module is not a type.
        if case .declared(let id) = table.topLevelType(spelling, from: file) {
          found = .declared(id)
        } else if !isNested, isModule(outer, in: table.imported[file]) {
          found = .library(spelling, isNested: false)
        } else {
          found = .library(outer.nesting(spelling), isNested: true)
        }
      case .ambiguous:
        return .ambiguous
      }
    }
    return found
  }

  private func isModule(_ spelling: Spelling, in imports: FileImports) -> Bool {
    spelling == standardLibrary || imports.mention(spelling)
  }

  private mutating func unaliased(_ named: NamedType, of table: some DeclarationLookup) -> NamedType {
    guard case .declared(let id) = named else { return named }
    let declaration = table.declaration(id)
    guard declaration.kind == .typealias else { return named }
    let file = table.file(of: id)
    guard aliases > 0, let target = declaration.type, table.type(target, in: file).kind.isNamed else {
      return .ambiguous
    }
    aliases -= 1
    return self.named(target, in: file, of: table)
  }
}

extension TypeNode.Kind {
  /// Whether a type of this kind has a name, or a notation for a named type, such as `[T]`.
  fileprivate var isNamed: Bool { self == .named || self == .member || Container(self) != nil }
}

/// The name of the module that every file imports.
private let standardLibrary = Spelling("Swift")
