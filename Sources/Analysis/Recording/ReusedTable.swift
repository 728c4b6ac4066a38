/// A record's symbol table, reused for files with the same declarations as those of the record.
struct ReusedTable {
  let table: SymbolTable
  /// The files whose bodies now give other traits or facades than before.
  let retold: [Int]

  /// Reuses a table, with the traits and facades of the changed bodies.
  ///
  /// - Parameters:
  ///   - table: the table with the new facts of all files.
  ///   - changed: the files whose content changed, and what they added to the table before.
  /// - Returns: `nil` if the changed files add other declarations to the table.
  init?(_ table: SymbolTable, _ changed: [(file: Int, older: FileMembers)]) {
    var retold: [Int] = []
    for (file, older) in changed {
      // Facts with another number of declarations count as lost in this table.
      let now = table.members(of: file).value
      guard table.files[file].isSound, now.declaresTheSame(as: older) else { return nil }
      if now.behaviour != older.behaviour { retold.append(file) }
    }
    // A table that does not store what files add would have to compute it for all files.
    guard retold.isEmpty || table.keepsSpellings else { return nil }
    self.table = retold.isEmpty ? table : table.retold()
    self.retold = retold
  }
}
