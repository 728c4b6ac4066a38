import SwiftReader

extension SymbolTable {
  /// Returns the questions to whose answers a file adds something, with what it adds where that is more than what its
  /// declarations say: the types that its extensions extend, and what its bodies tell of types.
  func contributions(of file: Int, _ words: TraitWords) -> QuestionList {
    var questions = [modules.question(ofFile: file)]
    for local in declarations(in: file) { add(id(local, in: file), in: file, to: &questions) }
    let members = FileMembers(of: file, in: self, words)
    questions += members.names.map { .isDeclared($0) }
    questions += members.properties.map { .isProperty($0) }
    questions += members.inheritances.map { .supertypes(of: stable($0.owner)) }
    questions += members.extendingFunctions.map { .extendingFunctions(of: stable($0)) }
    questions += members.facades.map { .isFacade(stable($0)) }
    for (type, traits) in members.traits {
      questions += [.traits(of: stable(type)), .hasTraits(traits, of: stable(type))]
    }
    return QuestionList(questions)
  }

  private func add(_ id: DeclarationID, in file: Int, to questions: inout [Question]) {
    let declaration = declaration(id)
    let owner = declaration.parent.map { self.owner(of: self.id($0, in: file)) } ?? .topLevel
    let spelling = spelling(declaration.name, in: file)
    switch declaration.kind {
    case .extension: questions.append(.isExtended(stable(self.owner(of: id))))
    case .initializer: questions.append(.members(.`init`, of: stable(owner)))
    case .subscript: questions.append(.members(.subscript, of: stable(owner)))
    case _ where declaration.kind.namesType:
      questions += [.types(spelling, of: stable(owner)), .isDeclared(spelling)]
    default: questions.append(.members(spelling, of: stable(owner)))
    }
  }
}
