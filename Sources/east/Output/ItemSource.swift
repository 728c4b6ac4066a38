import Findings
import Git
import Reports
import Sessions
import SwiftTokens

/// A source of report items, which reads the source lines of findings. Any thread may use it.
struct ItemSource: Sendable {
  private let listing: FileList
  /// The stamps of the files when they were read first.
  private let stamps: [RepositoryPath: Stamp]
  private let hasExcerpts: Bool
  private let hasMarks: Bool
  private let files: [ListedFile]

  init(_ listing: FileList, _ stamps: [RepositoryPath: Stamp], hasExcerpts: Bool, hasMarks: Bool) {
    self.listing = listing
    self.stamps = stamps
    self.hasExcerpts = hasExcerpts
    self.hasMarks = hasMarks
    files = listing.files.sorted { $0.path < $1.path }
  }

  func items(
    of findings: ArraySlice<Finding>
  ) -> Result<(items: [ReportContent.Item], changed: Set<RepositoryPath>), Failure> {
    var items: [ReportContent.Item] = []
    var changed: Set<RepositoryPath> = []
    do {
      var reader = try ContentReader(listing)
      var path: ByteString?
      var lines = SourceLines([], hashed: false)
      for finding in findings {
        // Findings are ordered by path, so each file is read once.
        if finding.path != path {
          path = finding.path
          let file = file(finding.path)
          let content = file.map { reader.bytes(of: $0, since: stamps[$0.path]) }
          if case .changed = content, let file { changed.insert(file.path) }
          lines = SourceLines(content?.bytes ?? [], hashed: hasMarks)
        }
        lines.move(to: finding.position)
        items.append(
          ReportContent.Item(
            finding, excerpt: hasExcerpts ? lines.excerpt(at: finding.position, to: finding.end) : nil,
            mark: lines.mark(at: finding.position, to: finding.end)))
      }
    } catch {
      return .failure(error)
    }
    return .success((items, changed))
  }

  private func file(_ path: ByteString) -> ListedFile? {
    let number = files.partitionPoint { $0.source < path }
    return number < files.count && files[number].source == path ? files[number] : nil
  }
}
