import SwiftReader

/// The symbol-table queries whose results other files can change. Each is logged as a question, so that a file need not
/// be analyzed again while the answers to its questions are unchanged; all other code in `Types` and `Chains` has to
/// use these.
struct AskedTable {
  private let table: SymbolTable
  /// The log of the questions that were asked of the symbol table.
  var questions: QuestionLog

  init(_ table: SymbolTable, isLogged: Bool) {
    self.table = table
    questions = QuestionLog(isKept: isLogged)
  }

  /// Returns the first declaration of a type with a name, or of something else that names a type, such as a type alias.
  mutating func firstType(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    let first = table.firstType(spelling, in: owner)
    questions.note(.types(spelling, of: table.label(of: owner)), answer: first)
    return first
  }

  /// Returns the first member with a name; none if there is no such member.
  mutating func firstMember(_ spelling: Spelling, in owner: Owner) -> DeclarationID {
    let first = table.first(spelling, in: owner)
    questions.note(.members(spelling, of: table.label(of: owner)), answer: first)
    return first
  }

  /// Returns the members with a name.
  mutating func members(_ spelling: Spelling, in owner: Owner) -> Namesakes {
    let first = firstMember(spelling, in: owner)
    return table.namesakes(from: first)
  }

  /// Returns the top-level type with a name that is nearest to a file.
  mutating func topLevelType(_ spelling: Spelling, from file: Int) -> NamedType {
    _ = firstType(spelling, in: .topLevel)
    return table.topLevelType(spelling, from: file)
  }

  /// Returns the type that `Module.name` refers to; `nil` if there is no such type.
  mutating func topLevelType(_ spelling: Spelling, inModule module: Spelling, from file: Int) -> DeclarationID? {
    _ = firstType(spelling, in: .topLevel)
    return table.topLevelType(spelling, inModule: module, from: file)
  }

  /// Returns the type with a name that is declared in another type or in an extension of it.
  mutating func typeNested(_ spelling: Spelling, in owner: Owner, from file: Int) -> NamedType? {
    _ = firstType(spelling, in: owner)
    return table.nestedType(spelling, in: owner, from: file)
  }

  /// Returns whether a declaration of the owner has an inheritance clause.
  mutating func inheritsAnything(_ owner: Owner) -> Bool {
    questions.note(.supertypes(of: table.label(of: owner)))
    return table.inherits(owner)
  }

  /// Returns the entries of the inheritance clauses of the owner's declarations, from the last to the first.
  mutating func inheritances(of owner: Owner) -> [DeclaredMembers.Inheritance] {
    let question = Question.supertypes(of: table.label(of: owner))
    questions.note(question)
    let found = table.inheritances(of: owner)
    for inheritance in found { questions.note(question, answer: inheritance.declaration) }
    return found
  }

  /// Returns false only if nothing in the repository has a name.
  mutating func mayDeclare(_ spelling: Spelling) -> Bool {
    if table.mayDeclare(spelling) { return true }
    questions.note(.isDeclared(spelling))
    return false
  }

  mutating func declaresProperty(_ spelling: Spelling) -> Bool {
    questions.note(.isProperty(spelling))
    return table.declaresProperty(spelling)
  }

  /// Returns the number of a type's instance functions that are declared in extensions.
  mutating func functionsInExtensions(of type: DeclarationID) -> Int {
    questions.note(.extendingFunctions(of: table.label(of: type)))
    return table.functionsInExtensions(of: type)
  }

  /// Returns the declarations in a type's own braces.
  mutating func ownMembers(of type: DeclarationID) -> [DeclarationID] {
    questions.note(.memberList(of: table.label(of: type)))
    return table.members(of: type)
  }

  /// Returns the stored instance properties that are declared in a type's own braces.
  mutating func storedProperties(of type: DeclarationID) -> [DeclarationID] {
    ownMembers(of: type).filter {
      let declaration = table.declaration($0)
      return declaration.kind == .property && !declaration.belongsToType && !declaration.modifiers.contains(.computed)
    }
  }

  /// Logs that more than the declarations of a file is read. `FileFacts.interface` must contain what is read, and
  /// `FileFacts.determinesTypes(like:)` must compare it.
  mutating func readBodies(of file: Int) {
    questions.note(.content(ofFileAt: table.pathHashes[file]))
  }
}
