import Foundation
import Git
import Running
import Testing

@Suite("An index file")
struct IndexFileTests {
  /// Names of all lengths modulo eight, and some that begin alike.
  private static let names =
    (1...17).map { String(repeating: "a", count: $0) + ".swift" } + [
      "dir/a.swift", "dir/deep/b.swift", "dir/deeper/c.swift",
    ]
    + [String(repeating: "long/", count: 60) + "d.swift"]

  @Test("of every version lists what git lists", arguments: ["2", "3", "4"])
  func versions(version: String) throws {
    let sandbox = try Sandbox.repository(Dictionary(uniqueKeysWithValues: Self.names.map { ($0, "// \($0)\n") }))
    // Only an entry with further flags makes it version 3.
    try sandbox.git("update-index", "--index-version", version, "--skip-worktree", "aaa.swift")
    let listed = try sandbox.git("ls-files", "--stage").split(separator: "\n").map(String.init)
    let files = try sandbox.open().indexFiles()
    #expect(files.map { "100644 \($0.id) 0\t\($0.path)" } == listed)
    #expect(files.filter { $0.status == .sparse }.names == ["aaa.swift"])
    let bytes = try Data(contentsOf: sandbox.url(".git/index"))
    #expect(bytes[7] == (version == "2" ? 3 : UInt8(version)))
  }

  @Test("with a path whose length its entry cannot say is read", arguments: ["2", "4"])
  func longPath(version: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    try sandbox.git("update-index", "--index-version", version)
    let id = try sandbox.git("rev-parse", "HEAD:a.swift").trimmingCharacters(in: .whitespacesAndNewlines)
    let paths = [4_090, 4_095, 5_000].map { "a/" + String(repeating: "b", count: $0 - 4) + "/c" }
    for path in paths { try sandbox.git("update-index", "--add", "--cacheinfo", "100644,\(id),\(path)") }
    #expect(try sandbox.open().indexFiles().names == ["a.swift"] + paths)
  }

  @Test("that ends before its last entry does is an error, wherever it ends", arguments: ["2", "4"])
  func truncated(version: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": "", "b/c.swift": "", "b/d.swift": ""])
    try sandbox.git("update-index", "--index-version", version)
    let bytes = try Data(contentsOf: sandbox.url(".git/index"))
    let repository = try sandbox.open()
    let whole = try repository.indexFiles()
    var refused = 0
    for count in 1..<bytes.count {
      try sandbox.write(bytes.prefix(count), to: ".git/index")
      // Twenty bytes behind the entries look like the hash of an index without extensions.
      if let files = try? repository.indexFiles() { #expect(files == whole) } else { refused += 1 }
    }
    #expect(refused >= bytes.count - 2)
  }

  @Test("with any bit flipped is read or refused, and lists no path that leaves the repository")
  func flipped() throws {
    let sandbox = try Sandbox.repository(["a.swift": "", "b/c.swift": ""])
    try sandbox.git("update-index", "--index-version", "4")
    let bytes = try Data(contentsOf: sandbox.url(".git/index"))
    let repository = try sandbox.open()
    var refused = 0
    for bit in 0..<bytes.count * 8 {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      try sandbox.write(damaged, to: ".git/index")
      guard let files = try? repository.indexFiles() else {
        refused += 1
        continue
      }
      #expect(files.count <= 2)
      #expect(files.allSatisfy { RepositoryPath(bytes: $0.path.bytes) != nil })
    }
    #expect(refused > 0)
  }

  @Test("without a hash is read: git writes such a one where `index.skipHash` is set")
  func unhashed() throws {
    let sandbox = try Sandbox.repository(["a.swift": ""])
    var bytes = try Data(contentsOf: sandbox.url(".git/index"))
    bytes.replaceSubrange((bytes.count - 20)..., with: Data(count: 20))
    try sandbox.write(bytes, to: ".git/index")
    #expect(try sandbox.git("ls-files") == "a.swift")
    #expect(try sandbox.open().indexFiles().names == ["a.swift"])
  }
}
