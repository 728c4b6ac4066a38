import Analysis
package import Git

/// A reader of the bytes of listed files; every thread has its own.
package struct ContentReader: ~Copyable {
  private let gitDirectory: DiskPath?
  private var disk: WorkTreeFiles?
  private var repository: Repository?

  package init(_ listing: FileList) throws(Failure) {
    gitDirectory = listing.gitDirectory
    guard let directory = listing.readDirectory else { return }
    do {
      disk = try WorkTreeFiles(root: directory)
    } catch {
      throw Failure("'\(directory)' \(error.reason)")
    }
  }

  /// Reads a file, with its line endings as git stores them: the content from which the facts of the file are taken.
  ///
  /// - Returns: the content, or the reason why it cannot be read.
  mutating func content(of file: ListedFile) -> Content { identifiedContent(of: file).content }

  /// Reads a file as ``content(of:)`` does.
  ///
  /// - Returns: the content, with the id of the blob that has it, if that is known.
  mutating func identifiedContent(of file: ListedFile) -> (content: Content, id: ObjectID?) {
    let (raw, stamp) = stampedContent(of: file)
    guard case .bytes(let bytes) = raw, case .disk = file.place, holdsCarriageReturn(bytes) else {
      return (raw, knownID(of: file, readWith: stamp))
    }
    // The blob may have other line endings than those that git would store now.
    return (kept(raw, of: file), nil)
  }

  /// Returns the blob id of the content that was read, if it is known.
  ///
  /// - Parameter stamp: the stamp of the file on disk when it was read.
  private func knownID(of file: ListedFile, readWith stamp: Stamp?) -> ObjectID? {
    // The content of a file that was written to after it was listed is not that of the blob.
    if let claim = file.claim, claim.stamp != stamp { return nil }
    return file.knownID
  }

  /// Reads a file again, with the line endings with which it was read before.
  ///
  /// - Parameters:
  ///   - stamp: the stamp of the file on disk when it was read before.
  ///   - size: the number of bytes of which the facts were taken.
  /// - Returns: the content, if the file has not changed since then; else the reason why it cannot be read.
  mutating func content(of file: ListedFile, since stamp: Stamp?, size: Int?) -> Content {
    let content = bytes(of: file, since: stamp)
    // Git does not convert a file in the index until it changes, though attributes ask for it.
    if case .bytes(let bytes) = content, bytes.count == size { return content }
    return kept(content, of: file)
  }

  /// Reads a file again, with the line endings that it has on disk.
  package mutating func bytes(of file: ListedFile, since stamp: Stamp?) -> Content {
    let (content, now) = stampedContent(of: file)
    if case .bytes = content, now != stamp { return .changed }
    return content
  }

  /// Returns the id of a file's content; `nil` if it cannot be read.
  package mutating func id(of file: ListedFile) -> ObjectID? {
    if let id = file.knownID { return id }
    guard case .bytes(let bytes) = content(of: file) else { return nil }
    return try? open()?.id(of: bytes)
  }

  /// Returns the id of a file's content and, if it is on disk, its stamp; `nil` if the content cannot be read.
  mutating func identity(of file: ListedFile) -> (id: ObjectID, stamp: Stamp?)? {
    if let id = file.knownID { return isThere(file) ? (id, file.claim?.stamp) : nil }
    let (raw, stamp) = stampedContent(of: file)
    guard case .bytes(let bytes) = kept(raw, of: file), let id = try? open()?.id(of: bytes) else { return nil }
    return (id, stamp)
  }

  /// Returns the path to which a symbolic link leads; `nil` if it leads out of the repository, or nowhere.
  package mutating func target(of link: RepositoryPath, at place: ListedFile.Source, below root: DiskPath)
    -> RepositoryPath?
  {
    guard case .blob(let id) = place else { return realPath(of: root.appending(link))?.relative(to: root) }
    guard case .bytes(let target) = content(ofBlob: id), target.first != UInt8(ascii: "/") else { return nil }
    return root.appending(link).parent.appending(name: target).withoutDots.relative(to: root)
  }

  private mutating func kept(_ content: Content, of file: ListedFile) -> Content {
    guard case .bytes(let bytes) = content, case .disk = file.place, holdsCarriageReturn(bytes) else { return content }
    do {
      return .bytes(try kept(bytes, of: file.path))
    } catch {
      return .unreadable("\(error)")
    }
  }

  /// Returns the bytes that git would store: results for a checkout and for a commit are the same.
  private mutating func kept(_ bytes: [UInt8], of path: RepositoryPath) throws(GitError) -> [UInt8] {
    try open()?.kept(bytes, of: path) ?? bytes
  }

  private mutating func stampedContent(of file: ListedFile) -> (content: Content, stamp: Stamp?) {
    switch file.place {
    case .given(let bytes): (.bytes(bytes), nil)
    case .disk: contentOnDisk(of: file.path)
    case .blob(let id): (content(ofBlob: id), nil)
    }
  }

  /// Returns the facts of a file, without parsing it if they are known.
  mutating func outcome(of file: ListedFile, _ known: FactsLookup) -> ReadFile {
    var id = known.needsContentIDs ? file.knownID : nil
    if let id,
      let outcome = known.outcome(
        of: id, size: file.claimedSize, needsBodies: file.role.isLinted, isThere: { isThere(file) })
    {
      return ReadFile(outcome: outcome, id: id, stamp: file.claim?.stamp)
    }
    let (raw, stamp) = stampedContent(of: file)
    if id != nil { id = knownID(of: file, readWith: stamp) }
    return outcome(of: raw, file, id: id, stamp, known)
  }

  private mutating func outcome(
    of raw: Content, _ file: ListedFile, id: ObjectID?, _ stamp: Stamp?, _ known: FactsLookup
  ) -> ReadFile {
    var id = id
    guard case .bytes(let bytes) = raw, case .disk = file.place, gitDirectory != nil else {
      return read(raw, id: id, stamp, known, isParsed: known.readsContents || file.isGiven)
    }
    do {
      let isPlain = !holdsCarriageReturn(bytes)
      let content = isPlain ? bytes : try kept(bytes, of: file.path)
      if known.needsContentIDs, id == nil || !isPlain {
        id = try open()?.id(of: content)
        if let id, let outcome = known.outcome(of: id, size: nil, needsBodies: file.role.isLinted) {
          return ReadFile(outcome: outcome, id: id, stamp: stamp)
        }
      }
      return read(.bytes(content), id: id, stamp, known, isParsed: known.readsContents)
    } catch {
      return ReadFile(outcome: .unreadable("\(error)"), id: nil, stamp: stamp)
    }
  }

  /// Returns whether git has the blob: a run without a cache would report a missing blob, so cached facts must not
  /// hide it.
  private mutating func isThere(_ file: ListedFile) -> Bool {
    guard case .blob(let id) = file.place else { return true }
    return (try? open()?.holds(id)) ?? false
  }

  private func read(
    _ content: Content, id: ObjectID?, _ stamp: Stamp?, _ known: FactsLookup, isParsed: Bool
  ) -> ReadFile {
    let outcome = ReadOutcome(content, isParsed: isParsed)
    if let id { known.keep(outcome, of: id) }
    return ReadFile(outcome: outcome, id: id, stamp: stamp)
  }

  private mutating func contentOnDisk(of path: RepositoryPath) -> (content: Content, stamp: Stamp?) {
    do {
      guard let contents = try disk?.contents(of: path) else { return (.missing, nil) }
      return (.bytes(contents.bytes), contents.stamp)
    } catch .missing {
      return (.missing, nil)
    } catch {
      return (.unreadable("it \(error.reason)"), nil)
    }
  }

  private mutating func content(ofBlob id: ObjectID) -> Content {
    do {
      guard let repository = try open() else { return .missing }
      return .bytes(try repository.contents(of: id, limit: largestFile))
    } catch {
      return error.isLoss ? .lost("\(error)") : .unreadable("\(error)")
    }
  }

  private mutating func open() throws(GitError) -> Repository? {
    if repository == nil, let gitDirectory { repository = try Repository(gitDirectory: gitDirectory) }
    return repository
  }
}

extension ListedFile {
  /// The size in bytes of the blob whose content the file on disk has, if it was not written to.
  fileprivate var claimedSize: Int? { claim?.stamp.length }

  /// Whether the user or an editor passes the content, so that no pack can have its facts.
  fileprivate var isGiven: Bool { if case .given = place { true } else { false } }
}

/// The result of reading one file, with the blob id and stamp of its content.
package struct ReadFile: Sendable {
  package let outcome: ReadOutcome
  /// The blob id of the content; `nil` if it was not needed or is not known.
  package let id: ObjectID?
  /// The stamp of the file when it was read, if it is on disk: if the stamp differs later, the file was written to.
  let stamp: Stamp?
}

/// The content of a file, or the reason why it cannot be read.
package enum Content: Sendable {
  case bytes([UInt8])
  /// The file was listed but does not exist (any more): it was deleted.
  case missing
  /// The file was written to since it was read before.
  case changed
  /// The reason, as a clause.
  case unreadable(String)
  /// Git refers to the object, but the object is missing or damaged; the reason is a clause.
  case lost(String)
}

extension GitError {
  /// Whether an object that should exist is missing or damaged, so that its content is unknown.
  fileprivate var isLoss: Bool {
    switch self {
    case .missingObject, .damagedObject: true
    default: false
    }
  }
}
