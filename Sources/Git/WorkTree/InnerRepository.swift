extension DiskPath {
  /// Whether git takes the directory here for a repository of its own. An empty `.git`, or one with something else in it,
  /// does not make one: git adds the files beside it.
  func holdsRepository(among items: [DiskItem]) -> Bool {
    guard let item = items.first(where: { $0.name == dotGit }) else { return false }
    let place = appending(name: dotGit)
    switch item.kind {
    case .directory, .symbolicLink: return place.isGitDirectory
    case .regular: return place.pointsToGitDirectory
    case .other: return false
    }
  }

  /// Whether a `.git` that is a file names a repository; git adds nothing beside one that it cannot read.
  private var pointsToGitDirectory: Bool {
    guard let contents = try? Git.bytes(ofFile: self) else { return true }
    guard contents.starts(with: "gitdir: ".utf8) else { return false }
    let end = contents.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? 0
    let target = Array(contents[...end].dropFirst("gitdir: ".utf8.count))
    let isWhole = target.first == separator
    return (isWhole ? DiskPath(bytes: target) : parent.appending(name: target)).isGitDirectory
  }

  /// Whether git's own files are here, or those that a linked work tree has of its own.
  private var isGitDirectory: Bool {
    let common = (try? Git.bytes(ofFile: appending(name: Array("commondir".utf8)))).flatMap(commonDirectory) ?? self
    let head = appending(name: Array("HEAD".utf8))
    return ["objects", "refs"].allSatisfy {
      kind(ofFile: common.appending(name: Array($0.utf8)), followsLinks: true) == .directory
    } && head.isHead
  }

  private func commonDirectory(_ contents: [UInt8]) -> DiskPath? {
    let target = Array(contents.prefix { $0 != UInt8(ascii: "\n") })
    return target.first == separator ? DiskPath(bytes: target) : appending(name: target)
  }

  /// Whether a branch or a commit is named here.
  private var isHead: Bool {
    if kind(ofFile: self) == .symbolicLink { return true }
    guard let contents = try? Git.bytes(ofFile: self) else { return false }
    return contents.starts(with: "ref:".utf8) || contents.prefix(40).count { $0.isHexadecimalDigit } == 40
  }
}
