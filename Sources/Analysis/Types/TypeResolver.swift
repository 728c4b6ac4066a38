package import SwiftReader

/// Resolves written types to known types, and looks up members and supertypes. Each thread has its own resolver.
package struct TypeResolver {
  package let table: SymbolTable
  /// The table for queries whose results other files can change.
  var asked: AskedTable
  package let library: Library
  var arena = TypeArena()
  var answers = ResolverAnswers()
  var evaluation = EvaluationStack<UInt64, UInt32>()
  /// Whether the open questions are being abandoned, because more than ``Limits/questions`` depend on each other.
  var isTooDeep = false
  /// The lists of supertypes, to which answers refer by index; the first list is empty.
  var supertypes: [[KnownType]] = [[]]
  var foundMembers = KeptAnswers<FoundMember>(minimumCapacity: 4096)
  /// The generic parameters of declarations, including those of the enclosing types; ``ownParameterLists`` excludes
  /// these.
  var parameterLists = KeptAnswers<[GenericParameter]>(minimumCapacity: 1024)
  var ownParameterLists = KeptAnswers<[GenericParameter]>(minimumCapacity: 1024)
  /// The names of the generic parameters of declarations with more than ``Limits/genericParameters`` requirements.
  var parameterNames = HashIndex()
  /// The library members that were looked up.
  var libraryMembers = LibraryMemberIndex()
  /// Each type with its ancestors, restricted to those that are in the libraries' tables.
  var knownAncestors = KeptAnswers<[KnownType]>()
  /// The types of library members, by receiver, name and use.
  var libraryMembersFound = KeptAnswers<KnownType>(minimumCapacity: 512)
  /// The names of the types that were read from the libraries' tables.
  var namesOfMadeTypes: [Spelling: String] = [:]
  /// The current file, from which members are looked up.
  var file = 0

  /// - Parameter isLogged: whether the questions that are asked of the table are logged.
  init(_ table: SymbolTable, _ library: Library, isLogged: Bool = false) {
    self.table = table
    asked = AskedTable(table, isLogged: isLogged)
    self.library = library
  }

  /// Resolves the type with an ID in a file, as seen from the signature of a declaration in that file.
  package mutating func resolve(_ id: TypeID, in file: Int, from site: DeclarationID) -> KnownType {
    resolve(id, in: file, from: LookUpSite(site))
  }

  /// Resolves the type with an ID in a file, as seen from a site in that file.
  mutating func resolve(_ id: TypeID, in file: Int, from site: LookUpSite) -> KnownType {
    // A type without parts is resolved as fast as a cached answer would be found.
    if !evaluation.isIdle || table.type(id, in: file).children.isEmpty {
      return resolve(id, in: file, from: site, depth: 0)
    }
    let question = QuestionKind.written.about(UInt64(id.index) << 32 | UInt64(site.declaration.index), file)
    return KnownType(index: answer(question) { $0.resolve(id, in: file, from: site, depth: 0).index })
  }

  /// Resolves a part of a type. `depth` limits the nesting and aliases of aliases.
  mutating func resolve(_ id: TypeID, in file: Int, from site: LookUpSite, depth: Int) -> KnownType {
    if depth > Limits.writtenTypeDepth { return .unknown }
    let node = table.type(id, in: file)
    switch node.kind {
    case .named:
      let parts = children(of: node, in: file, from: site, depth, dropping: 0)
      return named(node.name, parts, in: file, from: site, depth)
    case .member:
      return member(node, in: file, from: site, depth)
    case .optional:
      return arena.optional(children(of: node, in: file, from: site, depth, dropping: 0).first ?? .unknown)
    case .array:
      return arena.array(of: children(of: node, in: file, from: site, depth, dropping: 0).first ?? .unknown)
    case .dictionary:
      return arena.add(TypeShape(kind: .dictionary), children(of: node, in: file, from: site, depth, dropping: 0))
    case .tuple:
      let labels = table.children(of: node, in: file).map { table.spelling($0.label, in: file) }
      return arena.tuple(children(of: node, in: file, from: site, depth, dropping: 0), labels: labels)
    case .function:
      return arena.add(TypeShape(kind: .function), children(of: node, in: file, from: site, depth, dropping: 0))
    case .composition:
      return arena.add(TypeShape(kind: .composition), children(of: node, in: file, from: site, depth, dropping: 0))
    case .metatype:
      return arena.metatype(of: children(of: node, in: file, from: site, depth, dropping: 0).first ?? .unknown)
    case .existential, .opaque:
      return children(of: node, in: file, from: site, depth, dropping: 0).first ?? .unknown
    case .suppressed, .unknown:
      return .unknown
    }
  }

  private mutating func children(
    of node: TypeNode, in file: Int, from site: LookUpSite, _ depth: Int, dropping dropped: Int
  ) -> [KnownType] {
    if node.children.count <= dropped { return [] }
    return table.children(of: node, in: file).dropFirst(dropped).map {
      resolve($0.type, in: file, from: site, depth: depth + 1)
    }
  }

  private mutating func named(
    _ name: Name, _ arguments: [KnownType], in file: Int, from site: LookUpSite, _ depth: Int
  ) -> KnownType {
    let spelling = table.spelling(name, in: file)
    var found = lookUp(spelling, in: file, from: site)
    if found == libraryMark { found = libraryType(spelling, arguments, in: file, name: name) }
    if spelling == .selfType { return dynamicSelf(found) }
    return applied(found, to: arguments, in: file, depth: depth)
  }

  private mutating func member(
    _ node: TypeNode, in file: Int, from site: LookUpSite, _ depth: Int
  ) -> KnownType {
    guard let first = table.children(of: node, in: file).first else { return .unknown }
    let base = resolve(first.type, in: file, from: site, depth: depth + 1)
    let arguments = children(of: node, in: file, from: site, depth, dropping: 1)
    let spelling = table.spelling(node.name, in: file)
    let found = nested(spelling, in: base, in: file, name: node.name)
    return arguments.isEmpty ? found : applied(found, to: arguments, in: file, depth: depth)
  }

  /// Returns the type `base.spelling`. If the base is a module, this is the module's top-level type with that name.
  mutating func nested(_ spelling: Spelling, in base: KnownType, in file: Int, name: Name) -> KnownType {
    if let found = nestedType(spelling, in: base, from: file) { return found }
    let shape = arena[base]
    if let part = shape.collectionPart(spelling, of: base, in: &self) { return part }
    guard shape.kind == .library || shape.kind == .nestedLibrary else { return .unknown }
    if shape.children.isEmpty, shape.kind == .library {
      if library.isModule(shape.spelling) { return libraryType(spelling, [], in: file, name: name) }
      if let id = asked.topLevelType(spelling, inModule: shape.spelling, from: file) { return nominal(id) }
      if case .declared(let id) = asked.topLevelType(spelling, from: file) { return nominal(id) }
    }
    var inner = TypeShape(kind: .nestedLibrary, spelling: shape.spelling.nesting(spelling))
    (inner.file, inner.name) = (UInt32(file), name)
    inner.isForeign = shape.isForeign || shape.kind == .library && !library.isKnown(shape.spelling)
    return arena.add(inner)
  }

  /// Returns the target of a type that was looked up by its name alone, with aliases resolved.
  mutating func unaliased(_ type: KnownType, in file: Int) -> KnownType {
    applied(type, to: [], in: file, depth: 0)
  }

  /// Applies generic arguments to a type, with aliases resolved.
  private mutating func applied(
    _ type: KnownType, to arguments: [KnownType], in file: Int, depth: Int
  ) -> KnownType {
    let shape = arena[type]
    guard shape.kind == .nominal else { return type }
    let declaration = table.declaration(shape.declaration)
    switch declaration.kind {
    case .typealias:
      guard let target = declaration.type, depth < Limits.aliasDepth else { return .unknown }
      let aliased = self.target(target, of: shape.declaration, depth: depth + 1)
      return substituted(aliased, for: shape.declaration, with: arguments)
    case .associatedtype:
      return arena.add(
        TypeShape(kind: .parameter, declaration: shape.declaration, spelling: table.spelling(of: shape.declaration)))
    default:
      return arguments.isEmpty ? type : nominal(shape.declaration, arguments, of: type)
    }
  }

  /// Resolves the target of a type alias. The answer depends on the depth, which limits how many aliases are followed.
  mutating func target(_ target: TypeID, of alias: DeclarationID, depth: Int) -> KnownType {
    let file = table.file(of: alias)
    return KnownType(
      index: answer(QuestionKind.alias.about(UInt64(alias.index), depth)) {
        $0.resolve(target, in: file, from: LookUpSite(alias), depth: depth).index
      })
  }

  /// Applies a generic type's own arguments; the arguments of the enclosing types are kept.
  private mutating func nominal(_ id: DeclarationID, _ own: [KnownType], of type: KnownType) -> KnownType {
    let all = id.genericParameters(in: &self)
    let outer = max(0, all.count - own.count)
    let known = arena.children(of: type)
    return nominal(
      id, (known.count >= outer ? Array(known.prefix(outer)) : all.prefix(outer).map { arena.identity($0) }) + own)
  }

  /// Returns the type of `Self` in a signature. In a protocol or class it is a parameter that the receiver's type
  /// replaces.
  private mutating func dynamicSelf(_ type: KnownType) -> KnownType {
    let shape = arena[type]
    guard shape.kind == .nominal else { return type }
    let kind = table.declaration(shape.declaration).kind
    guard kind == .protocol || kind == .class else { return type }
    return arena.add(TypeShape(kind: .parameter, declaration: shape.declaration, spelling: .selfType))
  }

  /// Returns a type that the repository does not declare. Optionals, arrays and dictionaries get their own kinds.
  mutating func libraryType(
    _ spelling: Spelling, _ arguments: [KnownType], in file: Int, name: Name
  ) -> KnownType {
    switch library.aliases[spelling].first ?? spelling {
    case Container.optional.spelling: return arena.optional(arguments.first ?? .unknown)
    case Container.array.spelling: return arena.array(of: arguments.first ?? .unknown)
    case Container.dictionary.spelling: return arena.add(TypeShape(kind: .dictionary), arguments)
    default:
      if let other = library.aliases[spelling].first { return self.library(other, arguments) }
      var shape = TypeShape(kind: .library, spelling: spelling)
      (shape.file, shape.name) = (UInt32(file), name)
      return arena.add(shape, arguments)
    }
  }
}
