import Analysis
import Findings

extension FileList {
  /// Reads the package manifests and Xcode projects that assign files to modules, those of dependencies included.
  ///
  /// - Parameters:
  ///   - known: the manifests that earlier readings of this run have read.
  ///   - memo: receives the manifests, for later readings of this run.
  func manifests(_ known: FactsMemo, notedIn memo: inout FactsMemo) throws(Failure) -> [Manifest] {
    let packages = readFiles.filter { $0.path.isSwift && Manifest.kind(ofPath: $0.source) != nil }
    let files = (packages + projects + dependencies.projects)
      .sorted { $0.path < $1.path }
    if files.isEmpty { return [] }
    var reader = try ContentReader(self)
    // A manifest that cannot be read is ignored: the folders determine the modules then.
    var manifests: [Manifest] = []
    for file in files {
      guard var manifest = known.manifest(at: file) ?? reader.manifest(at: file) else { continue }
      memo.put(manifest, at: file)
      manifest.isOfDependency = file.isDependency
      manifests.append(manifest)
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
