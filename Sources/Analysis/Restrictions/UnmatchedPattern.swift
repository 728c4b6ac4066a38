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
    guard !wanted.isEmpty, let found = resolved.members(in: table) else { return nil }
    return wanted.first { member in !found.contains(where: member.matches) }.map {
      "no member is called '\($0.text)' there" + suggestion(for: $0.text, among: found.sorted())
    }
  }
}

extension ResolvedPattern {
  /// Returns the names of the members of the types that the pattern matches; `nil` if these may inherit others from a
  /// library.
  fileprivate func members(in table: SymbolTable) -> Set<String>? {
    if mayInherit(in: table) { return nil }
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
    guard let spelling = type.onlyName else { return files.indices.contains { mentions(type, in: $0) } }
    return files.indices.contains { spellings(in: $0).contains(spelling) }
  }

  /// Returns whether a file has a name, of a type for all that is known, that a pattern matches.
  private func mentions(_ type: TypePattern, in file: Int) -> Bool {
    let names = names(in: file)
    return (0..<names.count).contains { number in
      let name = names[Name(index: UInt32(number))]
      return name.first?.isUppercase == true && type.matches(name)
    }
  }
}
