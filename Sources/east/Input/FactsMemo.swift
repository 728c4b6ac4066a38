import Analysis
import Git
import SwiftReader

/// What has been read of files, by git's name for their content.
struct FactsMemo: Sendable {
  private var outcomes: [ObjectID: ReadOutcome] = [:]
  private var manifests: [ManifestPlace: Manifest] = [:]

  /// A manifest says something else at another path.
  private struct ManifestPlace: Hashable {
    let path: RepositoryPath
    let id: ObjectID

    /// - Returns: `nil` for a file that may change.
    init?(_ file: ListedFile) {
      guard case .blob(let id) = file.place else { return nil }
      (path, self.id) = (file.path, id)
    }
  }

  subscript(id: ObjectID) -> ReadOutcome? { outcomes[id] }

  mutating func put(_ outcome: ReadOutcome, of id: ObjectID) {
    outcomes[id] = outcome
  }

  func manifest(at file: ListedFile) -> Manifest? { ManifestPlace(file).flatMap { manifests[$0] } }

  mutating func put(_ manifest: Manifest, at file: ListedFile) {
    if let place = ManifestPlace(file) { manifests[place] = manifest }
  }
}
