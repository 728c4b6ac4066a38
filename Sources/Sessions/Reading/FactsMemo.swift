import Findings
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
    let path: ByteString
    let id: ObjectID
  }

  package init() {}

  subscript(id: ObjectID) -> ReadOutcome? { outcomes[id] }

  mutating func put(_ outcome: ReadOutcome, of id: ObjectID) {
    outcomes[id] = outcome
  }

  func manifest(at path: ByteString, _ id: ObjectID) -> Manifest? { manifests[ManifestPlace(path: path, id: id)] }

  mutating func put(_ manifest: Manifest, of id: ObjectID) {
    manifests[ManifestPlace(path: manifest.path, id: id)] = manifest
  }
}
