import Git

/// Writes one pack. Nobody sees it before it is whole.
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

  /// Adds an entry, once for every content.
  mutating func add(_ entry: [UInt32], of source: PackSource) throws(SystemError) {
    guard file.count < directory.limit / 8, known.insert(source.id).inserted else { return }
    records.append(PackRecord(source, entry, at: file.count))
    try file.append(entry)
  }

  /// Gives the pack its name, by which others find it.
  mutating func publish() throws(SystemError) {
    guard !records.isEmpty else { return }
    records.sort { $0.comes(before: $1) }
    try file.append(PackFormat.ending(records, at: file.count))
    // Processes that read the same files at once, each in an order of its own, leave one pack.
    let contents = records.flatMap(\.contents)
    try file.publish(as: directory.packName(checksum(of: contents, seed: UInt64(contents.count))))
  }
}
