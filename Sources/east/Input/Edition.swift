/// Which content of a repository is read.
enum Edition: Sendable, Equatable {
  /// What lies on disk: tracked files as they are now, and those that git would add.
  case workTree
  /// What would be committed.
  case index
  /// The tree of a commit.
  case revision(String)

  init(_ arguments: Arguments) throws(Failure) {
    let isStaged = arguments.has(.staged)
    if let revision = arguments[.rev] {
      if isStaged { throw Failure("--rev and --staged name two contents; give one of them") }
      self = .revision(revision)
    } else {
      self = isStaged ? .index : .workTree
    }
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
