import SwiftReader

/// Builds the symbol table: types first, then what extends them, then everything by its owner.
struct SymbolTableBuilder {
  private var table: SymbolTable
  /// Extensions whose type is not found yet, and nested types that wait for them.
  private var waiting: [DeclarationID] = []
  private let words = TraitWords()

  init(_ files: [SourceFile], jobs: Int) {
    let spellings = spread(over: files.count, jobs: jobs, with: {}) { _, file in
      files[file].facts.names.spellings
    }
    var bases: [UInt32] = []
    var fileOf: [UInt32] = []
    var modules: [UInt32] = []
    var numbers: [Substring: UInt32] = [:]
    bases.reserveCapacity(files.count)
    for file in files.indices {
      bases.append(UInt32(fileOf.count))
      fileOf.append(contentsOf: repeatElement(UInt32(file), count: files[file].facts.declarations.count))
      let module = module(ofPath: files[file].path)
      let number = numbers[module] ?? UInt32(numbers.count)
      numbers[module] = number
      modules.append(number)
    }
    let count = fileOf.count
    table = SymbolTable(
      files: files, spellings: spellings, modules: modules, bases: bases, fileOf: fileOf,
      owners: Array(repeating: .topLevel, count: count), types: Array(repeating: .none, count: count),
      next: Array(repeating: .none, count: count), traits: Array(repeating: [], count: count),
      members: HashIndex(minimumCapacity: count), inheritanceHeads: HashIndex(minimumCapacity: count / 8),
      propertyNames: HashIndex(minimumCapacity: count / 4))
  }

  mutating func build() -> SymbolTable {
    for file in table.files.indices { addTypes(of: file) }
    settleExtensions()
    for file in table.files.indices { addMembers(of: file) }
    return table
  }

  /// Enters the types whose owner is clear; notes the extensions and what stands in them.
  private mutating func addTypes(of file: Int) {
    for local in table.files[file].facts.declarations.indices {
      let id = table.id(UInt32(local), in: file)
      let declaration = table.files[file].facts.declarations[local]
      if declaration.kind == .extension {
        waiting.append(id)
      } else if declaration.kind.isType {
        table.types[Int(id.index)] = id
        table.owners[Int(id.index)] = .declaration(id)
        enterType(declaration, id, file)
      } else if declaration.kind.namesType {
        enterType(declaration, id, file)
      } else {
        table.owners[Int(id.index)] = .declaration(id)
      }
    }
  }

  private mutating func enterType(_ declaration: Declaration, _ id: DeclarationID, _ file: Int) {
    guard let parent = declaration.parent else { return enter(id, declaration.name, .topLevel, file) }
    let kind = table.files[file].facts.declarations[Int(parent)].kind
    if kind == .extension { return waiting.append(id) }
    enter(id, declaration.name, table.owner(of: table.id(parent, in: file)), file)
  }

  /// Finds what every extension extends. Types nested in extensions can be extended themselves, so a few rounds.
  private mutating func settleExtensions() {
    var isLast = false
    for _ in 0..<6 {
      let round = waiting
      waiting = []
      for id in round {
        let file = table.file(of: id)
        let declaration = table.declaration(id)
        if declaration.kind == .extension {
          extend(id, declaration, file, isLast: isLast)
        } else if let parent = declaration.parent {
          let extended = table.id(parent, in: file)
          // Of an extension that is still waiting the owner is the top level, which owns no extension.
          if table.owner(of: extended) == .topLevel {
            waiting.append(id)
          } else {
            enter(id, declaration.name, table.owner(of: extended), file)
          }
        }
      }
      if waiting.isEmpty { return }
      isLast = isLast || waiting.count == round.count
    }
  }

  private mutating func extend(_ id: DeclarationID, _ declaration: Declaration, _ file: Int, isLast: Bool) {
    guard let type = declaration.type else { return setOwner(of: id, .declaration(id)) }
    switch table.extended(type, in: file) {
    case .declared(let extended):
      table.types[Int(id.index)] = extended
      setOwner(of: id, .declaration(extended))
    case .library(let spelling, let isNested):
      // `Outer.Inner` may yet turn up in an extension of `Outer`.
      if isNested && !isLast { return waiting.append(id) }
      setOwner(of: id, .library(spelling))
    case .ambiguous:
      setOwner(of: id, .declaration(id))
    }
  }

  private mutating func setOwner(of id: DeclarationID, _ owner: Owner) {
    table.owners[Int(id.index)] = owner
  }

  private mutating func enter(_ id: DeclarationID, _ name: Name, _ owner: Owner, _ file: Int) {
    enter(id, table.spellings[file][Int(name.index)], owner)
  }

  private mutating func enter(_ id: DeclarationID, _ spelling: Spelling, _ owner: Owner) {
    table.declaredNames.insert(spelling)
    if let later = table.members.set(owner.member(spelling), to: id.index) {
      table.next[Int(id.index)] = DeclarationID(index: later)
    }
  }

  private mutating func addMembers(of file: Int) {
    for local in table.files[file].facts.declarations.indices {
      let declaration = table.files[file].facts.declarations[local]
      let id = table.id(UInt32(local), in: file)
      let owner = declaration.parent.map { table.owner(of: table.id($0, in: file)) } ?? .topLevel
      switch declaration.kind {
      case .class, .struct, .enum, .actor, .protocol, .extension:
        addInheritance(declaration, id, file)
      case .property:
        enter(id, declaration.name, owner, file)
        table.propertyNames.set(table.spellings[file][Int(declaration.name.index)].hash, to: 1)
      case .function, .enumCase, .macro:
        enter(id, declaration.name, owner, file)
        if declaration.isMutating {
          table.mutatingNames.set(table.spellings[file][Int(declaration.name.index)].hash, to: 1)
        }
        if declaration.kind == .enumCase, !declaration.parameters.isEmpty {
          note(.hasPayload, ofParent: declaration, file)
        }
      case .initializer:
        enter(id, .`init`, owner)
      case .subscript:
        enter(id, .subscript, owner)
        note(.hasSubscript, ofParent: declaration, file)
      default:
        break
      }
    }
    for requirement in table.files[file].facts.requirements where requirement.kind == .parameter {
      let subject = table.files[file].facts.types[requirement.subject]
      table.declaredNames.insert(table.spellings[file][Int(subject.name.index)])
    }
    noteBodies(file)
  }

  private mutating func addInheritance(_ declaration: Declaration, _ id: DeclarationID, _ file: Int) {
    let owner = table.owner(of: id)
    for index in declaration.inheritance {
      let entry = UInt32(table.inheritances.count)
      let older = table.inheritanceHeads.set(owner.key, to: entry) ?? .max
      table.inheritances.append(
        SymbolTable.Inheritance(
          declaration: id, type: table.files[file].facts.inheritance[Int(index)], next: older))
    }
    let type = table.type(of: id)
    guard !type.isNone else { return }
    noteTraits(declaration, of: type, file)
  }

  /// What a type's attributes, its name and what it inherits tell.
  private mutating func noteTraits(_ declaration: Declaration, of type: DeclarationID, _ file: Int) {
    var traits = TypeTraits()
    for index in declaration.attributes {
      let name = table.files[file].facts.attributes[Int(index)]
      traits.formUnion(words.traits(ofAttribute: table.spellings[file][Int(name.index)]))
    }
    for index in declaration.inheritance {
      let node = table.files[file].facts.types[table.files[file].facts.inheritance[Int(index)]]
      traits.formUnion(words.traits(ofSupertype: table.spellings[file][Int(node.name.index)]))
    }
    if declaration.name.index != 0, table.files[file].facts.names[declaration.name].hasSuffix("State") {
      traits.insert(.isState)
    }
    table.traits[Int(type.index)].formUnion(traits)
  }

  private mutating func note(_ trait: TypeTraits, ofParent declaration: Declaration, _ file: Int) {
    guard let parent = declaration.parent else { return }
    let type = table.type(of: table.id(parent, in: file))
    if !type.isNone { table.traits[Int(type.index)].insert(trait) }
  }

  /// What the bodies tell.
  private mutating func noteBodies(_ file: Int) {
    for index in table.files[file].facts.scopes.indices {
      let scope = table.files[file].facts.scopes[index]
      guard let local = scope.declaration else { continue }
      switch (scope.kind, scope.soleValue) {
      case (.function, .unknown): noteBehaviour(local, file)
      case (.accessor, .chain(let chain)): noteFacade(local, chain, file)
      default: break
      }
    }
  }

  /// `var auth: Authentication { Authentication(request: self) }`
  private mutating func noteFacade(_ local: UInt32, _ chain: UInt32, _ file: Int) {
    for link in table.files[file].facts.chains[Int(chain)].links {
      for argument in table.files[file].facts.links[Int(link)].arguments {
        guard case .selfReference = table.files[file].facts.arguments[Int(argument)].value else { continue }
        table.facades.set(UInt64(table.id(local, in: file).index), to: 1)
      }
    }
  }

  /// A type behaves when a method of it does more than one expression does.
  private mutating func noteBehaviour(_ local: UInt32, _ file: Int) {
    let declaration = table.files[file].facts.declarations[Int(local)]
    guard declaration.kind == .function, !declaration.belongsToType else { return }
    let spelling = table.spellings[file][Int(declaration.name.index)]
    if !words.plumbing.contains(spelling) { note(.behaves, ofParent: declaration, file) }
  }
}
