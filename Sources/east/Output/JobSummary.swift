import Git
import Lint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Adds the printout to the page of a GitHub job, if this is one: annotations show a part of it only.
func appendJobSummary(_ printout: Printout) throws(Failure) {
  guard let file = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty else { return }
  do {
    try append(ReportFormat.markdown.render(printout), toFile: DiskPath(file))
  } catch {
    throw Failure("the job's summary '\(file)', named by GITHUB_STEP_SUMMARY, cannot be written: it \(error.reason)")
  }
}
