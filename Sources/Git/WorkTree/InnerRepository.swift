extension DiskPath {
  /// Returns whether git treats the directory as a repository of its own. A `.git` that is empty or contains something
  /// else does not make it one: git adds the files beside it.
  func holdsRepository(among items: [DiskItem]) -> Bool {
    items.first { $0.name == dotGit }.map { holdsRepository(by: $0.kind) } ?? false
  }

  /// Whether git treats the directory as a repository of its own, because of its `.git`.
  var holdsRepository: Bool { kind(ofFile: appending(name: dotGit)).map(holdsRepository(by:)) ?? false }

  /// - Parameter kind: the kind of the file `.git` in the directory.
  private func holdsRepository(by kind: FileKind) -> Bool {
    let place = appending(name: dotGit)
    return switch kind {
    case .directory, .symbolicLink: place.isGitDirectory
    case .regular: place.pointsToGitDirectory
    case .other: false
    }
  }

  /// Whether a `.git` file points to a repository. An unreadable file counts, because git adds nothing beside it.
  private var pointsToGitDirectory: Bool {
    guard let contents = try? Git.bytes(ofFile: self) else { return true }
    guard contents.starts(with: "gitdir: ".utf8) else { return false }
    let end = contents.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? 0
    let target = Array(contents[...end].dropFirst("gitdir: ".utf8.count))
    let isWhole = target.first == separator
    return (isWhole ? DiskPath(bytes: target) : parent.appending(name: target)).isGitDirectory
  }

  /// Whether the directory contains git's own files, or those of a linked work tree.
  private var isGitDirectory: Bool {
    let common = (try? Git.bytes(ofFile: appending(name: "commondir".utf8))).flatMap(commonDirectory) ?? self
    let head = appending(name: "HEAD".utf8)
    return ["objects", "refs"].allSatisfy {
      kind(ofFile: common.appending(name: $0.utf8), followsLinks: true) == .directory
    } && head.isHead
  }

  private func commonDirectory(_ contents: [UInt8]) -> DiskPath? {
    let target = Array(contents.prefix { $0 != UInt8(ascii: "\n") })
    return target.first == separator ? DiskPath(bytes: target) : appending(name: target)
  }

  /// Whether the file names a branch or a commit.
  private var isHead: Bool {
    if kind(ofFile: self) == .symbolicLink { return true }
    guard let contents = try? Git.bytes(ofFile: self) else { return false }
    return contents.starts(with: "ref:".utf8) || contents.prefix(40).count { $0.isHexadecimalDigit } == 40
  }
}
