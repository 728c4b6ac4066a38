#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A path inside a repository: bytes, as git stores them, with `/` between the parts. Whether they are UTF-8 is
/// nobody's promise.
///
/// There is no path that leaves the repository: none is absolute, and no part is empty, `.` or `..`.
package struct RepositoryPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let bytes: [UInt8]

  /// Takes the bytes, or refuses a path that would leave the repository.
  package init?(bytes: [UInt8]) {
    var dots = 0
    var length = 0
    for byte in bytes {
      if byte == separator {
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

  /// Takes text, or refuses a path that would leave the repository.
  package init?(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  private init(trusted bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The directory that holds everything.
  package static let root = RepositoryPath(trusted: [])

  /// The last part.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: separator).map { $0 + 1 } ?? 0)...]
  }

  /// The directory around it; the root is its own.
  package var parent: RepositoryPath {
    RepositoryPath(trusted: Array(directory))
  }

  /// The bytes of the directory around it, none for what lies in the root.
  var directory: ArraySlice<UInt8> { bytes[..<(bytes.lastIndex(of: separator) ?? 0)] }

  /// Whether both are in the same directory.
  package func isBeside(_ other: RepositoryPath) -> Bool { directory == other.directory }

  /// What stands between the separators; the root has nothing.
  var parts: [ArraySlice<UInt8>] { bytes.split(separator: separator) }

  /// Whether the path is the directory itself or lies somewhere below it.
  package func isWithin(_ directory: RepositoryPath) -> Bool {
    let count = directory.bytes.count
    guard count > 0 else { return true }
    return bytes.starts(with: directory.bytes) && (bytes.count == count || bytes[count] == separator)
  }

  /// Whether the path ends with this text.
  package func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { suffix in
      // One call for all bytes: every file of a work tree is asked.
      unsafe bytes.withUnsafeBytes { bytes in
        guard bytes.count >= suffix.count, let start = bytes.baseAddress, let wanted = suffix.baseAddress else {
          return false
        }
        return unsafe memcmp(start + (bytes.count - suffix.count), wanted, suffix.count) == 0
      }
    }
  }

  /// The path of something in this directory, unless its name is no name.
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

  /// The path as it may be printed.
  package var description: String { printable(bytes) }

  package static func < (left: RepositoryPath, right: RepositoryPath) -> Bool {
    // One call for all bytes: every file is looked up among those of the index.
    let order = unsafe left.bytes.withUnsafeBytes { left in
      unsafe right.bytes.withUnsafeBytes { right in
        guard let one = left.baseAddress, let other = right.baseAddress else { return CInt(0) }
        return unsafe memcmp(one, other, min(left.count, right.count))
      }
    }
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }

  package func hash(into hasher: inout Hasher) {
    // One call for all bytes: an array hashes one element at a time, and the walk asks often.
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

/// What stands between the parts of a path.
let separator = UInt8(ascii: "/")
