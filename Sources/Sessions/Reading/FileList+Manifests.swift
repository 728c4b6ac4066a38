import Analysis
import Findings
package import Git
package import Packages

extension FileList {
  /// Reads the package manifests and Xcode projects that assign files to modules, those of dependencies included.
  ///
  /// - Parameter known: the manifests that earlier readings of this run have read.
  /// - Returns: the manifests, ordered by path, with the blob ids of their contents, as far as they are known. A manifest
  ///   that cannot be read is left out: the folders determine the modules then.
  package func manifests(_ known: FactsMemo) throws(Failure) -> [(manifest: Manifest, id: ObjectID?)] {
    let packages = readFiles.filter { $0.path.isSwift && Manifest.kind(ofPath: $0.source) != nil }
    let files = (packages + projects + dependencies.projects)
      .sorted { $0.path < $1.path }
    if files.isEmpty { return [] }
    var reader = try ContentReader(self)
    var manifests: [(manifest: Manifest, id: ObjectID?)] = []
    for file in files {
      let found = file.knownID.flatMap { id in known.manifest(at: file.source, id).map { ($0, id) } }
      guard var read = found ?? reader.manifest(at: file) else { continue }
      read.manifest.isOfDependency = file.role.isDependency
      manifests.append(read)
    }
    return manifests
  }
}

extension ContentReader {
  fileprivate mutating func manifest(at file: ListedFile) -> (manifest: Manifest, id: ObjectID?)? {
    let (content, id) = identifiedContent(of: file)
    guard case .bytes(let bytes) = content, let manifest = Manifest(path: file.source, content: bytes) else {
      return nil
    }
    return (manifest, id)
  }
}
