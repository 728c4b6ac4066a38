/// Members by owner and name, in several tables that are filled at the same time.
struct MemberIndex: Sendable, Equatable {
  private var shards: [HashIndex] = []
  private static let bits: UInt64 = 3

  init() {}

  /// The members of a file by their keys.
  typealias Keyed = [(key: UInt64, member: DeclarationID)]

  /// Enters the members of all files, in the order of the files; `next` learns of members with one key.
  init(_ files: [Keyed], jobs: Int, next: inout [DeclarationID]) {
    let parts = concurrentMap(over: 1 << Int(Self.bits), batch: 1, jobs: jobs) { Self.filled(UInt64($0), files) }
    for part in parts {
      shards.append(part.index)
      for link in part.links { next[Int(link.from.index)] = link.to }
    }
  }

  /// All tables.
  var packed: [HashIndex] { shards }

  /// Takes tables that were packed; `nil` if these are none.
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
