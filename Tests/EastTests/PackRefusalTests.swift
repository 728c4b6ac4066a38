import Foundation
import Git
import Running
import SwiftReader
import Testing

@testable import Sessions
@testable import east

@Suite("A pack that a user passes")
struct PackRefusalTests {
  /// What is believed of a pack's contents, or why none of it is.
  private func believed(_ file: URL, _ pack: SmallPack) throws -> [ReadOutcome?] {
    let packs = try FactsPacks(try arguments(from: ["lint", "--facts", file.path]))
    return pack.contents.map { packs?.outcome(of: $0.id, size: nil, needsBodies: true) }
  }

  private func file(_ pack: SmallPack) throws -> URL {
    URL(filePath: "\(try #require(pack.directory.packs().first).path)")
  }

  @Test("is refused where any of its bytes is another one, and wherever it ends too early")
  func damaged() throws {
    let pack = SmallPack()
    let written = bytes(of: try pack.write())
    let file = try file(pack)
    #expect(try believed(file, pack).count { $0 != nil } == 3)
    // The name of the program that wrote it is for people.
    let name = 8..<PackFormat.headerLength * 4
    for index in written.indices where !name.contains(index) {
      var damaged = written
      damaged[index] ^= UInt8.random(in: 1...255)
      try damaged.write(to: file)
      #expect(throws: Failure.self, "byte \(index)") { try believed(file, pack) }
    }
    for length in stride(from: 0, to: written.count, by: 4) {
      try written.prefix(length).write(to: file)
      #expect(throws: Failure.self, "\(length) bytes") { try believed(file, pack) }
    }
  }

  @Test("is never believed in part where an entry is forged, checksums and all")
  func forged() throws {
    let pack = SmallPack()
    let words = try pack.write()
    let file = try file(pack)
    let end = words.count - PackFormat.footerLength - pack.contents.count * PackRecord.length
    var refused = 0
    for index in PackFormat.headerLength..<end {
      for other: UInt32 in [0, 1, 0x7fff_ffff, .max, words[index] &+ 1] where other != words[index] {
        var forged = words
        forged[index] = other
        try bytes(of: SmallPack.sealed(forged)).write(to: file)
        for outcome in try believed(file, pack) {
          switch outcome {
          case .facts: break
          case .unreadable(let reason):
            #expect(reason == "the pack '\(file.path)' has damaged facts of it")
            refused += 1
          default: Issue.record("\(String(describing: outcome))")
          }
        }
      }
    }
    #expect(refused > end, "only \(refused) of \(end) words were refused")
  }

  @Test("says which version it is from, if it is from another one")
  func version() throws {
    let pack = SmallPack()
    var words = try pack.write()
    let file = try file(pack)
    words[1] += 256
    try bytes(of: words).write(to: file)
    #expect(
      throws: Failure(
        "the pack '\(file.path)' is from east \(Sessions.version) (format \(words[1])), and this is east \(Sessions.version) "
          + "(format \(PackFormat.version)); make it again with this version's `east facts`")
    ) { try believed(file, pack) }
  }

  @Test("must agree with the others: different facts of one content are refused")
  func conflict() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.car])
    let packs = try Sandbox()
    let (first, second) = (packs.url("1.pack"), packs.url("2.pack"))
    try sandbox.east("facts", "--output", first.path)
    try FileManager.default.copyItem(at: first, to: second)
    #expect(try sandbox.east("lint", "--facts", packs.root.path).status == 0)
    var words = try WordFile(DiskPath(second.path)).words(0..<WordFile(DiskPath(second.path)).count)
    words[PackFormat.headerLength] ^= 1
    try bytes(of: SmallPack.sealed(words)).write(to: second)
    let ending = try sandbox.east("lint", "--facts", packs.root.path)
    #expect(ending.status == 2 && ending.error.contains("have different facts of"), "\(ending.error)")
  }

  @Test("is refused inside the work tree, where a commit can replace it, also behind a link")
  func committed() throws {
    let sandbox = try Sandbox.repository(["A.swift": Sources.car])
    try sandbox.east("facts", "--output", "a.pack")
    let elsewhere = try Sandbox()
    try elsewhere.link("link.pack", to: sandbox.url("a.pack").path)
    for path in ["a.pack", elsewhere.url("link.pack").path] {
      let ending = try sandbox.east("lint", "--facts", path)
      #expect(ending.status == 2 && ending.error.contains("is inside the work tree"), "\(ending.error)")
    }
    try FileManager.default.moveItem(at: sandbox.url("a.pack"), to: sandbox.url(".git/a.pack"))
    #expect(try sandbox.east("lint", "--facts", ".git/a.pack", "--facts-only").status == 0)
  }

  @Test(
    "is not made of a stream that is malformed",
    arguments: [
      "x", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 x\n",
      "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 -1\n", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 1\nx",
      "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 4\nabc", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 99999999999\n",
      "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 0\n\u{0}",
    ])
  func frames(input: String) throws {
    let ending = try Sandbox().east("facts", "--stdin", "contents", input: Data(input.utf8))
    #expect(ending.status == 2 && ending.output.isEmpty, "\(ending.error)")
    #expect(ending.error.contains("standard input"))
  }

  @Test("may be of nothing")
  func empty() throws {
    let ending = try Sandbox().east("facts", "--stdin", "contents")
    #expect(ending.status == 0)
    let packs = try Sandbox()
    try packs.write(ending.output, to: "empty.pack")
    let sandbox = try Sandbox.repository(["A.swift": Sources.car])
    #expect(try sandbox.east("lint", "--facts", packs.url("empty.pack").path).status == 0)
    #expect(try sandbox.east("lint", "--facts", packs.url("empty.pack").path, "--facts-only").status == 2)
  }
}
