import Git
import Reports
import Sessions

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
    let file = try NamedFile(DiskPath(file), below: root)
    try file.append(gap(after: file) + ReportFormat.markdown.render(content))
  } catch {
    throw .unwritable("the job summary '\(file)' (GITHUB_STEP_SUMMARY)", error)
  }
}

/// Returns the line ends that separate a paragraph from what the file has; the step that wrote it may have omitted
/// them.
private func gap(after file: NamedFile) -> String {
  guard let end = (try? file.bytes())?.suffix(2), let last = end.last else { return "" }
  if last != UInt8(ascii: "\n") { return "\n\n" }
  return end.first == last && end.count == 2 ? "" : "\n"
}
