import SwiftReader

/// What one file adds to the symbol table, as far as the file's own facts determine it. Declarations have their numbers
/// in the file.
struct FileMembers: Sendable, Equatable {
  /// All declarations except types.
  private(set) var members: [Member] = []
  private(set) var properties: [Spelling] = []
  /// The names of generic parameters.
  private(set) var parameters: [Spelling] = []
  /// The types and extensions with an inheritance clause, and the number of its entries.
  private(set) var inheriting: [Inheriting] = []
  /// The extensions that contain an instance function, once for each such function.
  private(set) var extendingFunctions: [UInt32] = []
  /// The traits and facades of the file's declarations.
  private(set) var behaviour = Behaviour()

  /// A declaration that is not a type. Large repositories have a hundred thousand of them, so each takes 16 bytes.
  struct Member: Sendable, Equatable {
    let number: UInt32
    /// The number of the enclosing declaration, or one of ``topLevel`` and ``statements``.
    private let parentNumber: UInt32
    let spelling: Spelling

    private static let topLevel = UInt32.max
    /// A block among top-level statements.
    private static let statements = UInt32.max - 1

    init(_ number: UInt32, _ declaration: Declaration, _ spelling: Spelling) {
      let outside = declaration.scope == .file ? Self.topLevel : Self.statements
      (self.number, parentNumber, self.spelling) = (number, declaration.parent ?? outside, spelling)
    }

    /// Returns the owner of the member.
    ///
    /// - Parameter owner: returns what a declaration of the file owns.
    func holder(_ owner: (UInt32) -> Owner) -> Owner {
      switch parentNumber {
      case Self.topLevel: .topLevel
      case Self.statements: .statements
      default: owner(parentNumber)
      }
    }
  }

  struct Inheriting: Sendable, Equatable {
    let type: UInt32
    let count: UInt32
  }

  /// The traits of a file's types, and its facades. Changed bodies can change them.
  struct Behaviour: Sendable, Equatable {
    /// The traits that type declarations and extensions give to their types.
    var traits: [Told] = []
    /// The properties whose getter only returns `self`, a value made of `self` or a new object, and the functions that
    /// only return a stored property.
    var facades: [UInt32] = []

    struct Told: Sendable, Equatable {
      let type: UInt32
      let traits: TypeTraits
    }
  }

  /// Collects what a file adds to the symbol table.
  ///
  /// - Parameter spellings: the spellings of all names of the file.
  init(of facts: FileFacts, _ spellings: [Spelling], _ words: TraitWords) {
    let file = SpelledFacts(facts, spellings)
    for number in facts.declarations.indices {
      add(facts.declarations[number], numbered: UInt32(number), of: file, words)
    }
    for requirement in facts.requirements where requirement.kind == .parameter {
      parameters.append(file.name(ofType: requirement.subject))
    }
    for scope in facts.scopes { addBody(scope, file, words) }
    behaviour.facades += file.askedFacades(as: behaviour.facades)
  }

  /// Returns whether another version of the file adds the same declarations, whatever its traits and facades are.
  func declaresTheSame(as other: FileMembers) -> Bool {
    members == other.members && properties == other.properties && parameters == other.parameters
      && inheriting == other.inheriting && extendingFunctions == other.extendingFunctions
  }

  private mutating func add(
    _ declaration: Declaration, numbered number: UInt32, of file: SpelledFacts, _ words: TraitWords
  ) {
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol, .extension:
      addType(declaration, numbered: number, of: file, words)
    case .property:
      properties.append(file.spelling(declaration.name))
      add(number, declaration, file.spelling(declaration.name))
    case .macro:
      add(number, declaration, file.spelling(declaration.name))
    case .enumCase:
      if !declaration.parameters.isEmpty, let parent = declaration.parent { note(.hasPayload, parent) }
      add(number, declaration, file.spelling(declaration.name))
    case .function:
      addFunction(declaration, numbered: number, of: file)
    case .initializer:
      add(number, declaration, .`init`)
    case .subscript:
      add(number, declaration, .subscript)
    default:
      break
    }
  }

  private mutating func add(_ number: UInt32, _ declaration: Declaration, _ spelling: Spelling) {
    members.append(Member(number, declaration, spelling))
  }

  private mutating func addFunction(_ declaration: Declaration, numbered number: UInt32, of file: SpelledFacts) {
    let spelling = file.spelling(declaration.name)
    add(number, declaration, spelling)
    guard !declaration.belongsToType, let parent = declaration.parent else { return }
    if file.declaration(parent).kind == .extension { extendingFunctions.append(parent) }
  }

  /// Records the traits that a type's attributes and inheritance clause give it.
  private mutating func addType(
    _ declaration: Declaration, numbered number: UInt32, of file: SpelledFacts, _ words: TraitWords
  ) {
    var found = TypeTraits()
    for index in declaration.attributes {
      found.formUnion(words.traits(ofAttribute: file.name(ofAttribute: index)))
    }
    // Flags decide whether the type conforms in such an extension.
    let mayConform = declaration.kind == .extension && declaration.isConditional
    for index in declaration.inheritance where !mayConform {
      found.formUnion(words.traits(ofSupertype: file.name(ofInherited: index)))
    }
    if !declaration.inheritance.isEmpty {
      inheriting.append(Inheriting(type: number, count: UInt32(declaration.inheritance.count)))
    }
    note(found, number)
  }

  private mutating func note(_ found: TypeTraits, _ type: UInt32) {
    if !found.isEmpty { behaviour.traits.append(Behaviour.Told(type: type, traits: found)) }
  }

  private mutating func addBody(_ scope: Scope, _ file: SpelledFacts, _ words: TraitWords) {
    guard let number = scope.declaration else { return }
    switch (scope.kind, scope.soleValue) {
    case (.function, .unknown):
      addAction(of: file.declaration(number), file, words)
    case (.accessor, .chain(let chain)):
      // `var auth: Authentication { Authentication(request: self) }`; `willSet` and `didSet` do not count.
      guard file.spelling(scope.name) == getter else { return }
      if file.handsSelf(chain) || file.makesObject(chain) { behaviour.facades.append(number) }
    case (.accessor, .selfReference):
      // `var inputs: any Inputs { self }`
      if file.spelling(scope.name) == getter { behaviour.facades.append(number) }
    case (.function, .name), (.function, .chain):
      // `func home() -> House { house }`
      if file.onlyReturnsProperty(number, scope.soleValue) { behaviour.facades.append(number) }
    default:
      break
    }
  }

  /// Records that a type acts if the function is an instance method that does more than return one expression.
  private mutating func addAction(of declaration: Declaration, _ file: SpelledFacts, _ words: TraitWords) {
    guard declaration.kind == .function, !declaration.belongsToType, let parent = declaration.parent else { return }
    if words.isPlumbing(file.spelling(declaration.name)) { return }
    note(.acts, parent)
  }
}

extension FileFacts {
  /// What the file adds to the symbol table.
  var members: FileMembers { FileMembers(of: self, names.spellings, TraitWords()) }
}

private let getter = Spelling("get")
