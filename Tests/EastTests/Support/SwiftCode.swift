import Foundation
import Running

/// Returns the Swift files below a directory of the package.
func swiftFiles(in directory: String) throws -> [URL] {
  let root = packageDirectory.appending(path: directory)
  let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
  return paths.filter { $0.hasSuffix(".swift") }.map { root.appending(path: $0) }
}

/// Returns the code of a Swift file, without its comments and texts.
func code(of file: URL) throws -> String {
  try String(contentsOf: file, encoding: .utf8).replacing(/"""(?s:.*?)"""/, with: "").replacing(/"[^"\n]*"/, with: "")
    .replacing(/\/\/.*/, with: "")
}

extension Character {
  /// Whether the character may be part of a name.
  var isWord: Bool { isLetter || isNumber || self == "_" }
}
