package import Findings
package import SwiftReader

/// All declarations of the repository by owner and name.
package struct SymbolTable: Sendable {
  package private(set) var files: [SourceFile]
  /// For every file its facts; empty if each file unpacks its own.
  private(set) var unpacked: [Shared<FileFacts>]
  /// For every file the spellings of its names; empty if each file finds its own out.
  private(set) var spellings: [[Spelling]]
  /// For every file a number of its path.
  let pathHashes: [PathHash]
  /// For every declaration its label.
  let labels: [Label]
  /// Kept in one box: the table is handed on often.
  let sharedModules: Shared<Modules>
  /// For every file the number of its first declaration.
  package let bases: [UInt32]
  /// For every declaration its file.
  let fileOf: [UInt32]
  /// For a type or extension: whose members it lists; for a function: itself.
  var owners: [Owner]
  /// For a type itself, for an extension the type of the repository that it extends, else none.
  var types: [DeclarationID]
  /// For every declaration the next one with the same owner and name.
  var next: [DeclarationID]
  var traits: [TypeTraits]
  /// The types, aliases and associated types by owner and name.
  var typeNames: HashIndex
  /// Everything else by owner and name.
  var members = MemberIndex()
  /// By owner, the head of a list in `inheritances`.
  var inheritanceHeads: HashIndex
  var inheritances: [Inheritance] = []
  /// The names of all declarations and generic parameters.
  var declaredNames = NameFilter()
  /// The names of all properties that the repository declares.
  var propertyNames: HashIndex
  /// The properties whose getter does nothing but make something of `self`, and the functions that only make an object.
  var facades = HashIndex()
  /// For every type the number of the functions of its values in extensions, if there are any.
  var extendingFunctions = HashIndex()

  /// One type after a colon.
  struct Inheritance: Sendable, Equatable {
    var declaration: DeclarationID
    /// Its number among those of the declaration.
    var number: UInt32
    var next: UInt32
  }

  /// Puts another content, which declares the same, in a file's place.
  mutating func replace(_ file: Int, with source: SourceFile) {
    files[file] = source
    if !spellings.isEmpty { (unpacked[file], spellings[file]) = (source.shared, source.spellings) }
  }

  /// Lets only these of the linted files be linted; the others count still.
  mutating func lint(only paths: Set<ByteString>) {
    for file in files.indices where files[file].isLinted && !paths.contains(files[file].path) {
      files[file].isLinted = false
    }
  }

  /// Adds what a declaration tells of a type.
  mutating func note(_ traits: TypeTraits, of type: DeclarationID) { self.traits[Int(type.index)].formUnion(traits) }

  var modules: Modules { sharedModules.value }

  /// For every file the modules that it imports.
  var imported: [[Spelling]] { modules.imported }

  /// What the modules of all files are, as a number that is the same in every run.
  var moduleDigest: UInt64 { modules.digest }

  /// Whether there is only one module.
  var hasOneModule: Bool { modules.isAlone }

  package func isSameModule(_ file: Int, _ other: Int) -> Bool { modules.isSame(file, other) }

  /// The name of a file's module, as its folders tell it.
  package func moduleName(ofFile file: Int) -> ByteString { modules.name(ofFile: file) }

  /// Whether a file's module is another's, or imported there.
  package func isNear(_ other: Int, _ file: Int) -> Bool { modules.isNear(other, file) }

  /// Whether a file's module is another's, or imports or depends on it.
  func reaches(_ other: Int, from file: Int) -> Bool { modules.reaches(other, from: file) }

  /// Whether a file can see what another declares for its own module only.
  func sees(_ other: Int, from file: Int) -> Bool { modules.sees(other, from: file) }

  /// False only if nothing in the repository has that name.
  package func mayDeclare(_ spelling: Spelling) -> Bool { declaredNames.mayContain(spelling) }

  func declaresProperty(_ spelling: Spelling) -> Bool { propertyNames.contains(spelling.hash) }

  func isFacade(_ property: DeclarationID) -> Bool { facades.contains(UInt64(property.index)) }

  /// Whether a function does nothing but make an object.
  func isMaker(_ function: DeclarationID) -> Bool {
    !function.isNone && declaration(function).kind == .function && facades.contains(UInt64(function.index))
  }

  func functionsInExtensions(of type: DeclarationID) -> Int { Int(extendingFunctions[UInt64(type.index)] ?? 0) }

  /// Whether a declaration of the owner lists something after a colon.
  func inherits(_ owner: Owner) -> Bool { inheritanceHeads.contains(owner.key) }

  /// What the owner's declarations list after their colons, from the last to the first.
  func inheritances(of owner: Owner) -> [Inheritance] {
    var found: [Inheritance] = []
    var entry = inheritanceHeads[owner.key] ?? .max
    while entry != .max {
      found.append(inheritances[Int(entry)])
      entry = inheritances[Int(entry)].next
    }
    return found
  }

  /// An owner as a number that is the same in every run.
  func label(of owner: Owner) -> Label {
    owner.declaration.isNone ? Label(owner.key) : labels[Int(owner.declaration.index)]
  }

  func label(of id: DeclarationID) -> Label { labels[Int(id.index)] }

  package func file(of id: DeclarationID) -> Int { Int(fileOf[Int(id.index)]) }

  @inline(__always)
  package func declaration(_ id: DeclarationID) -> Declaration {
    let file = file(of: id)
    return read(file) { $0.declarations[Int(id.index - bases[file])] }
  }

  package func id(_ local: UInt32, in file: Int) -> DeclarationID {
    DeclarationID(index: bases[file] + local)
  }

  @inline(__always)
  package func parent(of id: DeclarationID) -> DeclarationID {
    let file = file(of: id)
    guard let parent = declaration(id).parent else { return .none }
    return self.id(parent, in: file)
  }

  @inline(__always)
  package func spelling(of id: DeclarationID) -> Spelling {
    spelling(declaration(id).name, in: file(of: id))
  }

  /// The first type of that name, or what else names a type; another one after `next`.
  package func firstType(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    typeNames[owner.member(spelling)].map(DeclarationID.init) ?? .none
  }

  /// The first member of that name, another one after `next`.
  package func first(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    members[owner.member(spelling)].map(DeclarationID.init) ?? .none
  }

  package func next(after id: DeclarationID) -> DeclarationID { next[Int(id.index)] }

  /// The declarations of one name and owner from the last to the first, at most ``Limits/namesakes``.
  func namesakes(from head: DeclarationID) -> Namesakes { Namesakes(links: next, candidate: head) }

  /// The type that a type declaration or extension speaks of.
  package func type(of id: DeclarationID) -> DeclarationID { types[Int(id.index)] }

  package func owner(of id: DeclarationID) -> Owner { owners[Int(id.index)] }
}

/// The declarations of one name and owner.
struct Namesakes: Sequence, IteratorProtocol {
  fileprivate let links: [DeclarationID]
  fileprivate var candidate: DeclarationID
  private var left = Limits.namesakes

  fileprivate init(links: [DeclarationID], candidate: DeclarationID) {
    (self.links, self.candidate) = (links, candidate)
  }

  mutating func next() -> DeclarationID? {
    guard !candidate.isNone, left > 0 else { return nil }
    left -= 1
    defer { candidate = links[Int(candidate.index)] }
    return candidate
  }
}

/// What a type's declarations, taken together, tell of it.
struct TypeTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// It has methods that do more than forward.
  static let behaves = TypeTraits(rawValue: 1 << 0)
  static let isEncoded = TypeTraits(rawValue: 1 << 1)
  static let isState = TypeTraits(rawValue: 1 << 2)
  /// `@dynamicMemberLookup`
  static let looksUpMembers = TypeTraits(rawValue: 1 << 3)
  /// It is a sequence, so a subscript gives an element.
  static let isCollection = TypeTraits(rawValue: 1 << 4)
  /// Macros may give it members that nobody reads.
  static let isExpanded = TypeTraits(rawValue: 1 << 5)
  /// It is an enumeration, and one of its cases carries something.
  static let hasPayload = TypeTraits(rawValue: 1 << 6)
  /// It has such methods that are not `mutating`.
  static let acts = TypeTraits(rawValue: 1 << 7)
  /// It says how it is copied or compared by what it stores.
  static let isCompared = TypeTraits(rawValue: 1 << 8)
}
