/// The results of a record that still hold for a codebase whose files may have changed since.
struct Recollection: Sendable {
  /// The analysis of each file, by file; `nil` if the record has none that still holds.
  private(set) var analyses: [FileAnalysis?]
  /// The contributions of each file to the answers of questions, by file.
  private(set) var contributions: [ContributionList]
  /// Whether the files, their contents and their modules are those of the record.
  private(set) var isOfSameFiles: Bool

  /// Adds recorded analyses of files that had none.
  mutating func add(_ others: [FileAnalysis]) {
    for number in others.indices where analyses[others[number].file] == nil && others[number].questions != nil {
      analyses[others[number].file] = others[number]
    }
  }

  /// Removes the analyses of files whose content changed.
  mutating func remove(_ changed: [Int]) {
    isOfSameFiles = isOfSameFiles && changed.isEmpty
    for file in changed { analyses[file] = nil }
  }

  /// Removes the analyses that asked a question to which the answer may have changed, and returns their files.
  mutating func remove(touchedBy changes: Changes) -> [Int] {
    if changes.isEmpty { return [] }
    let touched = analyses.indices.filter { analyses[$0]?.questions.map(changes.touch) == true }
    for file in touched { analyses[file] = nil }
    return touched
  }

  /// Takes what files contribute from another table with the same declarations.
  mutating func retell(_ files: [Int], in table: SymbolTable) {
    for file in files { contributions[file] = ContributionList(of: file, in: table) }
  }
}
