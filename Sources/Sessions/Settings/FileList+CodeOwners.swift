import Analysis
package import Findings
import Git

extension FileList {
  /// Returns the owners of files, by the `CODEOWNERS` file of the listed content; `nil` if it has none.
  func codeOwners() throws(Failure) -> CodeOwners? {
    var reader = try ContentReader(self)
    for path in CodeOwners.paths.compactMap({ RepositoryPath($0) }) {
      if let bytes = try reader.configuration(at: path, of: self) { return CodeOwners(bytes) }
    }
    return nil
  }
}

extension ReportedRun {
  /// Returns the owners of the findings' files; `nil` if the content has no `CODEOWNERS` file.
  package func owners(of findings: [Finding]) throws(Failure) -> FileOwners? {
    guard let owners = try listing.codeOwners() else { return nil }
    return FileOwners(of: findings) { path in
      (RepositoryPath(bytes: path.bytes).map(owners.owners) ?? []).map { ByteString($0) }
    }
  }
}

extension LintSession {
  /// The modules of the linted files, in alphabetical order.
  package var lintedModules: [ByteString] {
    let modules = modulesByPath
    return Set(files.filter(\.isLinted).compactMap { modules[$0.path] }.filter { !$0.isEmpty }).sorted()
  }
}
