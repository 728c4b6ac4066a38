/// A record's symbol table for files that declare what those of the record did.
struct ReusedTable {
  let table: SymbolTable
  /// The files whose bodies tell something else of properties and types than before.
  let retold: [Int]

  /// - Parameters:
  ///   - table: the table with the new facts of all files.
  ///   - changed: the files whose content changed, and what they added before.
  /// - Returns: `nil` if the files add something else to the table.
  init?(_ table: SymbolTable, _ changed: [(file: Int, older: FileMembers)]) {
    var retold: [Int] = []
    for (file, older) in changed {
      // Facts with another number of declarations are lost to this table.
      let now = table.members(of: file).value
      guard table.files[file].isSound, now.declaresTheSame(as: older) else { return nil }
      if now.behaviour != older.behaviour { retold.append(file) }
    }
    // A table that does not keep what files add would have to ask all of them.
    guard retold.isEmpty || table.keepsSpellings else { return nil }
    self.table = retold.isEmpty ? table : table.retold()
    self.retold = retold
  }
}
