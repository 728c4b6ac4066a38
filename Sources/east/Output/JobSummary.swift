import Git
import Reports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Appends the report to the summary page of the GitHub job, if the run is in one: annotations show only a part of it.
///
/// - Parameter root: the directory whose files are not trusted; see ``NamedFile``.
func appendJobSummary(_ content: ReportContent, below root: DiskPath) throws(Failure) {
  guard let file = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty else { return }
  do {
    try NamedFile(DiskPath(file), below: root).append(ReportFormat.markdown.render(content))
  } catch {
    throw .unwritable("the job summary '\(file)' (GITHUB_STEP_SUMMARY)", error)
  }
}
