import Analysis
import Foundation
import Git
import Running
import SwiftReader

@testable import Sessions
@testable import east

/// A pack with the facts of a few texts, in a directory of its own.
struct SmallPack {
  let sandbox = try? Sandbox()
  private let texts = [
    "// east:allow reach, poke - a reason until 2027-01-01\nlet a = b?.c.d { $0.e } ?? \\F.g\n",
    "class House {\n  var town: Town? = [1: (a, b as? C)]\n  func f(_ x: inout Int) -> [A.B] { x.y.z }\n}\n",
    "let path = a.value(forKeyPath: \"house.town\"), text = \"\"\"\n  a\n  \"\"\"\n",
  ]

  /// The names and facts that the pack is made of.
  var contents: [(id: ObjectID, facts: FileFacts, size: Int)] {
    texts.enumerated().compactMap { number, text in
      let bytes = Array(text.utf8)
      return ObjectID(words: [UInt32(number), 2, 3, 4, 5]).map { ($0, SwiftReader.facts(of: bytes), bytes.count) }
    }
  }

  var directory: CacheDirectory { CacheDirectory(DiskPath(sandbox?.root.path ?? "/nowhere"), limit: 1 << 30) }

  /// Writes the pack as a run does.
  ///
  /// - Returns: its words.
  func write() throws -> [UInt32] {
    let cache = FactsCache(directory)
    for content in contents { cache.keep(content.facts, size: content.size, of: content.id) }
    guard cache.finish() == nil, let path = directory.packs().first?.path else { return [] }
    return try WordFile(path).words(0..<WordFile(path).count)
  }

  /// Puts other bytes in the pack's place.
  func replace(with bytes: Data) throws {
    guard let file = directory.packs().first else { return }
    try bytes.write(to: URL(filePath: "\(file.path)"))
  }

  /// What is believed of the contents now, by who asks for facts at once and by who asks later.
  func facts() -> [FileFacts?] {
    let cache = FactsCache(directory)
    return contents.map {
      let facts = cache.facts(of: $0.id, size: nil)?.facts.value
      let later = cache.facts(of: $0.id, size: nil, isLazy: true)?.facts
      let value = later?.value
      return later?.isSound == true && value != facts ? FileFacts() : facts
    }
  }

  /// Gives the entries, as they are now, the checksums that belong to them.
  static func sealed(_ words: [UInt32]) -> [UInt32] {
    let footer = words.count - PackFormat.footerLength
    let start = footer - Int(words[footer + 2]) * PackRecord.length
    var records: [UInt32] = []
    for place in stride(from: start, to: footer, by: PackRecord.length) {
      let record = Array(words[place..<place + PackRecord.length])
      let known = PackRecord(record[...])
      records += known.map { PackRecord($0.source, Array(words[$0.range]), at: $0.range.lowerBound).words } ?? record
    }
    return words[..<start] + records + PackFormat.footer(records: records, total: words.count)
  }
}

/// The bytes of words, the lowest first.
func bytes(of words: [UInt32]) -> Data {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(words.count * 4)
  for word in words {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
  return Data(bytes)
}
