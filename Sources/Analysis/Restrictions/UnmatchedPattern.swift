import Findings
import SwiftReader

/// A pattern of a restriction that matches nothing, so that the restriction does not say what it seems to say.
package struct UnmatchedPattern: Sendable, Hashable {
  package var pattern: CodePattern
  /// What is missing: `no module is called 'Storag'; did you mean 'Storage'?`.
  package var problem: String
}

extension ResolvedPattern {
  /// Returns what is missing for the pattern to match something; `nil` if it does.
  func problem(in table: SymbolTable, _ library: Library, _ types: inout TypeResolver) -> String? {
    let own = table.files.indices.filter { !table.isDependency($0) }
    if let problem = pattern.problemOfPlace(among: own, in: table) { return problem }
    if let type = missing.first(where: { !library.has($0) && !$0.isMentioned(in: table) }) {
      let names = own.flatMap { table.namesOfTypes(in: $0) } + pattern.groups
      return "no type is called '\(type.text)'" + suggestion(for: type.text, among: Set(names).sorted())
    }
    if isElsewhere(in: table) { return "no such type, and none that inherits from one, is declared there" }
    let wanted = pattern.members.filter { !$0.isAny && $0.text != "init" }
    if wanted.isEmpty { return nil }
    let found = members(in: table)
    // What is inherited from a library is not known, but a name that no file has is not used either.
    let mayInherit = mayInherit(&types)
    return wanted.first { !found.contains(where: $0.matches) && !(mayInherit && $0.isMentioned(in: table)) }.map {
      "no member is called '\($0.text)' there" + suggestion(for: $0.text, among: found.sorted())
    }
  }
}

extension CodePattern {
  /// Returns what is missing for the modules and paths of the pattern to contain a file; `nil` if they do.
  ///
  /// - Parameter files: the files that are no dependencies.
  fileprivate func problemOfPlace(among files: [Int], in table: SymbolTable) -> String? {
    if isOfAllFiles { return nil }
    let unknown = modules.first { module in
      !files.contains { table.moduleNames(ofFile: $0).contains { module.matches($0.bytes) } }
    }
    if let module = unknown?.text {
      let known = Set(files.flatMap { table.moduleNames(ofFile: $0) }).map(\.description).sorted()
      return "no module is called '\(module)'" + suggestion(for: module, among: known)
    }
    for path in paths where !files.contains(where: { path.matches(table.path(of: $0)) }) {
      return "no Swift file matches '\(path.pattern)'"
    }
    return files.contains { contains($0, in: table) } ? nil : "none of its modules has a file in one of its paths"
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
  /// Returns the names of a file's types, alone and with those of the types around them.
  fileprivate func namesOfTypes(in file: Int) -> [String] {
    declarations(in: file).map { id($0, in: file) }.filter { declaration($0).kind.isType }
      .flatMap { [qualifiedName(of: $0), name(of: $0)] }
  }
}

extension TypePattern {
  /// Returns whether a file uses a name that the pattern matches.
  fileprivate func isMentioned(in table: SymbolTable) -> Bool {
    if let onlyName { return onlyName.isMentioned(in: table) }
    return table.files.indices.contains { file in
      table.names(in: file).contains { $0.first?.isUppercase == true && matches($0) }
    }
  }
}

extension NamePattern {
  /// Returns whether a file uses a name that the pattern matches.
  fileprivate func isMentioned(in table: SymbolTable) -> Bool {
    if isName { return Spelling(text).isMentioned(in: table) }
    return table.files.indices.contains { table.names(in: $0).contains(matches) }
  }
}

extension Spelling {
  fileprivate func isMentioned(in table: SymbolTable) -> Bool {
    table.files.indices.contains { table.spellings(in: $0).contains(self) }
  }
}

extension NameTable {
  fileprivate func contains(_ matches: (String) -> Bool) -> Bool {
    (0..<count).contains { matches(self[Name(index: UInt32($0))]) }
  }
}
