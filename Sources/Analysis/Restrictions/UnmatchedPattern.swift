import Findings
import SwiftReader

/// A pattern of a restriction that matches nothing, so that the restriction does not say what it seems to say.
package struct UnmatchedPattern: Sendable, Hashable {
  package var pattern: CodePattern
  /// What is missing: `no module is called 'Storag'; did you mean 'Storage'?`.
  package var problem: String
}

extension Codebase {
  /// Returns the patterns of restrictions that match nothing in the repository, each once, in the order of the
  /// restrictions. A type that no file declares counts if a library has it, or if a file mentions it.
  package func unmatchedPatterns(in restrictions: [Restriction]) -> [UnmatchedPattern] {
    var known: Set<CodePattern> = []
    let patterns = restrictions.flatMap(\.patterns).filter { !$0.isOptional && known.insert($0).inserted }
    if patterns.isEmpty { return [] }
    let names = ResolvedPattern.TypeNames(table)
    var types = TypeResolver(table, library)
    return patterns.compactMap { pattern in
      problem(with: pattern, names, &types).map { UnmatchedPattern(pattern: pattern, problem: $0) }
    }
  }

  private func problem(
    with pattern: CodePattern, _ names: ResolvedPattern.TypeNames, _ types: inout TypeResolver
  ) -> String? {
    let own = files.indices.filter { !table.isDependency($0) }
    let modules = Set(own.flatMap { table.moduleNames(ofFile: $0) }).map(\.description).sorted()
    for module in pattern.modules where !modules.contains(where: module.matches) {
      return "no module is called '\(module.text)'" + suggestion(for: module.text, among: modules)
    }
    for path in pattern.paths where !own.contains(where: { path.matches(table.path(of: $0)) }) {
      return "no Swift file matches '\(path.pattern)'"
    }
    let selected = own.filter { pattern.contains($0, in: table) }
    if selected.isEmpty { return "none of its modules has a file in one of its paths" }
    let files = Set(selected)
    for type in pattern.types {
      var alone = pattern
      alone.types = [type]
      let places = pattern.isOfAllFiles ? nil : self.files.indices.map(files.contains)
      if !names.types(of: alone, in: places).isEmpty || pattern.isOfAllFiles && mentions(type) { continue }
      let declared = Set(
        names.all.filter { files.contains(table.file(of: $0)) }.flatMap {
          [table.qualifiedName(of: $0), table.name(of: $0)]
        })
      let place = pattern.isOfAllFiles ? "" : " there"
      return "no type is called '\(type.text)'\(place)" + suggestion(for: type.text, among: declared.sorted())
    }
    return problem(withMembersOf: ResolvedPattern(pattern, in: table, names: names, types: &types))
  }

  /// Returns whether a library has a type, or a file uses its name.
  private func mentions(_ type: TypePattern) -> Bool {
    guard type.isName else { return files.indices.contains { file in table.mentions(type, in: file) } }
    let spelling = Spelling(type.text)
    return library.isKnown(spelling) || files.indices.contains { table.spellings(in: $0).contains(spelling) }
  }

  private func problem(withMembersOf resolved: ResolvedPattern) -> String? {
    let wanted = resolved.pattern.members.filter { !$0.isAny && $0.text != "init" }
    if wanted.isEmpty { return nil }
    var members: Set<String> = []
    var isOfLibrary = resolved.types?.isEmpty ?? false
    for file in files.indices where resolved.contains(file) {
      for number in table.declarations(in: file) {
        let id = table.id(number, in: file)
        guard !table.parent(of: id).isNone, !table.declaration(id).kind.isType else { continue }
        let owner = table.typeOwning(id)
        if resolved.types?.contains(owner) ?? true { members.insert(table.name(of: id)) }
      }
    }
    // What a type inherits from a library is not known.
    isOfLibrary = isOfLibrary || resolved.types?.contains { table.inherits(.declaration($0)) } ?? false
    for member in wanted where !members.contains(where: member.matches) && !isOfLibrary {
      return "no member is called '\(member.text)' there" + suggestion(for: member.text, among: members.sorted())
    }
    return nil
  }
}

extension SymbolTable {
  /// Returns whether a file has a name, of a type for all that is known, that a pattern matches.
  fileprivate func mentions(_ type: TypePattern, in file: Int) -> Bool {
    let names = names(in: file)
    return (0..<names.count).contains { number in
      let name = names[Name(index: UInt32(number))]
      return name.first?.isUppercase == true && type.matches(name)
    }
  }
}
