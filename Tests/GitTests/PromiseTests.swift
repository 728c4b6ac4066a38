import Foundation
import Git
import Running
import Testing

@Suite("What git never does")
struct PromiseTests {
  @Test("reading a repository writes nothing and runs nothing")
  func readOnly() throws {
    let sandbox = try Sandbox.repository([
      ".gitattributes": "*.swift filter=trap linguist-generated\n", "a.swift": "let a = 1", "b/c.swift": "",
    ])
    try sandbox.write(to: "b/new.swift")
    try sandbox.write("let a = 2", to: "a.swift")
    try sandbox.write("#!/bin/sh\ntouch \"\(sandbox.path().description)/trapped\"\ncat\n", to: "trap")
    try sandbox.run("chmod", "+x", "trap")
    let trap = sandbox.path("trap").description
    for key in ["filter.trap.clean", "filter.trap.smudge", "core.fsmonitor", "diff.external", "core.pager"] {
      try sandbox.git("config", key, trap)
    }
    let before = try sandbox.everything()
    let repository = try sandbox.open()
    let tree = try repository.workTree()
    _ = try repository.attributeRules(of: tree)
    for entry in try repository.indexFiles() + repository.files(at: "HEAD") {
      _ = try repository.contents(of: entry.id, limit: 1000)
    }
    _ = try repository.mergeBases(of: "HEAD", and: "main")
    _ = try Repository(gitDirectory: repository.gitDirectory).commit("HEAD")
    #expect(try sandbox.everything() == before)
  }

  @Test("an error is one line that names the thing and says the way out", arguments: errors)
  func sentences(error: GitError) {
    let sentence = error.description
    #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    #expect(sentence.contains("; ") || sentence.contains(": "))
    #expect(!sentence.hasSuffix("."))
  }

  private static let path = DiskPath("/a/\u{1b}b\n")
  private static let id = ObjectID("0123456789abcdef0123456789abcdef01234567")

  private static var errors: [GitError] {
    let revision = "x\n\u{1b}"
    let general: [GitError] = [
      .libraryRefused(reason: "r"), .pathNotFound(path), .foreignOwner(path), .sha256Repository(path),
      .unsupportedExtension("e", in: path), .strayGitFile(path), .unreadableRepository(path, reason: "r"),
      .noWorkTree(path), .unknownRevision(revision, in: Clone(isShallow: true)),
      .unknownRevision(revision, in: Clone(isShallow: false)),
      .ambiguousRevision(revision), .unbornHead, .danglingRevision(revision, isPartialClone: false),
      .danglingRevision(revision, isPartialClone: true), .noFilesIn(revision: revision),
      .noCommitIn(revision: revision), .noMergeBase(revision, revision, in: Clone(isShallow: true)),
      .noMergeBase(revision, revision, in: Clone(isShallow: false)), .unreadableIndex(reason: "r"),
      .unreadableFile(path, reason: "r"), .unsafePath("p"), .tooManyFiles(limit: 1),
    ]
    guard let id else { return general }
    return general + [
      .missingObject(id, isPartialClone: true), .missingObject(id, isPartialClone: false),
      .damagedObject(id, reason: "r"), .notABlob(id), .tooLarge(id, size: 2, limit: 1),
    ]
  }
}

extension Sandbox {
  /// Every file here with the time of its last change.
  fileprivate func everything() throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: root.appending(path: name).path)
      dates[name] = attributes[.modificationDate] as? Date
    }
    return dates
  }
}
