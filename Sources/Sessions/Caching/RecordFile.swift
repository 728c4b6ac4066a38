package import Analysis
package import Git

/// The cached analysis of one repository: the analyses of its files with the questions on which they depend, and the
/// symbol table.
///
/// The symbol table has a file of its own, because it stays unchanged while function bodies change.
package struct RecordFile {
  private let record: ProgramFile
  private let table: ProgramFile
  private let program: Program?

  /// - Parameter place: the git directory of the repository.
  init(of place: DiskPath, in directory: CacheDirectory) {
    let key = checksum(of: place.bytes.map { UInt32($0) }, seed: UInt64(place.bytes.count))
    program = Program()
    record = ProgramFile(directory.recordName(key), in: directory, of: program)
    table = ProgramFile(directory.tableName(key), in: directory, of: program)
  }

  /// Returns the cached record; `nil` if there is none, it is damaged, or another executable wrote it.
  package func read() -> AnalysisRecord? {
    guard let (words, _) = record.read(), var found = AnalysisRecord(packed: words.dropFirst(2)) else { return nil }
    let name = Array(words.prefix(2))
    if let body = table.read(name)?.body { found.setTable(packed: body, named: name) }
    return found
  }

  /// Replaces the cached record.
  package func write(_ new: AnalysisRecord) throws(SystemError) {
    guard let program = program?.identity() else { return }
    var name = new.tableName
    if name.isEmpty, let words = new.packedTable { name = try table.write(words, by: program) ?? [] }
    _ = try record.write(new.packed(after: name.isEmpty ? [0, 0] : name), by: program)
  }
}
