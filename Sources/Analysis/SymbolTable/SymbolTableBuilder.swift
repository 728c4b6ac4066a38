import Packages
import SwiftReader

extension SymbolTable {
  /// Returns the symbol table of files.
  ///
  /// - Parameter older: the table of an earlier state of the files.
  static func built(
    of files: [SourceFile], _ manifests: Manifests, _ library: Library, since older: OlderTable? = nil, jobs: Int
  ) -> SymbolTable {
    var builder = SymbolTableBuilder(DeclaredFiles(files, manifests, since: older, jobs: jobs), library, jobs: jobs)
    return builder.build()
  }
}

/// A builder of the symbol table: it enters types, then resolves extensions, then enters all members by their owners.
private struct SymbolTableBuilder {
  private var draft: Draft
  private var members: DeclaredMembers
  /// Extensions whose type is not resolved yet, and types nested in such extensions.
  private var waiting: [DeclarationID] = []
  private let library: Library
  /// The types of dependencies that are in the library tables, which say more about them than their declarations.
  private var tabled: Set<Spelling> = []
  private let jobs: Int

  /// The files, with the types that are entered so far.
  private struct Draft: DeclarationLookup {
    let sources: DeclaredFiles
    var declaredTypes: DeclaredTypes
  }

  init(_ sources: DeclaredFiles, _ library: Library, jobs: Int) {
    draft = Draft(sources: sources, declaredTypes: DeclaredTypes(count: sources.labels.count))
    members = DeclaredMembers(count: sources.labels.count)
    self.library = library
    self.jobs = jobs
  }

  mutating func build() -> SymbolTable {
    for file in draft.files.indices { addTypes(of: file) }
    settleExtensions()
    addMembers()
    return SymbolTable(draft.sources, draft.declaredTypes, members)
  }

  /// Enters the types of a file whose owner is known. Collects extensions and the types nested in them in `waiting`.
  private mutating func addTypes(of file: Int) {
    for local in draft.declarations(in: file) {
      let id = draft.id(local, in: file)
      let declaration = draft.declaration(local, in: file)
      if declaration.kind == .extension {
        waiting.append(id)
      } else if declaration.kind.isType {
        draft.declaredTypes.types[Int(id.index)] = id
        draft.declaredTypes.owners[Int(id.index)] = .declaration(id)
        enterType(declaration, id, file)
      } else if declaration.kind.namesType {
        enterType(declaration, id, file)
      } else {
        draft.declaredTypes.owners[Int(id.index)] = .declaration(id)
      }
    }
  }

  private mutating func enterType(_ declaration: Declaration, _ id: DeclarationID, _ file: Int) {
    guard let parent = declaration.parent else {
      if declaration.scope != .file { return enter(id, as: declaration.name, in: .statements, of: file) }
      if draft.isDependency(file) {
        let spelling = draft.spelling(declaration.name, in: file)
        if library.isKnown(spelling) {
          tabled.insert(spelling)
          return
        }
      }
      return enter(id, as: declaration.name, in: .topLevel, of: file)
    }
    let kind = draft.declaration(parent, in: file).kind
    if kind == .extension { return waiting.append(id) }
    enter(id, as: declaration.name, in: draft.owner(of: draft.id(parent, in: file)), of: file)
  }

  /// Resolves the type of every extension. Types nested in extensions can be extended themselves, so this takes a few
  /// rounds.
  private mutating func settleExtensions() {
    var isLast = false
    for _ in 0..<Limits.roundsOfExtensions {
      let round = waiting
      waiting = []
      for id in round {
        let file = draft.file(of: id)
        let declaration = draft.declaration(id)
        if declaration.kind == .extension {
          extend(id, declaration, file, isLast: isLast)
        } else if let parent = declaration.parent {
          let extended = draft.id(parent, in: file)
          // The owner of an extension that is still waiting is the top level, which is never the owner of a resolved
          // extension.
          if draft.owner(of: extended) == .topLevel {
            waiting.append(id)
          } else {
            enter(id, as: declaration.name, in: draft.owner(of: extended), of: file)
          }
        }
      }
      if waiting.isEmpty { return }
      isLast = isLast || waiting.count == round.count
    }
    // The members of an extension whose type is not found must not pass for global declarations.
    for id in waiting where draft.declaration(id).kind == .extension { setOwner(of: id, .declaration(id)) }
  }

  private mutating func extend(_ id: DeclarationID, _ declaration: Declaration, _ file: Int, isLast: Bool) {
    guard let type = declaration.type else { return setOwner(of: id, .declaration(id)) }
    switch ExtendedNames.type(type, in: file, of: draft) {
    case .declared(let extended) where draft.modules.isHidden(file, from: draft.file(of: extended)):
      setOwner(of: id, .declaration(id))
    case .library where draft.modules.isHidden(file):
      setOwner(of: id, .declaration(id))
    case .declared(let extended):
      draft.declaredTypes.types[Int(id.index)] = extended
      setOwner(of: id, .declaration(extended))
    case .library(let spelling, let isNested):
      // `Outer.Inner` may be declared in an extension of `Outer` that is still waiting.
      if isNested && !isLast { return waiting.append(id) }
      setOwner(of: id, draft.isDependency(file) && tabled.contains(spelling) ? .declaration(id) : .library(spelling))
    case .ambiguous:
      setOwner(of: id, .declaration(id))
    }
  }

  private mutating func setOwner(of id: DeclarationID, _ owner: Owner) {
    draft.declaredTypes.owners[Int(id.index)] = owner
  }

  private mutating func enter(_ id: DeclarationID, as name: Name, in owner: Owner, of file: Int) {
    let spelling = draft.spelling(name, in: file)
    members.declaredNames.insert(spelling)
    if let later = draft.declaredTypes.names.set(owner.member(spelling), to: id.index) {
      draft.declaredTypes.next[Int(id.index)] = DeclarationID(index: later)
    }
  }

  /// Enters all members by their owners.
  private mutating func addMembers() {
    let files = draft.files.indices.map { PlacedMembers(of: $0, in: draft) }
    let keyed = concurrentMap(over: files.count, jobs: jobs) { files[$0].members }
    members.members = MemberIndex(keyed, jobs: jobs, next: &draft.declaredTypes.next)
    members.add(files)
  }
}
