/// A path on this machine's disk: bytes, because file names are.
package struct DiskPath: Hashable, Sendable, CustomStringConvertible {
  /// The bytes, without a `/` at the end, but for the root of the disk.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    let end = bytes.lastIndex { $0 != separator }.map { $0 + 1 } ?? min(bytes.count, 1)
    self.bytes = Array(bytes[..<end])
  }

  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The place of a path of a repository whose root is here.
  package func appending(_ path: RepositoryPath) -> DiskPath {
    path == .root ? self : appending(name: path.bytes)
  }

  /// The path as it may be printed.
  package var description: String { printable(bytes) }

  /// The path as one word of a shell command.
  var quoted: String { shellWord(description) }

  /// The directory around it, as the path spells it.
  var parent: DiskPath {
    guard let end = bytes.lastIndex(of: separator) else { return DiskPath(".") }
    return DiskPath(bytes: Array(bytes[...end]))
  }

  /// The last part, as the path spells it.
  var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: separator).map { $0 + 1 } ?? 0)...]
  }

  /// The place of what has this name in the directory here.
  package func appending(name: [UInt8]) -> DiskPath {
    DiskPath(bytes: bytes + (bytes.last == separator ? [] : [separator]) + name)
  }
}
