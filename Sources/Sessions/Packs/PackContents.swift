package import Git
package import SwiftReader

/// The contents of a new pack.
package struct PackContents {
  private let kind: PackKind
  private let shard: Shard?
  private let known: FactsPacks?
  private var entries: [ObjectID: Entry] = [:]

  private struct Entry {
    let source: PackSource
    let words: [UInt32]
  }

  /// - Parameters:
  ///   - kind: the part of the facts that the pack has of each content.
  ///   - shard: the part of all contents that the pack has; `nil` for all.
  ///   - known: packs with facts that the new pack omits; `nil` for none.
  package init(_ kind: PackKind, _ shard: Shard?, besides known: FactsPacks?) {
    (self.kind, self.shard, self.known) = (kind, shard, known)
  }

  package var count: Int { entries.count }

  package func wants(_ id: ObjectID) -> Bool {
    shard?.contains(id) ?? true && known?.holds(kind, of: id) != true && entries[id] == nil
  }

  /// Adds the facts of a content with a size in bytes, if the pack should have them.
  package mutating func add(_ facts: FileFacts, size: Int, of id: ObjectID) {
    guard wants(id), let size = UInt32(exactly: size) else { return }
    let kept = kind == .interfaces ? facts.interface : facts
    entries[id] = Entry(source: PackSource(id: id, size: size, outline: kept.outline), words: kept.packed)
  }

  /// Returns the bytes of the pack, which do not depend on the order in which contents were added.
  package func bytes() throws(Failure) -> [UInt8] {
    var words = PackFormat.header(of: kind)
    var records: [PackRecord] = []
    for entry in entries.values.sorted(by: { $0.source.id.words.lexicographicallyPrecedes($1.source.id.words) }) {
      records.append(PackRecord(entry.source, entry.words, at: words.count))
      words += entry.words
    }
    words += PackFormat.ending(records, at: words.count, of: kind)
    guard words.count <= PackFormat.mostWords else {
      throw Failure("the pack would be larger than 1 GB; divide the files with --shard I/N")
    }
    return nativeBytes(of: words)
  }
}
