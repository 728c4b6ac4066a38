/// A path on the disk of this machine, as bytes, because file names are bytes.
package struct DiskPath: Hashable, Sendable, CustomStringConvertible {
  /// The bytes of the path, without a trailing `/` except for the root of the disk.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    let end = bytes.lastIndex { $0 != separator }.map { $0 + 1 } ?? min(bytes.count, 1)
    self.bytes = Array(bytes[..<end])
  }

  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Returns the path on disk of a path of the repository whose root is this path.
  package func appending(_ path: RepositoryPath) -> DiskPath {
    path == .root ? self : appending(name: path.bytes)
  }

  /// The path with unprintable characters escaped.
  package var description: String { printable(bytes) }

  /// The path as one word of a shell command.
  var quoted: String { shellWord(description) }

  /// The directory that contains the file, without resolving `..` or symbolic links.
  var parent: DiskPath {
    guard let end = bytes.lastIndex(of: separator) else { return DiskPath(".") }
    return DiskPath(bytes: Array(bytes[...end]))
  }

  /// The last component, without resolving `..` or symbolic links.
  var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: separator).map { $0 + 1 } ?? 0)...]
  }

  /// Returns the path of a file with a name in this directory.
  package func appending(name: [UInt8]) -> DiskPath {
    DiskPath(bytes: bytes + (bytes.last == separator ? [] : [separator]) + name)
  }
}
