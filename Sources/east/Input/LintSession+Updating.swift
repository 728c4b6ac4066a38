import Analysis
import Findings
import Git
import Linting

/// An editor's session: files change while it is open, and findings are asked for file by file.
extension LintSession {
  /// Returns the session with another content of one file. Only what that concerns is analyzed again.
  ///
  /// - Returns: `nil` if more may change than what stands in the file: which files there are, which modules they belong
  ///   to, or which are left out. Then the session has to be opened again.
  func updated(_ path: RepositoryPath, with content: [UInt8]) -> LintSession? {
    guard isSound, Manifest.kind(ofPath: path.source) == nil else { return nil }
    var (listing, reading) = (listing, reading)
    guard listing.put(content, at: path), let older = reading.replace(path, with: content, named: .unique()) else {
      return nil
    }
    return following(listing, ruleSets, baseline, reading, codebase.replacing(reading.files, olderFactsOf: older))
  }

  /// Returns the session with the content that a file has on disk.
  ///
  /// - Returns: `nil` if there is none, and where ``updated(_:with:)`` returns it.
  func reverted(_ path: RepositoryPath) -> LintSession? {
    guard var reader = try? ContentReader(listing), listing.directory != nil,
      case .bytes(let bytes) = reader.content(of: ListedFile(path: path, place: .disk, isLinted: true))
    else { return nil }
    return updated(path, with: bytes)
  }

  /// Lints some of the files.
  func findings(in paths: Set<ByteString>) -> [Finding] {
    // A baseline counts findings of all files.
    if baseline != nil { return result().findings.filter { paths.contains($0.path) } }
    let found = LintResult(report(of: codebase.linting(only: paths)), of: reading)
    return found.findings.filter { paths.contains($0.path) }
  }
}
