import SwiftReader

extension AnalysisRecord {
  /// The symbol table as words, if it is known.
  package var packedTable: [UInt32]? { table?.packed }

  /// Takes a table from words that anybody may have written, if they are one.
  ///
  /// - Parameter name: how the keeper of the record calls it.
  package mutating func setTable(packed words: ArraySlice<UInt32>, named name: [UInt32]) {
    table = TableParts(packed: words)
    tableName = table == nil ? [] : name
  }

  /// Returns the record's table for files that declare what those of the record did, whatever their bodies do.
  ///
  /// - Returns: `nil` if the table has to be built.
  func symbolTable(
    of newer: [SourceFile], _ manifests: [Manifest], olderFacts: (ContentID) -> FileFacts?, jobs: Int
  ) -> SymbolTable? {
    guard let table, table.declarations.count == newer.count, files.count == newer.count,
      zip(files, newer).allSatisfy({ $0.path == $1.path })
    else { return nil }
    // What is found in a file is told by its facts.
    let unpacked = concurrentMap(over: newer.count, jobs: jobs) { file in
      files[file].hasViolations || newer[file].isUnpacked ? newer[file].unpacked : newer[file]
    }
    let found = table.table(of: unpacked, manifests)
    guard found.moduleDigest == modules else { return nil }
    let words = TraitWords()
    for (file, before) in files.enumerated() where !before.isSame(as: newer[file]) {
      guard let older = before.content.flatMap(olderFacts), found.declaresTheSame(as: older, in: file, words) else {
        return nil
      }
    }
    return found
  }
}

extension AnalysisRecord.File {
  fileprivate var hasViolations: Bool { analysis?.violations.isEmpty == false }
}

extension SymbolTable {
  /// Whether a file adds to the table what it would with other facts.
  fileprivate func declaresTheSame(as older: FileFacts, in file: Int, _ words: TraitWords) -> Bool {
    let source = files[file]
    guard let difference = InterfaceDifference(from: older, to: source.facts, at: pathHashes[file]),
      difference.isNothing
    else { return false }
    var before = self
    before.files[file] = SourceFile(path: source.path, facts: older, isLinted: source.isLinted)
    return FileMembers(of: file, in: before, words).isSame(as: FileMembers(of: file, in: self, words))
  }
}

extension FileMembers {
  fileprivate func isSame(as other: FileMembers) -> Bool {
    keys == other.keys && members == other.members && names == other.names && properties == other.properties
      && facades == other.facades && extendingFunctions == other.extendingFunctions
      && inheritances.elementsEqual(other.inheritances, by: ==) && traits.elementsEqual(other.traits, by: ==)
  }
}
