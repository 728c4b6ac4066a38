import Analysis
import Findings
import Foundation
import Packages
import SwiftReader

/// Why nothing can be linted.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A file before it is read.
struct ListedFile {
  enum Kind: String { case linted, declared, project }

  let path: String
  let kind: Kind

  /// - Returns: `nil` for an Xcode project.
  func read(below root: String) throws -> SourceFile? {
    if kind == .project { return nil }
    return SourceFile(
      path: ByteString(path), facts: facts(of: try bytes(below: root)), role: kind == .linted ? .linted : .test)
  }

  /// - Returns: `nil` for other files than manifests.
  func manifest(below root: String) throws -> Manifest? {
    if Manifest.kind(ofPath: ByteString(path)) == nil { return nil }
    return Manifest(path: ByteString(path), content: try bytes(below: root))
  }

  private func bytes(below root: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
      throw Complaint("'\(path)' cannot be read")
    }
    return Array(data)
  }
}

/// Reads the list of files: `linted PATH`, `declared PATH` or `project PATH`, with a NUL after each.
func listedFiles(_ list: Data) throws -> [ListedFile] {
  try list.split(separator: 0).map { line in
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let kind = ListedFile.Kind(rawValue: String(parts[0])) else {
      throw Complaint("'\(String(decoding: line, as: UTF8.self))' is neither linted nor declared nor a project")
    }
    return ListedFile(path: String(parts[1]), kind: kind)
  }
}

/// Returns the files without the tests that nothing else can use, which `east` does not read.
func withoutIsolatedTests(_ files: [SourceFile], _ manifests: [Manifest]) -> [SourceFile] {
  var manifests = Manifests(manifests)
  manifests.list(files.map { ($0.path, isLookedAt: $0.isLinted) })
  return files.filter { !manifests.isolatedTests.contains($0.path) }
}

/// Where the chains of a file begin, as `east explain` takes it.
func chainPlaces(of file: SourceFile) -> [String] {
  file.facts.chains.map { chain in
    let position = file.facts.lines.position(of: chain.start)
    return "\(file.path):\(position.line):\(position.column)"
  }
}
