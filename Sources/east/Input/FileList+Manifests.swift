import Analysis
import Findings

extension FileList {
  /// Reads the files that say what modules there are, where the listing's files are, and those of libraries.
  ///
  /// - Parameters:
  ///   - known: what another reading read.
  ///   - memo: takes what is read, for another reading.
  func manifests(_ known: FactsMemo, notedIn memo: inout FactsMemo) throws(Failure) -> [Manifest] {
    let packages = readFiles.filter { $0.path.isSwift && Manifest.kind(ofPath: $0.source) != nil }
    let files = (packages + projects + dependencies.projects)
      .sorted { $0.path < $1.path }
    if files.isEmpty { return [] }
    var reader = try ContentReader(self)
    // What cannot be read is as if it were not there: the folders tell the modules then.
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
