private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

extension ByteString {
  /// The folder of a path, with its slash; empty for the root.
  package var folder: ByteString { ByteString(bytes[..<(bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0)]) }

  /// The components of the path.
  package var parts: [ArraySlice<UInt8>] { bytes.split(separator: slash) }

  /// The parent of a folder, with its slash; `nil` for the root.
  package var outerFolder: ByteString? { isEmpty ? nil : ByteString(bytes.dropLast()).folder }

  /// The path without the slash at its end.
  package var withoutSlash: ByteString { bytes.last == slash ? ByteString(bytes.dropLast()) : self }

  /// Resolves a path relative to this folder to a path relative to the repository; `nil` if it leaves the repository.
  package func appending(_ path: [UInt8]) -> ByteString? {
    if path.first == slash { return nil }
    var result = withoutSlash.bytes
    result.reserveCapacity(result.count + path.count + 2)
    for part in path.split(separator: slash) where !part.elementsEqual([dot]) {
      if part.elementsEqual([dot, dot]) {
        if result.isEmpty { return nil }
        result.removeSubrange((result.lastIndex(of: slash) ?? 0)...)
      } else {
        if !result.isEmpty { result.append(slash) }
        result += part
      }
    }
    return ByteString(result)
  }

  /// The path with a slash at its end; empty for the root.
  package var asFolder: ByteString { isEmpty || bytes.last == slash ? self : ByteString(bytes + [slash]) }
}
