import Foundation
import Git
import SwiftReader
import Testing

@testable import Sessions
@testable import east

@Suite("A pack that is not what was written")
struct PackDamageTests {
  @Test("is believed nowhere a byte is another one, or from where on it is missing")
  func damaged() throws {
    let pack = SmallPack()
    let written = bytes(of: try pack.write())
    let facts: [FileFacts?] = pack.contents.map(\.facts)
    #expect(pack.facts() == facts)
    for index in written.indices {
      var damaged = written
      damaged[index] ^= UInt8.random(in: 1...255)
      try pack.replace(with: damaged)
      for (told, known) in zip(pack.facts(), facts) { #expect(told == nil || told == known, "byte \(index)") }
    }
    for length in stride(from: 0, to: written.count, by: 64) {
      try pack.replace(with: written.prefix(length))
      #expect(pack.facts().allSatisfy { $0 == nil }, "\(length) bytes")
    }
    try pack.replace(with: written)
    #expect(pack.facts() == facts)
  }

  private static let wild: [UInt32] = [0, 1, 0x7fff_ffff, .max]

  @Test("is refused or some facts where an entry is forged, checksums and all")
  func forgedEntries() throws {
    let pack = SmallPack()
    let words = try pack.write()
    #expect(SmallPack.sealed(words) == words)
    let end = words.count - PackFormat.footerLength - pack.contents.count * PackRecord.length
    var refused = 0
    for index in 0..<end {
      for other in Self.wild + [words[index] &+ 1, words[index] &- 1] where other != words[index] {
        var forged = words
        forged[index] = other
        try pack.replace(with: bytes(of: SmallPack.sealed(forged)))
        refused += pack.facts().count { $0 == nil }
      }
    }
    #expect(refused > end, "only \(refused) of \(end) words were refused")
  }

  @Test("is refused where its records or its footer are forged")
  func forgedRecords() throws {
    let pack = SmallPack()
    let words = try pack.write()
    let footer = words.count - PackFormat.footerLength
    for index in footer - pack.contents.count * PackRecord.length..<words.count {
      for other in Self.wild + [words[index] &+ 1, words[index] &- 1] where other != words[index] {
        var forged = words
        forged[index] = other
        if index < footer {
          let records = Array(forged[(footer - pack.contents.count * PackRecord.length)..<footer])
          forged = forged[..<footer] + PackFormat.footer(records: records, total: words.count)
        }
        try pack.replace(with: bytes(of: forged))
        for (told, known) in zip(pack.facts(), pack.contents) { #expect(told == nil || told == known.facts) }
      }
    }
  }

  @Test("takes no more memory than it has bytes, whatever it says of itself")
  func large() throws {
    let pack = SmallPack()
    let words = try pack.write()
    let path = URL(filePath: "\(try #require(pack.directory.packs().first).path)")
    let size = 171 << 30
    let handle = try FileHandle(forWritingTo: path)
    defer { try? handle.close() }
    // A file with a hole takes no room on the disk.
    try handle.truncate(atOffset: UInt64(size))
    try handle.seek(toOffset: UInt64(size - 4 * PackFormat.footerLength))
    var footer = PackFormat.footer(records: [], total: size / 4)
    footer[2] = .max
    try handle.write(contentsOf: bytes(of: footer))
    #expect(throws: PackError.damaged) { try Pack(DiskPath(path.path)) }
    var entry = try #require(pack.contents.first).facts.packed
    for table in 0..<23 {
      entry[table] = .max
      #expect(FileFacts(packed: entry, size: 100) == nil)
      entry[table] = 1 << 24
      #expect(FileFacts(packed: entry, size: 100) == nil)
    }
    #expect(words.count > 23)
  }
}
