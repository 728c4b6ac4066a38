package import Git

/// The directory of the cache, and the names of the files in it.
package struct CacheDirectory: Sendable, Equatable {
  package let path: DiskPath
  /// The maximum size of all cache files together, in bytes.
  package var limit = 1 << 30

  /// - Parameter directory: the directory; `nil` for the usual one.
  /// - Returns: `nil` if no directory is given, and the environment names none.
  package init?(named directory: String?, _ environment: [String: String]) {
    func variable(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    #if os(macOS)
      let usual = "/Library/Caches"
    #else
      let usual = "/.cache"
    #endif
    let caches = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + usual }
    guard let place = directory ?? caches.map({ $0 + "/east" }) else { return nil }
    path = DiskPath(place)
  }

  init(_ path: DiskPath, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// Returns the packs of the current format version, the most recently used first.
  package func packs() -> [CacheFile] {
    files().filter { $0.isPack && $0.name.hasPrefix("facts-\(PackFormat.version)-") }
  }

  /// Returns all cache files, of any version of `east`, the most recently used first.
  package func files() -> [CacheFile] {
    let found = (try? regularFiles(inDirectory: realPath(of: path) ?? path)) ?? []
    return found.compactMap { CacheFile($0, in: path) }
      .sorted { ($1.modified, $0.name) < ($0.modified, $1.name) }
  }

  func packName(_ sum: UInt64) -> DiskPath { file("facts-\(PackFormat.version)-\(String(sum, radix: 16)).pack") }

  func recordName(_ key: UInt64) -> DiskPath { file("facts-\(PackFormat.version)-\(String(key, radix: 16)).record") }

  func tableName(_ key: UInt64) -> DiskPath { file("facts-\(PackFormat.version)-\(String(key, radix: 16)).table") }

  func commandName(_ key: UInt64, ending: String) -> DiskPath {
    file("facts-\(PackFormat.version)-\(String(key, radix: 16)).\(ending)")
  }

  package func pageName(ofRule id: String) -> String { "rule-\(id).md" }

  /// Returns a unique temporary name for a file that is being written.
  func passingName() -> DiskPath {
    file("facts-\(processNumber)-\(String(UInt64.random(in: 0 ... .max), radix: 16)).new")
  }

  private func file(_ name: String) -> DiskPath {
    RepositoryPath(name).map { path.appending($0) } ?? path
  }
}

/// A file that `east` keeps in the cache directory.
package struct CacheFile: Equatable {
  package let path: DiskPath
  let name: String
  /// The size in bytes.
  package let size: Int
  /// The time of the last use, in seconds since 1970.
  let modified: Int

  /// Creates the description of a file; `nil` if its name is not that of a cache file.
  fileprivate init?(_ name: RepositoryPath, in directory: DiskPath) {
    let text = name.description
    let isFacts =
      text.hasPrefix("facts-")
      && [".pack", ".record", ".table", ".findings", ".history", ".new"].contains(where: text.hasSuffix)
    guard isFacts || text.hasPrefix("rule-") && text.hasSuffix(".md"),
      let status = FileStatus(directory.appending(name))
    else { return nil }
    path = directory.appending(name)
    self.name = text
    (size, modified) = (status.size, status.modified)
  }

  /// Whether the file has the name of a pack, of any version.
  package var isPack: Bool { name.hasSuffix(".pack") }

  /// Whether the file has a temporary name: it is being written, or the process that wrote it was interrupted.
  var isUnfinished: Bool { name.hasSuffix(".new") }
}
