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

/// The folders of the client whose files are linted.
struct ClientFolders {
  /// The folders; `nil` if the client has none, so that all files are linted.
  private(set) var all: [ClientFolder]?

  init(all: [ClientFolder]?) {
    self.all = all
  }

  mutating func change(removing removed: [ClientFolder], adding added: [ClientFolder]) {
    let kept = (all ?? []).filter { folder in !removed.contains { $0.path == folder.path } }
    all = kept + added.filter { folder in !kept.contains { $0.path == folder.path } }
  }

  /// Returns whether the findings in a file are shown, because the file is in one of the folders.
  func shows(_ place: WorkspacePlace) -> Bool {
    all == nil || folder(of: place.root.appending(place.path)) != nil
  }

  /// Returns the innermost of the folders that contain a file; `nil` if none does.
  func folder(of path: ByteString) -> ClientFolder? {
    all?.filter { $0.contains(path) }.max { $0.path.bytes.count < $1.path.bytes.count }
  }

  /// Returns the URI of a file that is not open: below a folder, as the client spells the folder.
  ///
  /// - Parameter path: the absolute path without symbolic links.
  func uri(of path: ByteString) -> String {
    folder(of: path)?.uri(of: path) ?? DocumentURI.text(of: path)
  }
}
