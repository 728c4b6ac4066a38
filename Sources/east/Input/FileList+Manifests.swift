import Analysis
import Findings

extension FileList {
  /// Reads the files that say what modules there are, where the listing's files are, and those of libraries.
  func manifests() throws(Failure) -> [Manifest] {
    let packages = readFiles.filter { $0.path.isSwift && Manifest.kind(ofPath: $0.source) != nil }
    let files = (packages + projects + dependencies.projects)
      .sorted { $0.path < $1.path }
    if files.isEmpty { return [] }
    var reader = try ContentReader(self)
    // What cannot be read is as if it were not there: the folders tell the modules then.
    return files.compactMap { file in
      guard case .bytes(let bytes) = reader.content(of: file) else { return nil }
      var manifest = Manifest(path: file.source, content: bytes)
      manifest?.isOfDependency = file.isDependency
      return manifest
    }
  }
}
