import SwiftReader

/// The owners of a record's declarations. Apart from the modules, the contributions of a file to the answers of
/// questions depend on nothing else of other files.
struct Ownership {
  private let labels: [Label]
  private let types: DeclaredTypes

  /// Takes the owners from a record's symbol table.
  ///
  /// - Returns: `nil` for a table that is not known.
  init?(_ table: AnalysisRecord.KeptTable?) {
    switch table {
    case .whole(let table, _): (labels, types) = (table.labels, table.declaredTypes)
    case .parts(let parts): (labels, types) = (parts.labels, parts.types)
    case nil: return nil
    }
  }

  /// Returns whether the declarations of a file have the same owners as in a table.
  ///
  /// - Parameter base: the number of the file's first declaration in the record.
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

  /// Returns the label of a declaration; `nil` for none, and for an invalid number from a cache.
  private func label(of id: DeclarationID) -> Label? {
    Int(id.index) < labels.count ? labels[Int(id.index)] : nil
  }

  private func label(of id: DeclarationID, in table: SymbolTable) -> Label? { id.isNone ? nil : table.label(of: id) }
}

extension AnalysisRecord {
  /// Returns the contributions of each file to the answers of questions, by file, for the record's own table.
  ///
  /// - Parameter retold: the files whose bodies now give other traits or facades.
  func contributions(of table: SymbolTable, retold: [Int]) -> [ContributionList] {
    var contributions = files.map(\.contributions)
    for file in retold { contributions[file] = ContributionList(of: file, in: table) }
    return contributions
  }

  /// Returns the contributions of each file to the answers of questions, by file, taken from the record where they
  /// still hold.
  ///
  /// - Parameter older: the number in the record of each file of the table.
  func contributions(of table: SymbolTable, _ older: [Int?], jobs: Int) -> [ContributionList] {
    guard let ownership = Ownership(self.table) else { return table.contributions(jobs: jobs) }
    return concurrentMap(over: table.files.count, jobs: jobs) { file in
      if let old = older[file], files[old].addsTheSame(as: file, of: table, ownership) {
        return files[old].contributions
      }
      return ContributionList(of: file, in: table)
    }
  }
}

extension AnalysisRecord.File {
  fileprivate func addsTheSame(as file: Int, of table: SymbolTable, _ ownership: Ownership) -> Bool {
    isSame(as: table.files[file]) && ownership.isSame(from: base, as: table, in: file)
      && contributions.contains(table.moduleContribution(of: file))
  }
}
