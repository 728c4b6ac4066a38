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
  package var quoted: String { shellWord(description) }

  /// The directory that contains the file, without resolving `..` or symbolic links.
  package var parent: DiskPath {
    guard let end = bytes.lastIndex(of: separator) else { return DiskPath(".") }
    return DiskPath(bytes: Array(bytes[...end]))
  }

  /// The last component, without resolving `..` or symbolic links.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: separator).map { $0 + 1 } ?? 0)...]
  }

  /// Returns the path of a file with a name in this directory.
  package func appending(name: some Sequence<UInt8>) -> DiskPath {
    DiskPath(bytes: bytes + (isRoot ? [] : [separator]) + name)
  }

  /// Whether the path is the root of the disk.
  package var isRoot: Bool { bytes == [separator] }

  /// The path, its parent directory, and so on up to the root of the disk or the start of a relative path.
  package var ancestry: UnfoldFirstSequence<DiskPath> {
    sequence(first: self) { $0.isRoot || !$0.bytes.contains(separator) ? nil : $0.parent }
  }

  /// An absolute path without `.` and `..`, which are resolved as text.
  package var withoutDots: DiskPath {
    var components: [ArraySlice<UInt8>] = []
    for component in bytes.split(separator: separator) where !component.elementsEqual(".".utf8) {
      if component.elementsEqual("..".utf8) { _ = components.popLast() } else { components.append(component) }
    }
    return components.reduce(.root) { $0.appending(name: $1) }
  }

  /// The path with symbolic links resolved in the part that exists.
  package var resolved: DiskPath {
    for (count, path) in ancestry.enumerated() {
      guard let real = realPath(of: path) else { continue }
      return ancestry.prefix(count).reversed().reduce(real) { $0.appending(name: $1.name) }
    }
    return self
  }

  /// Returns the path relative to a directory that contains it; otherwise `nil`. Both are compared as text.
  package func relative(to root: DiskPath) -> RepositoryPath? {
    if bytes == root.bytes { return .root }
    let prefix = root.isRoot ? root.bytes : root.bytes + [separator]
    return bytes.starts(with: prefix) ? RepositoryPath(bytes: Array(bytes.dropFirst(prefix.count))) : nil
  }

  /// The root of the disk.
  package static let root = DiskPath(bytes: [separator])
}
