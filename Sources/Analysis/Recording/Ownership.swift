import SwiftReader

/// Whose members the declarations of a codebase are. Apart from the modules, what a file adds to the answers of questions
/// depends on nothing else of other files.
struct Ownership {
  private let labels: [Label]
  private let types: DeclaredTypes

  /// - Returns: `nil` for a table that is not known.
  init?(_ table: AnalysisRecord.KeptTable?) {
    switch table {
    case .whole(let table, _): (labels, types) = (table.labels, table.declaredTypes)
    case .parts(let parts): (labels, types) = (parts.labels, parts.types)
    case nil: return nil
    }
  }

  /// Whether the declarations of a file belong to what they belong to in a table.
  ///
  /// - Parameter base: the number of the file's first declaration here.
  func isSame(from base: UInt32, as table: SymbolTable, in file: Int) -> Bool {
    table.declarations(in: file).allSatisfy { local in
      let (index, id) = (Int(base) + Int(local), table.id(local, in: file))
      guard index < min(types.owners.count, types.types.count) else { return false }
      return label(of: types.owners[index]) == table.label(of: table.owner(of: id))
        && label(of: types.types[index]) == label(of: table.type(of: id), in: table)
    }
  }

  private func label(of owner: Owner) -> Label? {
    owner.declaration.isNone ? Label(owner.key) : label(of: owner.declaration)
  }

  /// The label of a declaration; `nil` for none, and for a number that a cache made up.
  private func label(of id: DeclarationID) -> Label? {
    Int(id.index) < labels.count ? labels[Int(id.index)] : nil
  }

  private func label(of id: DeclarationID, in table: SymbolTable) -> Label? { id.isNone ? nil : table.label(of: id) }
}

extension AnalysisRecord {
  /// Returns what each file of its own table adds to the answers of questions.
  ///
  /// - Parameter retold: the files whose bodies tell something else now.
  func contributions(of table: SymbolTable, retold: [Int]) -> [ContributionList] {
    var contributions = files.map(\.contributions)
    for file in retold { contributions[file] = table.contributions(of: file) }
    return contributions
  }

  /// Returns what each file of a table adds to the answers of questions, taken from the record where it says enough.
  ///
  /// - Parameter older: for every file that of the record.
  func contributions(of table: SymbolTable, _ older: [Int?], jobs: Int) -> [ContributionList] {
    guard let ownership = Ownership(self.table) else { return table.contributions(jobs: jobs) }
    return concurrentMap(over: table.files.count, jobs: jobs) { file in
      if let old = older[file], files[old].addsTheSame(as: file, of: table, ownership) {
        return files[old].contributions
      }
      return table.contributions(of: file)
    }
  }
}

extension AnalysisRecord.File {
  fileprivate func addsTheSame(as file: Int, of table: SymbolTable, _ ownership: Ownership) -> Bool {
    isSame(as: table.files[file]) && ownership.isSame(from: base, as: table, in: file)
      && contributions.contains(table.moduleContribution(of: file))
  }
}
