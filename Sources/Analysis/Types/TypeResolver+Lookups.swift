import SwiftReader

/// Every look-up in the symbol table that other files can change the answer of. Each is noted, so that a file need not be
/// analyzed again while all its answers stay the same; nothing else in `Types` and `Chains` looks anything up.
extension TypeResolver {
  /// The first type of that name, or what else names a type.
  mutating func firstType(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    let first = table.firstType(spelling, in: owner)
    questions.note(.types(spelling, of: table.label(of: owner)), answer: first)
    return first
  }

  /// The first member of that name.
  mutating func firstMember(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    let first = table.first(spelling, in: owner)
    questions.note(.members(spelling, of: table.label(of: owner)), answer: first)
    return first
  }

  /// The members of that name.
  mutating func members(_ spelling: Spelling, in owner: Owner) -> Namesakes {
    let first = firstMember(spelling, in: owner)
    return table.namesakes(from: first)
  }

  /// The type of that name at the top level that is nearest to a file.
  mutating func topLevelType(_ spelling: Spelling, from file: Int) -> NamedType {
    _ = firstType(spelling, in: .topLevel)
    return table.topLevelType(spelling, from: file)
  }

  /// The type that `Module.name` means.
  mutating func topLevelType(_ spelling: Spelling, inModule module: Spelling, from file: Int) -> DeclarationID? {
    _ = firstType(spelling, in: .topLevel)
    return table.topLevelType(spelling, inModule: module, from: file)
  }

  /// The type that is declared in another, or in an extension of it.
  mutating func nestedType(_ spelling: Spelling, in owner: Owner, from file: Int) -> NamedType? {
    _ = firstType(spelling, in: owner)
    return table.nestedType(spelling, in: owner, from: file)
  }

  /// Whether a declaration of the owner lists something after a colon.
  mutating func inheritsAnything(_ owner: Owner) -> Bool {
    questions.note(.supertypes(of: table.label(of: owner)))
    return table.inherits(owner)
  }

  /// What the owner's declarations list after their colons, from the last to the first.
  mutating func inheritances(of owner: Owner) -> [DeclaredMembers.Inheritance] {
    let question = Question.supertypes(of: table.label(of: owner))
    questions.note(question)
    let found = table.inheritances(of: owner)
    for inheritance in found { questions.note(question, answer: inheritance.declaration) }
    return found
  }

  /// False only if nothing in the repository has that name.
  mutating func mayDeclare(_ spelling: Spelling) -> Bool {
    if table.mayDeclare(spelling) { return true }
    questions.note(.isDeclared(spelling))
    return false
  }

  mutating func declaresProperty(_ spelling: Spelling) -> Bool {
    questions.note(.isProperty(spelling))
    return table.declaresProperty(spelling)
  }

  /// The number of the functions of a type's values that stand in extensions.
  mutating func functionsInExtensions(of type: DeclarationID) -> Int {
    questions.note(.extendingFunctions(of: table.label(of: type)))
    return table.functionsInExtensions(of: type)
  }

  /// What stands in a type's own braces.
  mutating func ownMembers(of type: DeclarationID) -> [DeclarationID] {
    questions.note(.memberList(of: table.label(of: type)))
    return table.members(of: type)
  }

  /// The instance properties that a type's own braces store.
  mutating func storedProperties(of type: DeclarationID) -> [DeclarationID] {
    ownMembers(of: type).filter {
      let declaration = table.declaration($0)
      return declaration.kind == .property && !declaration.belongsToType && !declaration.modifiers.contains(.computed)
    }
  }

  /// Notes that more than the declarations of a file is looked at. `FileFacts.interface` must have what that is.
  mutating func readBodies(of file: Int) {
    questions.note(.content(ofFileAt: table.pathHashes[file]))
  }
}
