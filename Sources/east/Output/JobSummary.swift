import Git
import Reports

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Adds the printout to the page of a GitHub job, if this is one: annotations show a part of it only.
///
/// - Parameter root: the directory whose files others chose.
func appendJobSummary(_ content: ReportContent, below root: DiskPath) throws(Failure) {
  guard let file = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty else { return }
  do {
    try NamedFile(DiskPath(file), below: root).append(ReportFormat.markdown.render(content))
  } catch {
    throw .unwritable("the job summary '\(file)' (GITHUB_STEP_SUMMARY)", error)
  }
}
