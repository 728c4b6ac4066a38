import Foundation
import Git
import Running
import Testing

@Suite("Blobs")
struct BlobTests {
  @Test("a blob has the bytes that were committed", arguments: ["", "let a = 1\n", "caf\u{0}\u{1b}é\r\n"])
  func contents(text: String) throws {
    let sandbox = try Sandbox.repository(["a.swift": text])
    let repository = try sandbox.open()
    let id = try sandbox.blob("HEAD:a.swift")
    #expect(try repository.contents(of: id) == Array(text.utf8))
    #expect(try repository.size(of: id) == text.utf8.count)
  }

  @Test("a blob with more bytes than wanted is refused")
  func limit() throws {
    let sandbox = try Sandbox.repository(["a.swift": "12345"])
    let repository = try sandbox.open()
    let id = try sandbox.blob("HEAD:a.swift")
    #expect(try repository.contents(of: id, limit: 5).count == 5)
    #expect(throws: GitError.tooLarge(id, size: 5, limit: 4)) { try repository.contents(of: id, limit: 4) }
  }

  @Test("a tree is no blob")
  func tree() throws {
    let sandbox = try Sandbox.repository(["a/b.swift": ""])
    let id = try sandbox.blob("HEAD:a")
    let repository = try sandbox.open()
    #expect(throws: GitError.notABlob(id)) { try repository.contents(of: id) }
    #expect(throws: GitError.notABlob(id)) { try repository.size(of: id) }
  }

  @Test("a missing blob is an error, never an empty file")
  func missing() throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1"])
    let id = try sandbox.blob("HEAD:a.swift")
    try sandbox.remove(object: id.description)
    let repository = try sandbox.open()
    let refusal = GitError.missingObject(id, isPartialClone: false)
    #expect(throws: refusal) { try repository.contents(of: id) }
    #expect(throws: refusal) { try repository.contents(of: id, limit: 10) }
  }

  @Test(
    "a damaged blob is told from a missing one",
    arguments: [[], [0x78, 0x01, 0xff, 0xff], Array("no object".utf8)] as [[UInt8]])
  func damaged(bytes: [UInt8]) throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1"])
    let id = try sandbox.blob("HEAD:a.swift")
    try sandbox.overwrite(sandbox.looseObject(id.description), with: bytes)
    let repository = try sandbox.open()
    let error = try #require(throws: GitError.self) { try repository.contents(of: id) }
    guard case .damagedObject(id, _) = error else {
      Issue.record("unexpected \(error)")
      return
    }
  }

  @Test("a blob that holds other contents than its id says is damaged")
  func swapped() throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1", "b.swift": "let b = 2"])
    let id = try sandbox.blob("HEAD:a.swift")
    let other = sandbox.root.appendingPathComponent(sandbox.looseObject(try sandbox.blob("HEAD:b.swift").description))
    try sandbox.overwrite(sandbox.looseObject(id.description), with: Array(Data(contentsOf: other)))
    let repository = try sandbox.open()
    let error = try #require(throws: GitError.self) { try repository.contents(of: id) }
    guard case .damagedObject(id, _) = error else {
      Issue.record("unexpected \(error)")
      return
    }
  }

  @Test("what a partial clone left out is told from what was lost")
  func partial() throws {
    let sandbox = try Sandbox.repository(["a.swift": "let a = 1"])
    try sandbox.git("config", "uploadpack.allowFilter", "true")
    let source = "file://\(sandbox.path().description)"
    try sandbox.git("clone", "--quiet", "--no-local", "--no-checkout", "--filter=blob:none", source, "clone")
    let repository = try sandbox.open("clone")
    let files = try repository.files(at: "HEAD")
    let id = try #require(files.first).id
    #expect(throws: GitError.missingObject(id, isPartialClone: true)) { try repository.contents(of: id) }
  }
}

extension Sandbox {
  func blob(_ revision: String) throws -> ObjectID {
    try #require(ObjectID(try git("rev-parse", revision)))
  }

  /// Writes bytes over a file that git made read-only.
  func overwrite(_ path: String, with bytes: [UInt8]) throws {
    try remove(path)
    try Data(bytes).write(to: root.appending(path: path))
  }
}
