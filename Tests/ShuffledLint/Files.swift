import Analysis
import Findings
import Foundation
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
  let path: String
  let isLinted: Bool

  func read(below root: String) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
      throw Complaint("'\(path)' cannot be read")
    }
    return SourceFile(path: ByteString(path), facts: facts(of: Array(data)), isLinted: isLinted)
  }
}

/// Reads the list of files: `linted PATH` or `declared PATH`, with a NUL after each.
func listedFiles(_ list: Data) throws -> [ListedFile] {
  try list.split(separator: 0).map { line in
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, ["linted", "declared"].contains(parts[0]) else {
      throw Complaint("'\(String(decoding: line, as: UTF8.self))' is neither linted nor declared")
    }
    return ListedFile(path: String(parts[1]), isLinted: parts[0] == "linted")
  }
}

/// Where the chains of a file begin, as `east explain` takes it.
func chainPlaces(of file: SourceFile) -> [String] {
  file.facts.chains.map { chain in
    let position = file.facts.lines.position(of: chain.start)
    return "\(file.path):\(position.line):\(position.column)"
  }
}
