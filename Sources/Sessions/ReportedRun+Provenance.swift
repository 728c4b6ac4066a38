package import Findings
import Git

/// The commit that was linted.
extension ReportedRun {
  /// Returns the URL and commit of the linted content; `nil` if the repository has no remote that others can read.
  package func provenance(of contentSource: ContentSource) -> Provenance? {
    guard case .repository(let repository, _, _) = location, let origin = repository.origin,
      let commit = try? repository.commit(contentSource.revision)
    else { return nil }
    return Provenance(remote: origin, revision: commit.description)
  }

  /// Returns the paths of the files whose content is not that of the commit, if there is one.
  package func changed(
    _ contents: [ByteString: [UInt8]], since provenance: Provenance?
  ) throws(Failure) -> Set<ByteString> {
    guard let provenance, case .repository(let repository, _, _) = location else { return [] }
    return try onRepository(repository) { () throws(GitError) in
      var changed = Set(contents.keys)
      for entry in try repository.files(at: provenance.revision) {
        let path = ByteString(entry.path.bytes)
        guard let content = contents[path] else { continue }
        var id = try repository.id(of: content)
        // The line endings on disk may be others than those in the commit.
        if id != entry.id { id = try repository.id(of: try repository.kept(content, of: entry.path)) }
        if id == entry.id { changed.remove(path) }
      }
      return changed
    }
  }
}
