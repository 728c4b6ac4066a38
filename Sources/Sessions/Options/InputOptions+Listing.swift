package import Git

/// The listing of the files that the flags select.
extension InputOptions {
  /// Finds the repository or the directory that contains the operands.
  package func location() throws(Failure) -> InputLocation {
    try InputLocation(operands, contentSource, repository: repository, isWhole: isWhole, isGiven: given != nil)
  }

  package func listing(
    of location: InputLocation, complains: Bool = true, isWhole: Bool = false, creating newPaths: [RepositoryPath] = []
  ) throws(Failure) -> FileList {
    if let given, given.isAlone || location.isPlain {
      if case .plain(let root, let paths) = location, !given.isAlone {
        try given.requireFile(paths.first ?? .root, below: root)
      }
      return try listing(of: location, with: try given.read(), isNamed: !given.isAlone)
    }
    var listing: FileList
    switch location {
    case .plain(let root, let paths):
      if complains {
        log.say(
          "'\(root)' is not in a git repository; linting the files on disk, except those whose names start with a dot")
      }
      if readsAround {
        // The output about a file must not depend on whether it is linted alone.
        listing = try FileList(
          plain: [.root], below: root, selection: PathSelection(paths, lintsAll: lintsTests),
          includesGenerated: includesGenerated
        )
      } else {
        listing = try FileList(plain: paths, below: root, includesGenerated: includesGenerated)
      }
      if complains { listing.noteEmptyPaths(paths) }
    case .repository(let repository, let root, let paths):
      listing = try FileList(
        repository, root: root, contentSource,
        selection: PathSelection(paths, lintsAll: lintsTests, isWhole: isWhole),
        includesGenerated: includesGenerated, creating: newPaths, jobs: jobs)
      if let given, let path = paths.first {
        try given.requireFile(path, below: root, in: listing)
        listing.replace(path, with: try given.read())
      } else if complains {
        try listing.complain(contentSource)
      }
    }
    for note in listing.notes { log.warn(note) }
    if complains, configuration.source == nil {
      for sentence in listing.misnamedConfigurations { log.warn(sentence) }
    }
    return listing
  }

  /// Lists one text alone, at the path for which its configuration is resolved.
  private func listing(of location: InputLocation, with bytes: [UInt8], isNamed: Bool) throws(Failure) -> FileList {
    var listing = try surroundings(of: location)
    listing.lintOnly(bytes, at: isNamed ? listing.subject : listing.subject.appending(below: .unnamed) ?? .unnamed)
    return listing
  }

  /// Creates a listing in which configurations can be found, without listing the files of the work tree.
  func surroundings(of location: InputLocation) throws(Failure) -> FileList {
    switch location {
    case .repository(let repository, let root, let paths) where contentSource != .workTree:
      try FileList(repository, root: root, contentSource, selection: PathSelection(paths), includesGenerated: false)
    case .repository(let repository, let root, let paths):
      FileList(root: root, gitDirectory: repository.gitDirectory, selection: PathSelection(paths))
    case .plain(let root, let paths): FileList(root: root, selection: PathSelection(paths))
    }
  }
}

extension FileList {
  /// Adds a note for each path outside of a repository at which there is no Swift file.
  fileprivate mutating func noteEmptyPaths(_ paths: [RepositoryPath]) {
    var selection = PathSelection(paths)
    for file in files { selection.see(file.path) }
    for path in files.isEmpty ? paths : selection.unseen {
      notes.append("'\(path == .root ? root : root.appending(path))' contains no Swift file")
    }
  }

  /// Adds a note for each named path without Swift files; outside the work tree, throws an error.
  fileprivate mutating func complain(_ contentSource: ContentSource) throws(Failure) {
    for path in unseen {
      guard contentSource == .workTree else {
        throw Failure("no such file or directory in \(contentSource.name): '\(path)'; check the path")
      }
      // In a sparse checkout the path may be one of a tracked file that is not on disk.
      if kind(ofFile: root.appending(path), followsLinks: true) == nil { throw .noSuchFile(path.description) }
      notes.append("'\(path)' contains no Swift file that git tracks or would add")
    }
  }
}

extension RepositoryPath {
  /// The file name of a text on standard input without `--stdin-filename`.
  fileprivate static let unnamed = RepositoryPath("<stdin>") ?? .root
}
