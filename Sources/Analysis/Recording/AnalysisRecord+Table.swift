import Packages
import SwiftReader

extension AnalysisRecord {
  /// The symbol table without the facts of its files; `nil` if it is not known.
  package var tableParts: TableParts? {
    switch table {
    case .parts(let parts): parts
    case .whole(let table, _): TableParts(table)
    case nil: nil
    }
  }

  /// The symbol table without the facts of its files, as 32-bit words.
  package var packedTable: [UInt32]? { tableParts?.packed }

  /// Sets the symbol table from untrusted words; removes it if they are not a table.
  ///
  /// - Parameter name: the name under which the cache has the table.
  package mutating func setTable(packed words: ArraySlice<UInt32>, named name: [UInt32]) {
    table = TableParts(packed: words).map { .parts($0) }
    tableName = table == nil ? [] : name
  }

  /// Returns the record's symbol table for files with the same declarations as those of the record, whatever their
  /// bodies contain.
  func symbolTable(
    of newer: [SourceFile], _ manifests: Manifests, olderFacts: (ContentID) -> FileFacts?, jobs: Int
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
  /// Returns what a file added to the record's symbol table.
  private func members(of file: Int, _ facts: FileFacts) -> FileMembers {
    if case .whole(let table, _) = table { return table.members(of: file).value }
    return facts.members
  }

  /// Returns the record's symbol table with the facts of other files; `nil` if it does not fit them.
  private func filled(_ newer: [SourceFile], _ manifests: Manifests, jobs: Int) -> SymbolTable? {
    switch table {
    case .whole(let table, let older)
    where older == manifests && zip(table.files, newer).allSatisfy({ $0.role.declares(like: $1.role) }):
      let others = newer.enumerated().compactMap { file, source -> (file: Int, source: SourceFile)? in
        let older = table.files[file]
        if files[file].isSame(as: source), source.isUsed(like: older) { return nil }
        return (file, SourceFile(source, sharingFactsWith: older))
      }
      return table.replacing(others)
    case .parts(let parts) where parts.counts.count == newer.count:
      // Findings in a file are described with its facts, so its facts will be needed.
      let unpacked = concurrentMap(over: newer.count, jobs: jobs) { file in
        files[file].hasUses || newer[file].isUnpacked ? newer[file].unpacked : newer[file]
      }
      return parts.table(of: unpacked, manifests)
    default: return nil
    }
  }
}

extension AnalysisRecord.File {
  fileprivate var hasUses: Bool { analysis?.uses.isEmpty == false }
}
