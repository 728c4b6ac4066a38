import Foundation
import Git
import Testing

@Suite("Replacing a file of a work tree")
struct ReplacingTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "east-replace-\(UUID().uuidString)")

  private func files(_ texts: [String: String]) throws -> WorkTreeFiles {
    for (path, text) in texts {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try WorkTreeFiles(root: DiskPath(root.path))
  }

  @Test("writes it whole, keeps its mode, and leaves nothing beside it")
  func written() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    var files = try files(["A/b.swift": "old"])
    let file = root.appending(path: "A/b.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o751], ofItemAtPath: file)
    let path = try #require(RepositoryPath("A/b.swift"))
    try files.replace(path, holding: Array("old".utf8), with: Array("new".utf8))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o751)
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "A").path) == ["b.swift"])
  }

  @Test("is refused when somebody else was faster, or when a link leads there")
  func refused() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    var files = try files(["A/b.swift": "changed"])
    let old = Array("old".utf8)
    #expect(try failure(&files, "A/b.swift", old) == .changed)
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "link.swift").path, withDestinationPath: "A/b.swift")
    try FileManager.default.createSymbolicLink(atPath: root.appending(path: "C").path, withDestinationPath: "A")
    #expect(try failure(&files, "link.swift", old) == .symbolicLink)
    #expect(try failure(&files, "C/b.swift", Array("changed".utf8)) != nil)
    #expect(try String(contentsOf: root.appending(path: "A/b.swift"), encoding: .utf8) == "changed")
  }

  private func failure(_ files: inout WorkTreeFiles, _ path: String, _ old: [UInt8]) throws -> SystemError? {
    do throws(SystemError) {
      try files.replace(RepositoryPath(path) ?? .root, holding: old, with: Array("new".utf8))
      return nil
    } catch {
      return error
    }
  }
}
