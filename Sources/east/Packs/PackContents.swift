import Git
import SwiftReader

/// What a new pack is to hold.
struct PackContents {
  private let shard: Shard?
  private let known: FactsPacks?
  private var entries: [ObjectID: Entry] = [:]

  private struct Entry {
    let source: PackSource
    let words: [UInt32]
  }

  /// - Parameters:
  ///   - shard: the part of all contents that is wanted; `nil` for all.
  ///   - known: packs that have the facts of contents which are not wanted.
  init(_ shard: Shard?, besides known: FactsPacks?) {
    (self.shard, self.known) = (shard, known)
  }

  var count: Int { entries.count }

  func wants(_ id: ObjectID) -> Bool {
    shard?.contains(id) ?? true && known?.holds(id) != true && entries[id] == nil
  }

  /// Adds the facts of a content of so many bytes, if they are wanted.
  mutating func add(_ facts: FileFacts, size: Int, of id: ObjectID) {
    guard wants(id), let size = UInt32(exactly: size) else { return }
    entries[id] = Entry(source: PackSource(id: id, size: size, outline: facts.outline), words: facts.packed)
  }

  /// The pack: the same contents give the same bytes, in whatever order they came.
  func bytes() throws(Failure) -> [UInt8] {
    var words = PackFormat.header
    var records: [PackRecord] = []
    for entry in entries.values.sorted(by: { $0.source.id.words.lexicographicallyPrecedes($1.source.id.words) }) {
      records.append(PackRecord(entry.source, entry.words, at: words.count))
      words += entry.words
    }
    words += PackFormat.ending(records, at: words.count)
    guard words.count <= PackFormat.mostWords else {
      throw Failure("the pack would be larger than 1 GB; divide the files with --shard I/N")
    }
    return nativeBytes(of: words)
  }
}
