import SwiftReader

extension AnalysisRecord {
  /// The symbol table without the facts of its files, if it is known.
  package var tableParts: TableParts? {
    switch table {
    case .parts(let parts): parts
    case .whole(let table, _): TableParts(table)
    case nil: nil
    }
  }

  /// The same as words.
  package var packedTable: [UInt32]? { tableParts?.packed }

  /// Takes a table from words that anybody may have written, if they are one.
  ///
  /// - Parameter name: how the keeper of the record calls it.
  package mutating func setTable(packed words: ArraySlice<UInt32>, named name: [UInt32]) {
    table = TableParts(packed: words).map { .parts($0) }
    tableName = table == nil ? [] : name
  }

  /// Returns the record's table for files that declare what those of the record did, whatever their bodies do.
  ///
  /// - Returns: `nil` if the table has to be built.
  func symbolTable(
    of newer: [SourceFile], _ manifests: [Manifest], olderFacts: (ContentID) -> FileFacts?, jobs: Int
  ) -> ReusedTable? {
    guard files.count == newer.count, zip(files, newer).allSatisfy({ $0.path == $1.path }) else { return nil }
    var changed: [(file: Int, older: FileMembers)] = []
    for (file, before) in files.enumerated() where !before.isSame(as: newer[file]) {
      guard let older = before.content.flatMap(olderFacts),
        let difference = InterfaceDifference(from: older, to: newer[file].facts, at: PathHash(newer[file].path)),
        difference.isNothing
      else { return nil }
      changed.append((file, members(of: file, older)))
    }
    guard let found = filled(newer, manifests, jobs: jobs), found.moduleDigest == modules else { return nil }
    return ReusedTable(found, changed)
  }
}

extension AnalysisRecord {
  /// What a file added to the record's table.
  private func members(of file: Int, _ facts: FileFacts) -> FileMembers {
    if case .whole(let table, _) = table { return table.members(of: file).value }
    return FileMembers(of: facts, facts.spellings, TraitWords())
  }

  /// The table with the facts of other files.
  private func filled(_ newer: [SourceFile], _ manifests: [Manifest], jobs: Int) -> SymbolTable? {
    switch table {
    case .whole(let table, let older)
    where older == manifests && zip(table.files, newer).allSatisfy({ $0.isDependency == $1.isDependency }):
      let others = newer.enumerated().compactMap { file, source -> (file: Int, source: SourceFile)? in
        let older = table.files[file]
        if files[file].isSame(as: source), source.isLinted == older.isLinted, source.isCounted == older.isCounted {
          return nil
        }
        return (file, SourceFile(source, sharingFactsWith: older))
      }
      return table.replacing(others)
    case .parts(let parts) where parts.counts.count == newer.count:
      // What is found in a file is told by its facts.
      let unpacked = concurrentMap(over: newer.count, jobs: jobs) { file in
        files[file].hasViolations || newer[file].isUnpacked ? newer[file].unpacked : newer[file]
      }
      return parts.table(of: unpacked, manifests)
    default: return nil
    }
  }
}

extension AnalysisRecord.File {
  fileprivate var hasViolations: Bool { analysis?.violations.isEmpty == false }
}
