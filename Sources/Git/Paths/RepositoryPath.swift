#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path inside a repository: bytes, as git stores them, with `/` between the components. They need not be UTF-8.
///
/// A path never leads out of the repository: it is not absolute, and no component is empty, `.` or `..`.
package struct RepositoryPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let bytes: [UInt8]

  /// Creates a path from bytes; returns `nil` if the path would lead out of the repository.
  package init?(bytes: [UInt8]) {
    var dots = 0
    var length = 0
    for byte in bytes {
      // Most bytes are letters.
      if byte > separator {
        length += 1
      } else if byte == separator {
        if length == 0 || (dots == length && length <= 2) { return nil }
        dots = 0
        length = 0
      } else if byte == 0 {
        return nil
      } else {
        if byte == UInt8(ascii: ".") { dots += 1 }
        length += 1
      }
    }
    if length == 0 || (dots == length && length <= 2) { return nil }
    self.bytes = bytes
  }

  /// Creates a path from text; returns `nil` if the path would lead out of the repository.
  package init?(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  private init(trusted bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The root directory of the repository.
  package static let root = RepositoryPath(trusted: [])

  /// The last component.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: separator).map { $0 + 1 } ?? 0)...]
  }

  /// The directory that contains the file; the root is its own parent.
  package var parent: RepositoryPath {
    RepositoryPath(trusted: Array(directory))
  }

  /// The bytes of the directory that contains the file; empty for a file in the root.
  var directory: ArraySlice<UInt8> { bytes[..<(bytes.lastIndex(of: separator) ?? 0)] }

  /// Returns whether two paths are in the same directory.
  package func isBeside(_ other: RepositoryPath) -> Bool { directory == other.directory }

  /// The components of the path; empty for the root.
  var parts: [ArraySlice<UInt8>] { bytes.split(separator: separator) }

  /// Returns whether the path is a directory or is below it.
  package func isWithin(_ directory: RepositoryPath) -> Bool {
    let count = directory.bytes.count
    guard count > 0 else { return true }
    return bytes.starts(with: directory.bytes) && (bytes.count == count || bytes[count] == separator)
  }

  /// Returns whether the path ends with a text.
  package func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { suffix in
      // One call for all bytes, because this is called for every file of a work tree.
      unsafe bytes.withUnsafeBytes { bytes in
        guard bytes.count >= suffix.count, let start = bytes.baseAddress, let wanted = suffix.baseAddress else {
          return false
        }
        return unsafe memcmp(start + (bytes.count - suffix.count), wanted, suffix.count) == 0
      }
    }
  }

  /// Returns the path of a file in this directory, or `nil` if the name is no valid component.
  package func appending(_ name: [UInt8]) -> RepositoryPath? {
    guard !name.contains(separator), let name = RepositoryPath(bytes: name) else { return nil }
    if bytes.isEmpty { return name }
    var longer = [UInt8]()
    longer.reserveCapacity(bytes.count + 1 + name.bytes.count)
    longer += bytes
    longer.append(separator)
    longer += name.bytes
    return RepositoryPath(trusted: longer)
  }

  /// The path with unprintable characters escaped.
  package var description: String { printable(bytes) }

  package static func < (left: RepositoryPath, right: RepositoryPath) -> Bool {
    // One call for all bytes, because every file is looked up among the entries of the index.
    let order = unsafe left.bytes.withUnsafeBytes { left in
      unsafe right.bytes.withUnsafeBytes { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return CInt(0) }
        return unsafe memcmp(one, other, min(left.count, right.count))
      }
    }
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }

  package func hash(into hasher: inout Hasher) {
    // One call for all bytes: an array hashes its elements one by one, and the walk hashes many paths.
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

/// The separator between the components of a path.
let separator = UInt8(ascii: "/")
