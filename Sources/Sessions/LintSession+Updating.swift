import Analysis
package import Findings
package import Git
package import Linting

/// The operations for an editor's session: files change while it is open, and it is asked for the findings of single
/// files.
extension LintSession {
  /// Returns the session after the content of one file changed. Only what the change affects is analyzed again.
  ///
  /// - Returns: `nil` if the change may affect more than the content of the file: the list of files, their modules, or
  ///   which files are skipped. Then the session has to be opened again.
  package func updated(_ path: RepositoryPath, with content: [UInt8]) -> LintSession? {
    guard isSound, reading.hasTheSameModules(with: content, at: path) else { return nil }
    var (listing, reading) = (listing, reading)
    guard listing.put(content, at: path) else { return nil }
    let newer = reading.replace(path, with: content, named: .unique())
    if newer == nil, !reading.isIsolatedTest(path.source) { return nil }
    // The day is read again: a session may be open for days.
    var input = input
    (input.listing, input.day) = (listing, currentDay())
    return LintSession(
      input, budgets: budgets, reading: reading, codebase: newer.map { codebase.replacing([$0]) } ?? codebase)
  }

  /// Returns the session with the content that a file has on disk.
  ///
  /// - Returns: `nil` if the file cannot be read from disk, or if ``updated(_:with:)`` returns `nil`.
  package func reverted(_ path: RepositoryPath) -> LintSession? {
    guard var reader = try? ContentReader(listing), listing.directory != nil,
      case .bytes(let bytes) = reader.content(of: ListedFile(path: path, place: .disk, role: .linted))
    else { return nil }
    return updated(path, with: bytes)
  }

  /// Returns the findings in some of the files.
  package func findings(in paths: Set<ByteString>) -> [Finding] {
    let found = LintResult(report(on: paths), of: reading)
    return input.unknown(among: found, budgets).findings.filter { paths.contains($0.path) }
  }

  /// Lints some of the files. All are linted if one of the findings is in the baseline or has a ceiling, which count
  /// across files.
  package func report(on paths: Set<ByteString>) -> Report {
    let report = report(of: codebase.linting(only: paths))
    let counts = report.findings.contains { baseline?.records($0) == true || budgets?.limits($0.rule) == true }
    return counts ? self.report(of: codebase) : report
  }
}
