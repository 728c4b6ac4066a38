import SwiftReader

/// What one file adds to the symbol table once the owners of all its declarations are known.
struct FileMembers: Sendable {
  /// The keys of members, and the members.
  var keys: [UInt64] = []
  var members: [DeclarationID] = []
  /// The names of members and of generic parameters.
  var names: [Spelling] = []
  var properties: [Spelling] = []
  var facades: [DeclarationID] = []
  var inheritances: [(owner: Owner, declaration: DeclarationID, number: UInt32)] = []
  var traits: [(type: DeclarationID, traits: TypeTraits)] = []

  /// For every function of values in an extension, the type that it extends.
  var extendingFunctions: [DeclarationID] = []

  private let file: Int
  private static let getter = Spelling("get")

  init(of file: Int, in table: SymbolTable, _ words: TraitWords) {
    self.file = file
    for local in table.declarations(in: file) { add(local, table, words) }
    for requirement in table.requirements(in: file) where requirement.kind == .parameter {
      names.append(table.spelling(table.type(requirement.subject, in: file).name, in: file))
    }
    for number in table.scopes(in: file) { addBody(table.scope(number, in: file), table, words) }
    addFacadesOfProtocols(table)
  }

  private mutating func add(_ local: UInt32, _ table: SymbolTable, _ words: TraitWords) {
    let declaration = table.declaration(local, in: file)
    let id = table.id(local, in: file)
    let owner = declaration.parent.map { table.owner(of: table.id($0, in: file)) } ?? .topLevel
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol, .extension:
      addType(declaration, id, table, words)
    case .property:
      let spelling = table.spelling(declaration.name, in: file)
      // A library's properties are not the repository's to tell.
      if !table.isDependency(file) { properties.append(spelling) }
      add(id, spelling, owner)
    case .function, .enumCase, .macro:
      let spelling = table.spelling(declaration.name, in: file)
      if declaration.kind == .enumCase, !declaration.parameters.isEmpty, let parent = declaration.parent {
        note(.hasPayload, table.type(of: table.id(parent, in: file)))
      }
      add(id, spelling, owner)
      if declaration.kind == .function, !declaration.belongsToType {
        addExtending(declaration.parent, table)
        if words.isPlumbing(spelling) { addPlumbing(declaration, spelling, table, words) }
      }
    case .initializer:
      add(id, .`init`, owner)
    case .subscript:
      add(id, .subscript, owner)
    default:
      break
    }
  }

  private mutating func addPlumbing(
    _ declaration: Declaration, _ spelling: Spelling, _ table: SymbolTable, _ words: TraitWords
  ) {
    guard let parent = declaration.parent else { return }
    let label = declaration.parameters.first.map { table.spelling(table.parameter($0, in: file).label, in: file) }
    note(words.traits(ofMethod: spelling, firstLabel: label), table.type(of: table.id(parent, in: file)))
  }

  private mutating func addExtending(_ parent: UInt32?, _ table: SymbolTable) {
    guard let parent, table.declaration(parent, in: file).kind == .extension else { return }
    let type = table.type(of: table.id(parent, in: file))
    if !type.isNone { extendingFunctions.append(type) }
  }

  private mutating func add(_ id: DeclarationID, _ spelling: Spelling, _ owner: Owner) {
    keys.append(owner.member(spelling))
    members.append(id)
    names.append(spelling)
  }

  /// What a type's attributes, its name and what it inherits tell.
  private mutating func addType(
    _ declaration: Declaration, _ id: DeclarationID, _ table: SymbolTable, _ words: TraitWords
  ) {
    let owner = table.owner(of: id)
    var found = TypeTraits()
    for index in declaration.attributes {
      found.formUnion(words.traits(ofAttribute: table.spelling(table.attribute(index, in: file).name, in: file)))
    }
    for index in declaration.inheritance {
      let type = table.inherited(index, in: file)
      inheritances.append((owner, id, index - declaration.inheritance.lowerBound))
      found.formUnion(words.traits(ofSupertype: table.spelling(table.type(type, in: file).name, in: file)))
    }
    // An enumeration changes as a whole, whatever it is called.
    if declaration.kind != .enum, declaration.name.index != 0,
      table.text(of: declaration.name, in: file).hasSuffix("State")
    {
      found.insert(.isState)
    }
    note(found, table.type(of: id))
  }

  private mutating func note(_ found: TypeTraits, _ type: DeclarationID) {
    if !type.isNone, !found.isEmpty { traits.append((type, found)) }
  }

  private mutating func addBody(_ scope: Scope, _ table: SymbolTable, _ words: TraitWords) {
    guard let local = scope.declaration else { return }
    switch (scope.kind, scope.soleValue) {
    case (.function, .unknown):
      addBehaviour(local, table, words)
    case (.accessor, .chain(let chain)):
      // `var auth: Authentication { Authentication(request: self) }`, and no observer.
      if table.spelling(scope.name, in: file) == Self.getter, table.handsSelf(chain, in: file) {
        facades.append(table.id(local, in: file))
      }
    case (.accessor, .selfReference):
      // `var inputs: any Inputs { self }`
      if table.spelling(scope.name, in: file) == Self.getter { facades.append(table.id(local, in: file)) }
    case (.function, .chain(let chain)):
      // `func makeElement() -> Element { Element(name: name) }`
      if table.makesObject(chain, in: file) { facades.append(table.id(local, in: file)) }
    default:
      break
    }
  }

  /// What a protocol asks for is such a property, too, if a type of the file that conforms to it returns itself, as another
  /// protocol: `protocol Modeling { var inputs: any Inputs { get } }`, `class Model: Modeling, Inputs`.
  private mutating func addFacadesOfProtocols(_ table: SymbolTable) {
    let properties = facades.filter { table.declaration($0).kind == .property }
    if properties.isEmpty { return }
    let asked = askedProperties(in: table)
    for property in properties {
      let parent = table.parent(of: property)
      if parent.isNone { continue }
      let supertypes = table.declaration(parent).inheritance.map { name(of: table.inherited($0, in: file), table) }
      for asked in asked
      where asked.name == table.spelling(of: property) && supertypes.contains(asked.owner)
        && supertypes.contains(asked.type)
      {
        facades.append(asked.property)
      }
    }
  }

  /// A property that a protocol of the file asks for, and the names of the protocol, the property and its type.
  private struct AskedProperty {
    let property: DeclarationID
    let owner: Spelling
    let name: Spelling
    let type: Spelling
  }

  private func askedProperties(in table: SymbolTable) -> [AskedProperty] {
    table.declarations(in: file).compactMap { local in
      let declaration = table.declaration(local, in: file)
      guard declaration.kind == .property, let type = declaration.type, let parent = declaration.parent else {
        return nil
      }
      let owner = table.declaration(parent, in: file)
      if owner.kind != .protocol { return nil }
      return AskedProperty(
        property: table.id(local, in: file), owner: table.spelling(owner.name, in: file),
        name: table.spelling(declaration.name, in: file), type: name(of: type, table))
    }
  }

  /// `Inputs` of `Inputs` and of `any Inputs`.
  private func name(of type: TypeID, _ table: SymbolTable) -> Spelling {
    let node = table.type(type, in: file)
    if node.kind == .existential, let inner = table.children(of: node, in: file).first {
      return table.spelling(table.type(inner.type, in: file).name, in: file)
    }
    return table.spelling(node.name, in: file)
  }

  /// A type behaves when a method of it does more than one expression does.
  private mutating func addBehaviour(_ local: UInt32, _ table: SymbolTable, _ words: TraitWords) {
    let declaration = table.declaration(local, in: file)
    guard declaration.kind == .function, !declaration.belongsToType, let parent = declaration.parent else { return }
    if words.isPlumbing(table.spelling(declaration.name, in: file)) { return }
    note(declaration.isMutating ? .behaves : [.behaves, .acts], table.type(of: table.id(parent, in: file)))
  }
}
