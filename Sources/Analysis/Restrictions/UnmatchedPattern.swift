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
      pattern.problem(in: table, library, names, &types).map { UnmatchedPattern(pattern: pattern, problem: $0) }
    }
  }
}

extension CodePattern {
  /// Returns what is missing for the pattern to match something; `nil` if it does.
  fileprivate func problem(
    in table: SymbolTable, _ library: Library, _ names: ResolvedPattern.TypeNames, _ types: inout TypeResolver
  ) -> String? {
    let own = table.files.indices.filter { !table.isDependency($0) }
    let known = Set(own.flatMap { table.moduleNames(ofFile: $0) }).map(\.description).sorted()
    if let module = modules.first(where: { !known.contains(where: $0.matches) })?.text {
      return "no module is called '\(module)'" + suggestion(for: module, among: known)
    }
    for path in paths where !own.contains(where: { path.matches(table.path(of: $0)) }) {
      return "no Swift file matches '\(path.pattern)'"
    }
    let places = table.files.indices.map { !table.isDependency($0) && contains($0, in: table) }
    if !places.contains(true) { return "none of its modules has a file in one of its paths" }
    for type in self.types {
      var alone = self
      alone.types = [type]
      let isDeclared = !names.types(of: alone, in: isOfAllFiles ? nil : places).isEmpty
      if isDeclared || isOfAllFiles && (library.has(type) || table.mentions(type)) { continue }
      let declared = Set(
        names.all.filter { places[table.file(of: $0)] }.flatMap { [table.qualifiedName(of: $0), table.name(of: $0)] })
      return "no type is called '\(type.text)'\(isOfAllFiles ? "" : " there")"
        + suggestion(for: type.text, among: declared.sorted())
    }
    let resolved = ResolvedPattern(self, in: table, names: names, types: &types)
    let wanted = members.filter { !$0.isAny && $0.text != "init" }
    if wanted.isEmpty { return nil }
    let found = resolved.members(in: table)
    // What is inherited from a library is not known, but a name that no file has is not used either.
    let mayInherit = resolved.mayInherit(&types)
    return wanted.first { !found.contains(where: $0.matches) && !(mayInherit && table.mentions($0)) }.map {
      "no member is called '\($0.text)' there" + suggestion(for: $0.text, among: found.sorted())
    }
  }
}

extension ResolvedPattern {
  /// Returns the names of the members of the types that the pattern matches.
  fileprivate func members(in table: SymbolTable) -> Set<String> {
    var members: Set<String> = []
    for file in table.files.indices where contains(file) {
      for number in table.declarations(in: file) {
        let id = table.id(number, in: file)
        if !table.parent(of: id).isNone, !table.declaration(id).kind.isType, hasMember(id, in: table) {
          members.insert(table.name(of: id))
        }
      }
    }
    return members
  }
}

extension Library {
  fileprivate func has(_ type: TypePattern) -> Bool { type.onlyName.map(isKnown) ?? false }
}

extension SymbolTable {
  /// Returns whether a file uses a name that a pattern matches.
  fileprivate func mentions(_ type: TypePattern) -> Bool {
    mentions(type.onlyName) { $0.first?.isUppercase == true && type.matches($0) }
  }

  fileprivate func mentions(_ member: NamePattern) -> Bool {
    mentions(member.isName ? Spelling(member.text) : nil, where: member.matches)
  }

  /// - Parameter only: the only name that counts; `nil` if several do.
  private func mentions(_ only: Spelling?, where counts: (String) -> Bool) -> Bool {
    if let only { return files.indices.contains { spellings(in: $0).contains(only) } }
    return files.indices.contains { file in
      let names = names(in: file)
      return (0..<names.count).contains { counts(names[Name(index: UInt32($0))]) }
    }
  }
}
