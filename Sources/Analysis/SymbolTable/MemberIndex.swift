/// An index of members by owner and name, divided into shards that are filled in parallel.
struct MemberIndex: Sendable, Equatable {
  private var shards: [HashIndex] = []
  private static let bits: UInt64 = 3

  init() {}

  /// The members of a file, each with its key.
  typealias Keyed = [(key: UInt64, member: DeclarationID)]

  /// Indexes the members of all files, in the order of the files. Members with the same key are linked in `next`.
  init(_ files: [Keyed], jobs: Int, next: inout [DeclarationID]) {
    let parts = concurrentMap(over: 1 << Int(Self.bits), batch: 1, jobs: jobs) { Self.filled(UInt64($0), files) }
    for part in parts {
      shards.append(part.index)
      for link in part.links { next[Int(link.from.index)] = link.to }
    }
  }

  /// The shards.
  var packed: [HashIndex] { shards }

  /// Creates an index of packed shards; `nil` if their number is wrong.
  init?(packed shards: [HashIndex]) {
    guard shards.count == 1 << Int(Self.bits) else { return nil }
    self.shards = shards
  }

  subscript(key: UInt64) -> UInt32? {
    let shard = Int(key >> (64 - Self.bits))
    return shard < shards.count ? shards[shard][key] : nil
  }

  private struct Part: Sendable {
    var index: HashIndex
    var links: [(from: DeclarationID, to: DeclarationID)] = []
  }

  private static func filled(_ shard: UInt64, _ files: [Keyed]) -> Part {
    let count = files.reduce(0) { $0 + $1.count }
    var part = Part(index: HashIndex(minimumCapacity: count >> Int(bits)))
    for file in files {
      for (key, member) in file where key >> (64 - bits) == shard {
        guard let later = part.index.set(key, to: member.index) else { continue }
        part.links.append((member, DeclarationID(index: later)))
      }
    }
    return part
  }
}
