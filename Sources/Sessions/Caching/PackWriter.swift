import Git

/// A writer of one pack, which other processes see only when it is complete.
struct PackWriter {
  private let file: CacheFileWriter
  private let directory: CacheDirectory
  private var records: [PackRecord] = []
  private var known: Set<ObjectID> = []

  init(in directory: CacheDirectory) throws(SystemError) {
    self.directory = directory
    file = try CacheFileWriter(directory.passingName())
    try file.append(PackFormat.header())
  }

  /// Adds an entry, unless the pack already has an entry of the blob or is full.
  mutating func add(_ entry: [UInt32], of source: PackSource) throws(SystemError) {
    guard file.count < directory.limit / 8, known.insert(source.id).inserted else { return }
    records.append(PackRecord(source, entry, at: file.count))
    try file.append(entry)
  }

  /// Renames the pack from its temporary name to the name under which other runs find it.
  ///
  /// - Returns: the path of the pack; `nil` if it has no entries and is not written.
  @discardableResult
  mutating func publish() throws(SystemError) -> DiskPath? {
    guard !records.isEmpty else { return nil }
    records.sort { $0.comes(before: $1) }
    try file.append(PackFormat.ending(records, at: file.count))
    // Processes that read the same files in different orders at the same time write one pack, not several.
    let contents = records.flatMap(\.contents)
    let path = directory.packName(checksum(of: contents, seed: UInt64(contents.count)))
    try file.publish(as: path)
    return path
  }
}
