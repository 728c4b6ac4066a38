import Analysis
import Findings
package import Packages

extension FileList {
  /// Reads the package manifests and Xcode projects that assign files to modules, those of dependencies included.
  ///
  /// - Parameter known: the manifests that earlier readings of this run have read.
  /// - Returns: the manifests with their files, ordered by path. A manifest that cannot be read is left out: the
  ///   folders determine the modules then.
  package func manifests(_ known: FactsMemo) throws(Failure) -> [(file: ListedFile, manifest: Manifest)] {
    let packages = readFiles.filter { $0.path.isSwift && Manifest.kind(ofPath: $0.source) != nil }
    let files = (packages + projects + dependencies.projects)
      .sorted { $0.path < $1.path }
    if files.isEmpty { return [] }
    var reader = try ContentReader(self)
    var manifests: [(file: ListedFile, manifest: Manifest)] = []
    for file in files {
      guard var manifest = known.manifest(at: file) ?? reader.manifest(at: file) else { continue }
      manifest.isOfDependency = file.role.isDependency
      manifests.append((file, manifest))
    }
    return manifests
  }
}

extension ContentReader {
  fileprivate mutating func manifest(at file: ListedFile) -> Manifest? {
    guard case .bytes(let bytes) = content(of: file) else { return nil }
    return Manifest(path: file.source, content: bytes)
  }
}
