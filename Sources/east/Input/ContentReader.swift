import Git

/// Reads the listed files' bytes; every worker has one of its own.
struct ContentReader: ~Copyable {
  private let gitDirectory: DiskPath?
  private var disk: WorkTreeFiles?
  private var repository: Repository?

  init(_ listing: Listing) throws(Failure) {
    gitDirectory = listing.gitDirectory
    guard let directory = listing.directory else { return }
    do {
      disk = try WorkTreeFiles(root: directory)
    } catch {
      throw Failure("'\(directory)' \(error.reason)")
    }
  }

  /// Reads a file.
  ///
  /// - Returns: the content, or what is the matter.
  mutating func content(of file: ListedFile) -> Content {
    switch file.place {
    case .given(let bytes): .bytes(bytes)
    case .disk: contentOnDisk(of: file.path)
    case .blob(let id): content(ofBlob: id)
    }
  }

  private mutating func contentOnDisk(of path: RepositoryPath) -> Content {
    do {
      guard let bytes = try disk?.bytes(of: path) else { return .missing }
      return .bytes(bytes)
    } catch .missing {
      return .missing
    } catch {
      return .unreadable("it \(error.reason)")
    }
  }

  private mutating func content(ofBlob id: ObjectID) -> Content {
    do {
      if repository == nil, let gitDirectory { repository = try Repository(gitDirectory: gitDirectory) }
      guard let repository else { return .missing }
      return .bytes(try repository.contents(of: id, limit: largestFile))
    } catch {
      return .unreadable("\(error)")
    }
  }
}

/// What reading a file came to.
enum Content: Sendable {
  case bytes([UInt8])
  /// The file was listed, but nothing stands there (any more): it was deleted.
  case missing
  /// What is the matter, as a clause.
  case unreadable(String)
}
