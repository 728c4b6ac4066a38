import SwiftReader

extension SymbolTable {
  /// - Parameter older: the table of the same files before some of them changed.
  init(
    of files: [SourceFile], _ manifests: [Manifest], _ library: Library, since older: OlderTable? = nil, jobs: Int
  ) {
    var builder = SymbolTableBuilder(files, manifests, library, since: older, jobs: jobs)
    self = builder.build()
  }
}

/// Builds the symbol table: types first, then what extends them, then everything by its owner.
struct SymbolTableBuilder {
  private var table: SymbolTable
  /// Extensions whose type is not found yet, and nested types that wait for them.
  private var waiting: [DeclarationID] = []
  private let library: Library
  /// The types of dependencies that the tables of libraries know: the tables say more of them than their declarations.
  private var tabled: Set<Spelling> = []
  private let jobs: Int

  init(_ files: [SourceFile], _ manifests: [Manifest], _ library: Library, since older: OlderTable?, jobs: Int) {
    self.library = library
    self.jobs = jobs
    let files = concurrentMap(over: files.count, jobs: jobs) { files[$0].unpacked }
    let spellings = concurrentMap(over: files.count, jobs: jobs) {
      older?.spellings(of: $0) ?? files[$0].facts.spellings
    }
    let paths = files.map { PathHash($0.path) }
    let labels = concurrentMap(over: files.count, jobs: jobs) {
      older?.labels(of: $0) ?? files[$0].facts.labels(spellings[$0], at: paths[$0])[...]
    }
    let imports = files.indices.map { file in files[file].facts.imports.map { spellings[file][Int($0.index)] } }
    var bases: [UInt32] = []
    var fileOf: [UInt32] = []
    bases.reserveCapacity(files.count)
    for file in files.indices {
      bases.append(UInt32(fileOf.count))
      fileOf.append(contentsOf: repeatElement(UInt32(file), count: files[file].facts.declarations.count))
    }
    let count = fileOf.count
    table = SymbolTable(
      files: files, unpacked: files.map(\.shared), spellings: spellings, pathHashes: paths,
      labels: labels.flatMap(\.self),
      sharedModules: older?.modules(importing: imports, manifests)
        ?? Shared(Modules(files, importing: imports, manifests)), bases: bases, fileOf: fileOf,
      owners: Array(repeating: .topLevel, count: count), types: Array(repeating: .none, count: count),
      next: Array(repeating: .none, count: count), traits: Array(repeating: [], count: count),
      typeNames: HashIndex(minimumCapacity: count / 8), inheritanceHeads: HashIndex(minimumCapacity: count / 8),
      propertyNames: HashIndex(minimumCapacity: count / 4))
  }

  mutating func build() -> SymbolTable {
    for file in table.files.indices { addTypes(of: file) }
    settleExtensions()
    addMembers()
    return table
  }

  /// Enters the types whose owner is clear; notes the extensions and what stands in them.
  private mutating func addTypes(of file: Int) {
    for local in table.declarations(in: file) {
      let id = table.id(local, in: file)
      let declaration = table.declaration(local, in: file)
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
    guard let parent = declaration.parent else {
      if table.isDependency(file) {
        let spelling = table.spelling(declaration.name, in: file)
        if library.isKnown(spelling) {
          tabled.insert(spelling)
          return
        }
      }
      return enter(id, declaration.name, .topLevel, file)
    }
    let kind = table.declaration(parent, in: file).kind
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
      setOwner(of: id, table.isDependency(file) && tabled.contains(spelling) ? .declaration(id) : .library(spelling))
    case .ambiguous:
      setOwner(of: id, .declaration(id))
    }
  }

  private mutating func setOwner(of id: DeclarationID, _ owner: Owner) {
    table.owners[Int(id.index)] = owner
  }

  private mutating func enter(_ id: DeclarationID, _ name: Name, _ owner: Owner, _ file: Int) {
    let spelling = table.spelling(name, in: file)
    table.declaredNames.insert(spelling)
    if let later = table.typeNames.set(owner.member(spelling), to: id.index) {
      table.next[Int(id.index)] = DeclarationID(index: later)
    }
  }

  /// Enters everything by its owner. What a file adds is found out file by file, on all threads.
  private mutating func addMembers() {
    let table = table
    let files = concurrentMap(over: table.files.count, jobs: jobs, with: TraitWords.init) { words, file in
      FileMembers(of: file, in: table, words)
    }
    self.table.members = MemberIndex(files, jobs: jobs, next: &self.table.next)
    for file in files { add(file) }
  }

  private mutating func add(_ file: FileMembers) {
    for name in file.names { table.declaredNames.insert(name) }
    for name in file.properties { table.propertyNames.set(name.hash, to: 1) }
    for facade in file.facades { table.facades.set(UInt64(facade.index), to: 1) }
    for (type, traits) in file.traits { table.note(traits, of: type) }
    for type in file.extendingFunctions {
      table.extendingFunctions.set(UInt64(type.index), to: UInt32(table.functionsInExtensions(of: type) + 1))
    }
    for (owner, declaration, number) in file.inheritances {
      let entry = UInt32(table.inheritances.count)
      let older = table.inheritanceHeads.set(owner.key, to: entry) ?? .max
      table.inheritances.append(SymbolTable.Inheritance(declaration: declaration, number: number, next: older))
    }
  }
}
