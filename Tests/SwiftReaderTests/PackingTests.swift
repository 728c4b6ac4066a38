import Foundation
import SwiftReader
import Testing

@Suite("Facts as words")
struct PackingTests {
  private static let torture: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Torture")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { folder.appending(path: $0).path }
  }()

  private static let plain = "// east:allow reach, poke - a reason until 2027-01-01\nlet a = b?.c.d { $0.e } ?? \\F.g\n"

  private func facts(ofFile path: String) throws -> FileFacts {
    SwiftReader.facts(of: Array(try Data(contentsOf: URL(filePath: path))))
  }

  @Test("are the same facts again", arguments: torture)
  func roundTrip(path: String) throws {
    let facts = try facts(ofFile: path)
    #expect(FileFacts(packed: facts.packed) == facts)
  }

  @Test("are refused or are some facts, but never a crash, wherever a word is missing or another one")
  func damaged() throws {
    let facts = SwiftReader.facts(of: Array(Self.plain.utf8))
    let words = facts.packed
    #expect(FileFacts(packed: words) == facts)
    for index in words.indices {
      #expect(FileFacts(packed: Array(words[..<index])) == nil)
      for other: UInt32 in [0, 1, 255, 1 << 20, .max] {
        var damaged = words
        damaged[index] = other
        _ = FileFacts(packed: damaged)
      }
    }
    #expect(FileFacts(packed: words + [0]) == nil)
    #expect(FileFacts(packed: []) == nil)
  }

  /// What was written yesterday is believed today, so other facts of the same bytes need another version.
  @Test("change only together with their version")
  func version() throws {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in Self.torture {
      for word in try facts(ofFile: path).packed { hash = (hash ^ UInt64(word)) &* 0x0000_0100_0000_01b3 }
    }
    let told = "\(FileFacts.version) \(String(hash, radix: 16))\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "facts-version.txt")
    if ProcessInfo.processInfo.environment["EAST_FREEZE"] != nil { try Data(told.utf8).write(to: file) }
    let frozen = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(
      told == frozen,
      "raise FileFacts.version (or the torture files changed), then: EAST_FREEZE=1 Scripts/test --filter PackingTests")
  }
}
