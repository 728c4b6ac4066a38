/// Which content of a repository is read.
enum ContentSource: Sendable, Equatable {
  /// What lies on disk: tracked files as they are now, and those that git would add.
  case workTree
  /// What would be committed.
  case index
  /// The tree of a commit.
  case revision(String)

  init(_ arguments: Arguments) throws(Failure) {
    let isStaged = arguments.has(.staged)
    let flag: Flag = arguments.verb == .gate ? .head : .rev
    if let revision = arguments[flag] {
      if isStaged { throw .exclusive("--\(flag.name)", "--staged") }
      self = .revision(revision)
    } else {
      self = isStaged ? .index : .workTree
    }
  }

  /// The revision that it is, or that it grew from.
  var revision: String {
    if case .revision(let revision) = self { revision } else { "HEAD" }
  }

  /// The edition as a sentence names it.
  var name: String {
    switch self {
    case .workTree: "the work tree"
    case .index: "the index"
    case .revision(let revision): "'\(revision)'"
    }
  }
}
