import Findings

/// The targets to which files belong.
struct TargetPlaces {
  /// The targets whose files are below each folder, by folder.
  private var folders: [ByteString: [UInt32]] = [:]
  private var files: [ByteString: [UInt32]] = [:]
  /// The targets that exclude a file or folder, by its path.
  private var excluded: [ByteString: [UInt32]] = [:]
  /// A cache of the targets of folders.
  private var known: [ByteString: [UInt32]] = [:]
  private var last: (folder: ByteString, targets: [UInt32], hasExceptions: Bool)?
  /// The folders that contain single files which a target adds or excludes.
  private var holders: Set<ByteString> = []
  private let existing: Set<ByteString>

  var isEmpty: Bool { folders.isEmpty && files.isEmpty }

  /// Creates a table without targets.
  ///
  /// - Parameter paths: the paths of all files.
  init(_ paths: [ByteString]) {
    var existing: Set<ByteString> = []
    var last: ByteString?
    for path in paths {
      var folder: ByteString? = path.folder
      if folder == last { continue }
      last = folder
      while let next = folder, existing.insert(next).inserted { folder = next.outerFolder }
    }
    self.existing = existing
  }

  mutating func add(_ target: Manifest.Target, number: UInt32) {
    for folder in target.folders { folders[folder, default: []].append(number) }
    for file in target.files { add(file, number) }
    for path in target.excluded { exclude(path, number) }
    guard let home = target.home, let base = home.candidates.first(where: existing.contains) else { return }
    for source in home.sources ?? [""] {
      guard let path = base.appending(source.bytes) else { continue }
      if path.bytes.suffix(6).elementsEqual(".swift".utf8) {
        add(path, number)
      } else {
        folders[path.asFolder, default: []].append(number)
      }
    }
    for path in home.excluded {
      if let path = base.appending(path.bytes) { exclude(path, number) }
    }
  }

  private mutating func add(_ file: ByteString, _ number: UInt32) {
    files[file, default: []].append(number)
    holders.insert(file.folder)
  }

  private mutating func exclude(_ path: ByteString, _ number: UInt32) {
    excluded[path, default: []].append(number)
    holders.insert(path.folder)
  }

  /// Returns the targets that a file belongs to, in order.
  mutating func targets(ofPath path: ByteString, in folder: ByteString) -> [UInt32] {
    // Most files are in the folder of the file before.
    if last?.folder != folder { last = (folder, targets(ofFolder: folder), holders.contains(folder)) }
    guard let last else { return [] }
    guard last.hasExceptions else { return last.targets }
    var found = last.targets
    if let others = excluded[path] { found.removeAll { others.contains($0) } }
    if let others = files[path] { found += others }
    return found.count < 2 ? found : Array(Set(found).sorted().prefix(Limits.targetsOfFile))
  }

  /// Returns the targets of the innermost folder that has any: a package inside the folder of another package has its
  /// own targets.
  private mutating func targets(ofFolder folder: ByteString) -> [UInt32] {
    if let known = known[folder] { return known }
    var found = (folders[folder] ?? []).sorted()
    if found.isEmpty, let outer = folder.outerFolder { found = targets(ofFolder: outer) }
    if let others = excluded[folder.withoutSlash] { found.removeAll { others.contains($0) } }
    found = Array(found.prefix(Limits.targetsOfFile))
    known[folder] = found
    return found
  }
}
