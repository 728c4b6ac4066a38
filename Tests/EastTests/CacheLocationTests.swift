import Foundation
import Running
import Testing

@Suite("The cache directory is one that nobody else fills")
struct CacheLocationTests {
  @Test(
    "refuses one that a commit can bring, however it is spelled",
    arguments: [
      (["lint", "--cache-dir", ".east-cache"], "."), (["lint", "--cache-dir", "../.east-cache"], "Cars"),
      (["lint", "--cache-dir", "."], "."), (["lint", "--cache-dir", "Cars/../new/deep"], "."),
      (["lint", "--cache-dir", "link"], "."), (["lint", "--cache-dir", "link/deep"], "."),
      (["lint", "--cache-dir", ".git/../cache"], "."), (["gate", "--base", "main", "--cache-dir", "cache"], "."),
      (["lint", "--rev", "HEAD", "--cache-dir", "cache"], "."), (["lint", "--staged", "--cache-dir", "cache"], "."),
      (["baseline", "check", "--cache-dir", "cache"], "."), (["doctor", "--cache-dir", "cache"], "."),
    ])
  func committed(words: [String], directory: String) throws {
    let (sandbox, elsewhere) = (try Sandbox.repository(["Cars/Car.swift": Sources.car]), try Sandbox())
    try FileManager.default.createSymbolicLink(at: sandbox.url("link"), withDestinationURL: elsewhere.root)
    let ending = try run(productsDirectory.appending(path: "east"), words, in: sandbox.url(directory))
    #expect(ending.status == 2)
    let told = "is inside the work tree, where a commit can replace it; pass --cache-dir DIR with another"
    #expect((ending.error + ending.text).contains(told), "\(ending.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.root.path).isEmpty)
  }

  @Test("refuses the usual one where the work tree is the home directory")
  func home() throws {
    let sandbox = try Sandbox.repository(["Car.swift": Sources.car])
    let variables = ["HOME": sandbox.root.path, "XDG_CACHE_HOME": ""]
    let ending = try sandbox.east("lint", environment: variables)
    #expect(ending.status == 2)
    #expect(ending.error.contains("/.cache/east' is inside the work tree"), "\(ending.error)")
    #expect(try sandbox.east("lint", "--no-cache", environment: variables).status == 0)
  }

  @Test("takes one beside the work tree, in the git directory, or over a link from outside")
  func beside() throws {
    let outer = try Sandbox()
    try FileManager.default.createDirectory(at: outer.url("cache"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: outer.url("link"), withDestinationURL: outer.url("cache"))
    try outer.git("init", "--quiet", "repository")
    try outer.write(Sources.car, to: "repository/Car.swift")
    for directory in ["../new/cache", "../link", ".git/east"] {
      for _ in 0..<2 {
        let ending = try outer.east("lint", "--cache-dir", directory, in: "repository")
        #expect(ending.status == 0, "\(ending.error)")
      }
    }
    for directory in ["new/cache", "cache", "repository/.git/east"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: outer.url(directory).path)
      #expect(
        Set(names.map { $0.split(separator: ".").last }) == ["findings", "pack", "record", "table"] && names.count == 4,
        "\(names)")
    }
  }

  @Test("refuses one of another user", .enabled(if: getuid() == 0, "only root can give a directory away"))
  func strangers() throws {
    let (sandbox, cache) = (try Sandbox.repository(["Car.swift": Sources.car]), try Sandbox())
    try FileManager.default.setAttributes([.ownerAccountID: 12345], ofItemAtPath: cache.root.path)
    let ending = try sandbox.east("lint", "--cache-dir", cache.root.path)
    #expect(ending.status == 2)
    #expect(
      ending.error.contains("belongs to another user, who can replace it; pass --cache-dir DIR with another"),
      "\(ending.error)")
  }

  @Test("believes no pack of another user", .enabled(if: getuid() == 0, "only root can give a file away"))
  func strangersPack() throws {
    let (sandbox, cache) = (try Sandbox.repository(["Car.swift": Sources.car]), try Sandbox())
    _ = try sandbox.east("lint", "--cache-dir", cache.root.path)
    for name in try FileManager.default.contentsOfDirectory(atPath: cache.root.path) {
      try FileManager.default.setAttributes([.ownerAccountID: 12345], ofItemAtPath: cache.url(name).path)
    }
    #expect(try sandbox.east("cache", "stats", "--cache-dir", cache.root.path).text.contains("cached sources  0\n"))
    #expect(try sandbox.east("lint", "--cache-dir", cache.root.path).status == 0)
    #expect(try sandbox.east("cache", "stats", "--cache-dir", cache.root.path).text.contains("cached sources  1\n"))
  }
}
