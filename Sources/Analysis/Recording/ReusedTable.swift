import SwiftReader

/// A record's symbol table, reused for files with the same declarations as those of the record.
struct ReusedTable {
  let table: SymbolTable
  /// The files whose bodies now give other traits or facades than before.
  let retold: [Int]
  /// The questions that the table answers otherwise than before. Most bodies that give a trait give one that their type
  /// has anyway.
  let changes: Changes

  /// Reuses a table, with the traits and facades of the changed bodies.
  ///
  /// - Parameters:
  ///   - table: the table with the new facts of all files.
  ///   - changed: the files whose content changed, and what they added to the table before.
  /// - Returns: `nil` if the changed files add other declarations to the table.
  init?(_ table: SymbolTable, _ changed: [(file: Int, older: FileMembers)]) {
    var retold: [(file: Int, older: FileMembers)] = []
    for (file, older) in changed {
      // Facts with another number of declarations count as lost in this table.
      guard let now = table.soundMembers(of: file), now.declaresTheSame(as: older) else { return nil }
      if now.behaviour != older.behaviour { retold.append((file, older)) }
    }
    // A table that does not store what files add would have to compute it for all files.
    guard retold.isEmpty || table.keepsSpellings else { return nil }
    let newer = retold.isEmpty ? table : table.retold()
    var changes = Changes()
    for (file, older) in retold {
      let members = [PlacedMembers(of: file, in: newer), PlacedMembers(of: file, adding: Shared(older), in: newer)]
      changes.insert(newer.questions(answeredUnlike: table, about: members))
    }
    (self.table, self.retold, self.changes) = (newer, retold.map(\.file), changes)
  }
}

extension SymbolTable {
  /// Returns the numbers of the questions about the traits and facades of members that another table answers otherwise.
  fileprivate func questions(answeredUnlike other: SymbolTable, about members: [PlacedMembers]) -> [UInt32] {
    let types = members.flatMap(\.traits).map(\.type).filter { traits(of: $0) != other.traits(of: $0) }
    let facades = members.flatMap(\.facades).filter { isFacade($0) != other.isFacade($0) }
    return types.map { Question.traits(of: label(of: $0)).number }
      + facades.map { Question.declaration(label(of: $0)).number }
  }
}
