import Findings
import Git

/// One Swift file, before it is read.
struct ListedFile: Sendable, Equatable {
  /// Where the content lies.
  enum Source: Sendable, Equatable {
    /// On disk, below the root.
    case disk
    /// In the repository.
    case blob(ObjectID)
    /// Here: the user gave it.
    case given([UInt8])
  }

  var path: RepositoryPath
  var place: Source
  /// Which of git's contents the file on disk has, unless it was written to.
  var claim: Claim?
  /// Whether the file itself is linted or only read for its declarations.
  var isLinted: Bool
  /// Whether it is linted when everything is.
  var isCounted = false
  /// The file and line of the configuration that excludes it, if one does.
  var exclusion: String?
  /// Whether it is of a library that the repository depends on.
  var isDependency = false

  /// What git knows of a file on disk.
  struct Claim: Sendable, Equatable {
    let id: ObjectID
    let stamp: Stamp
    /// Whether the disk was seen to say so.
    let holds: Bool
  }

  /// Git's name for the content, where it is known before anything is read.
  var knownID: ObjectID? {
    switch place {
    case .given: nil
    case .blob(let id): id
    case .disk: claim.flatMap { $0.holds ? $0.id : nil }
    }
  }

  /// The path as findings and reports carry it.
  var source: ByteString { path.source }
}
