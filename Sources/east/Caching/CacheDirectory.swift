import Git

/// Where facts are kept from run to run, and under which names.
struct CacheDirectory: Sendable, Equatable {
  let path: DiskPath
  /// The bytes that all packs together may have.
  var limit = 1 << 30

  /// Takes the directory that the flags or the environment name.
  ///
  /// - Returns: `nil` if nothing is to be kept, or nobody knows where.
  init?(_ arguments: Arguments, _ environment: [String: String]) {
    if arguments.has(.noCache) { return nil }
    self.init(named: arguments[.cacheDir], environment)
  }

  init?(named directory: String?, _ environment: [String: String]) {
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

  /// The packs of this version, the one that was used last first.
  func packs() -> [CacheFile] {
    files().filter { $0.isPack && $0.name.hasPrefix("facts-\(PackFormat.version)-") }
  }

  /// Everything that `east` keeps here, whatever version of it did: what was used last first.
  func files() -> [CacheFile] {
    let found = (try? content(ofDirectory: realPath(of: path) ?? path))?.files ?? []
    return found.compactMap { CacheFile($0, in: path) }
      .sorted { ($1.modified, $0.name) < ($0.modified, $1.name) }
  }

  func packName(_ sum: UInt64) -> DiskPath { file("facts-\(PackFormat.version)-\(String(sum, radix: 16)).pack") }

  func recordName(_ key: UInt64) -> DiskPath { file("facts-\(PackFormat.version)-\(String(key, radix: 16)).record") }

  func tableName(_ key: UInt64) -> DiskPath { file("facts-\(PackFormat.version)-\(String(key, radix: 16)).table") }

  func pageName(ofRule id: String) -> String { "rule-\(id).md" }

  /// A name that no other process or run takes.
  func passingName() -> DiskPath {
    file("facts-\(processNumber)-\(String(UInt64.random(in: 0 ... .max), radix: 16)).new")
  }

  private func file(_ name: String) -> DiskPath {
    RepositoryPath(name).map { path.appending($0) } ?? path
  }
}

/// One of our files in the directory.
struct CacheFile: Equatable {
  let path: DiskPath
  let name: String
  /// In bytes.
  let size: Int
  /// When it was used last, in seconds since 1970.
  let modified: Int

  /// Takes a file that has a name of ours.
  fileprivate init?(_ name: RepositoryPath, in directory: DiskPath) {
    let text = name.description
    let isFacts =
      text.hasPrefix("facts-") && [".pack", ".record", ".table", ".new"].contains(where: text.hasSuffix)
    guard !text.contains("/"), isFacts || text.hasPrefix("rule-") && text.hasSuffix(".md"),
      let status = FileStatus(directory.appending(name))
    else { return nil }
    path = directory.appending(name)
    self.name = text
    (size, modified) = (status.size, status.modified)
  }

  /// Whether it is, or was to be, a pack.
  var isPack: Bool { name.hasSuffix(".pack") }

  /// Whether nobody has finished it yet.
  var isUnfinished: Bool { name.hasSuffix(".new") }
}
