package import Findings

/// The input of a report: the findings and counts of a run. A report reads nothing else.
package struct ReportContent: Sendable, Equatable {
  /// The version of `east`.
  package var version: String
  /// The findings to print, in order.
  package var items: [Item]
  /// The number of findings that are not printed.
  package var omitted: Int
  /// The number of omitted findings that are below ``leastSeverity``.
  package var folded = 0
  /// The lowest severity that is printed.
  package var leastSeverity = Severity.note
  /// All findings of at least ``leastSeverity``, for reports that group them.
  package var all: [Finding]
  /// The maximum number of findings or groups that the user asks for.
  package var limit = Int.max
  /// The counts by edge that ``ReportFormat/grouped`` and ``ReportFormat/full`` print instead of the findings; `nil` to print the findings.
  package var edges: EdgeSummary?
  /// The counts that are printed in place of those by edge; `nil` for those by edge.
  package var tally: FindingTally?
  package var summary: Summary
  /// The sentences of the summary for people.
  package var sentences: [String]
  /// All rules that findings can belong to.
  package var rules: [RuleText]
  /// The findings that a comment or the baseline suppresses, for formats that show them as suppressed.
  package var suppressed: [Suppressed] = []
  /// The repository and commit of the linted files; `nil` if the repository has no URL.
  package var provenance: Provenance?
  /// The edges that are new and fixed in a gate, as a Mermaid flowchart; `nil` if there are none.
  package var diagram: String?
  /// A sentence about the number of findings over time; `nil` if it was not requested.
  package var trend: String?
  /// The owners of the findings' files; `nil` if the repository names none.
  package var owners: FileOwners?
  /// The counts by rule, edge and owner; `nil` if they were not requested.
  package var statistics: Statistics?

  package init(
    version: String, items: [Item], all: [Finding]? = nil, omitted: Int = 0, summary: Summary, sentences: [String] = [],
    rules: [RuleText] = [], statistics: Statistics? = nil
  ) {
    self.version = version
    self.items = items
    self.all = all ?? items.map(\.finding)
    self.omitted = omitted
    self.summary = summary
    self.sentences = sentences
    self.rules = rules
    self.statistics = statistics
  }

  /// The statistics as text for people; empty if they were not requested.
  package var statisticsText: String { statistics?.text ?? "" }

  /// A finding with the excerpt and mark of its source line; both are `nil` if the source could not be read.
  package struct Item: Sendable, Equatable {
    package var finding: Finding
    package var excerpt: Excerpt?
    package var mark: SourceMark?

    package init(_ finding: Finding, excerpt: Excerpt? = nil, mark: SourceMark? = nil) {
      self.finding = finding
      self.excerpt = excerpt
      self.mark = mark
    }
  }

  /// Returns the content with absolute paths, for readers that do not know the repository's root.
  package func below(_ root: ByteString) -> ReportContent {
    var content = self
    for index in items.indices { content.items[index].move(below: root) }
    for index in all.indices { content.all[index].move(below: root) }
    content.edges?.moveDeclarations { $0.below(root) }
    return content
  }

  /// A suppressed finding, and what suppresses it.
  package struct Suppressed: Sendable, Equatable {
    package enum Means: Sendable { case comment, baseline }

    package var item: Item
    package var means: Means

    package init(_ item: Item, by means: Means) {
      self.item = item
      self.means = means
    }
  }
}

extension ReportContent.Item {
  var severity: Severity { finding.severity }

  fileprivate mutating func move(below root: ByteString) { finding.move(below: root) }
}

extension Finding {
  fileprivate mutating func move(below root: ByteString) {
    path = path.below(root)
    for index in related.indices { related[index].path = related[index].path.below(root) }
  }
}

extension ByteString {
  /// Returns the path, relative to a directory, as a path that begins with the directory.
  fileprivate func below(_ directory: ByteString) -> ByteString {
    ByteString(directory.bytes + [UInt8(ascii: "/")] + bytes)
  }
}
