import Analysis

extension Codebase {
  /// Returns sentences about the types that an option of a rule names although no file declares them.
  ///
  /// - Complexity: O(*n*) in the number of declarations, if the option names any type.
  func warnings(about names: [String], in option: String, of rule: String) -> [String] {
    let wanted = names.map { $0.hasPrefix("!") ? String($0.dropFirst()) : $0 }
    if wanted.isEmpty { return [] }
    let declared = declaredTypeNames
    return wanted.filter { !declared.contains($0) && !isLibraryType($0) }.map {
      "the rule '\(rule)': '\(option)' names '\($0)', which no file declares"
    }
  }
}
