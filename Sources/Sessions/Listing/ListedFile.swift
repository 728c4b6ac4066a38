package import Analysis
package import Findings
package import Git

/// A Swift file or Xcode project, before it is read.
package struct ListedFile: Sendable, Equatable {
  /// The location of the content.
  package enum Source: Sendable, Equatable {
    /// The file on disk, below the root.
    case disk
    /// A blob of the repository.
    case blob(ObjectID)
    /// A content that the user or an editor passes.
    case given([UInt8])
  }

  package var path: RepositoryPath
  package var place: Source
  /// The blob whose content the file on disk has, unless the file was written to; `nil` if no blob is known.
  var claim: Claim?
  package var role: Role
  /// The file and line of the configuration that excludes the file; `nil` if the role is another one.
  package var exclusion: String?

  /// The blob and stamp that git recorded for a file on disk.
  package struct Claim: Sendable, Equatable {
    let id: ObjectID
    let stamp: Stamp
    /// Whether the file on disk was seen to have the recorded stamp, so that its content is that of the blob.
    let holds: Bool
  }

  /// The blob id of the content; `nil` if the content has to be read first.
  package var knownID: ObjectID? {
    switch place {
    case .given: nil
    case .blob(let id): id
    case .disk: claim.flatMap { $0.holds ? $0.id : nil }
    }
  }

  /// The path as it is written in findings and reports.
  package var source: ByteString { path.source }
}
