import Git
import Packages

/// The facts and manifests that were read in this run, by blob id.
package struct FactsMemo: Sendable {
  private var outcomes: [ObjectID: ReadOutcome] = [:]
  private var manifests: [ManifestPlace: Manifest] = [:]
  /// All manifests of the last reading, with its files.
  var listed: Manifests?

  /// The key of a manifest, with the path, because the path is part of what a manifest says.
  private struct ManifestPlace: Hashable {
    let path: RepositoryPath
    let id: ObjectID

    /// - Returns: `nil` for a file that is no blob, because its content may change.
    init?(_ file: ListedFile) {
      guard case .blob(let id) = file.place else { return nil }
      (path, self.id) = (file.path, id)
    }
  }

  package init() {}

  subscript(id: ObjectID) -> ReadOutcome? { outcomes[id] }

  mutating func put(_ outcome: ReadOutcome, of id: ObjectID) {
    outcomes[id] = outcome
  }

  func manifest(at file: ListedFile) -> Manifest? { ManifestPlace(file).flatMap { manifests[$0] } }

  mutating func put(_ manifest: Manifest, at file: ListedFile) {
    if let place = ManifestPlace(file) { manifests[place] = manifest }
  }
}
