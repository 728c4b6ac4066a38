import Git

/// Reads the listed files' bytes; every worker has one of its own.
struct ContentReader: ~Copyable {
  private let gitDirectory: DiskPath?
  private var disk: WorkTreeFiles?
  private var repository: Repository?

  init(_ listing: FileList) throws(Failure) {
    gitDirectory = listing.gitDirectory
    guard let directory = listing.readDirectory else { return }
    do {
      disk = try WorkTreeFiles(root: directory)
    } catch {
      throw Failure("'\(directory)' \(error.reason)")
    }
  }

  /// Reads a file.
  ///
  /// - Returns: the content, or what is the matter.
  mutating func content(of file: ListedFile) -> Content { stampedContent(of: file).content }

  /// Reads a file once more.
  ///
  /// - Parameter stamp: what the disk said of the file when it was read before.
  /// - Returns: the content that it had then, or what is the matter.
  mutating func content(of file: ListedFile, since stamp: Stamp?) -> Content {
    let (content, now) = stampedContent(of: file)
    if case .bytes = content, now != stamp { return .changed }
    return content
  }

  private mutating func stampedContent(of file: ListedFile) -> (content: Content, stamp: Stamp?) {
    switch file.place {
    case .given(let bytes): (.bytes(bytes), nil)
    case .disk: contentOnDisk(of: file.path)
    case .blob(let id): (content(ofBlob: id), nil)
    }
  }

  /// Finds out what is in a file, from what is known if it can.
  mutating func outcome(of file: ListedFile, _ known: FactsLookup) -> ReadFile {
    var id = known.needsContentIDs ? file.knownID : nil
    if let id,
      let outcome = known.outcome(
        of: id, size: file.claimedSize, needsBodies: file.isLinted, isThere: { isThere(file) })
    {
      return ReadFile(outcome: outcome, id: id, stamp: file.claim?.stamp)
    }
    let (raw, stamp) = stampedContent(of: file)
    // What was written to since the disk was asked has another content than git knows.
    if let claim = file.claim, claim.stamp != stamp { id = nil }
    return outcome(of: raw, file, id, stamp, known)
  }

  private mutating func outcome(
    of raw: Content, _ file: ListedFile, _ id: ObjectID?, _ stamp: Stamp?, _ known: FactsLookup
  ) -> ReadFile {
    var id = id
    guard case .bytes(let bytes) = raw, case .disk = file.place, gitDirectory != nil else {
      return read(raw, id, stamp, known, isParsed: known.readsContents || file.isGiven)
    }
    do {
      let isPlain = !holdsCarriageReturn(bytes)
      // Line ends count as git keeps them, so that a checkout and a commit come to the same.
      let content = isPlain ? bytes : try open()?.kept(bytes, of: file.path) ?? bytes
      if known.needsContentIDs, id == nil || !isPlain {
        id = try open()?.id(of: content)
        if let id, let outcome = known.outcome(of: id, size: nil, needsBodies: file.isLinted) {
          return ReadFile(outcome: outcome, id: id, stamp: stamp)
        }
      }
      return read(.bytes(content), id, stamp, known, isParsed: known.readsContents)
    } catch {
      return ReadFile(outcome: .unreadable("\(error)"), id: nil, stamp: stamp)
    }
  }

  /// Whether git has what it is to hand out: a run without a cache would report a missing blob, so this one must, too.
  private mutating func isThere(_ file: ListedFile) -> Bool {
    guard case .blob(let id) = file.place else { return true }
    return (try? open()?.holds(id)) ?? false
  }

  private func read(
    _ content: Content, _ id: ObjectID?, _ stamp: Stamp?, _ known: FactsLookup, isParsed: Bool
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
  /// The bytes that the file on disk has if the claim holds.
  fileprivate var claimedSize: Int? { claim?.stamp.length }

  /// Whether the user gave the content, so that no pack can have its facts.
  fileprivate var isGiven: Bool { if case .given = place { true } else { false } }
}

/// A file that was read.
struct ReadFile: Sendable {
  let outcome: ReadOutcome
  /// Git's name for the content, if that was asked for and is known.
  let id: ObjectID?
  /// What the disk said of the file, if it lies there: what says something else later has been written to.
  let stamp: Stamp?
}

/// What reading a file came to.
enum Content: Sendable {
  case bytes([UInt8])
  /// The file was listed, but nothing stands there (any more): it was deleted.
  case missing
  /// The file was written to since it was read before.
  case changed
  /// What is the matter, as a clause.
  case unreadable(String)
  /// Git should have it and has not, as a clause.
  case lost(String)
}

extension GitError {
  /// Whether an object is not there that should be, so that nothing can be said of what it holds.
  fileprivate var isLoss: Bool {
    switch self {
    case .missingObject, .damagedObject: true
    default: false
    }
  }
}
