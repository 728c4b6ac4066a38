import Findings

/// A folder of the client, whose path may contain symbolic links.
struct ClientFolder: Hashable, Sendable {
  /// The path without symbolic links.
  let path: ByteString
  /// The path before the slash of what is in the folder: empty for the root of the disk.
  private let start: ByteString
  /// The URI before the same slash, as the client spells it.
  private let uri: String

  init(uri: String, path: ByteString) {
    self.path = path
    let isRoot = path == "/"
    start = isRoot ? "" : path
    self.uri = isRoot ? "file://" : String(uri.reversed().drop { $0 == "/" }.reversed())
  }

  func contains(_ path: ByteString) -> Bool { self.path == path || path.hasPrefix(start.appending("")) }

  /// Returns the URI of the folder, or of a file in it.
  ///
  /// - Parameter path: the path without symbolic links.
  func uri(of path: ByteString) -> String {
    uri + DocumentURI.encoded(ByteString(path.bytes.dropFirst(start.bytes.count)))
  }
}
