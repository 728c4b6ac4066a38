package import Findings

/// What a report prints: the findings and what was counted on the way. A report knows nothing else.
package struct ReportContent: Sendable, Equatable {
  /// The version of the tool.
  package var version: String
  /// The findings to print, in order.
  package var items: [Item]
  /// How many findings are not printed.
  package var omitted: Int
  /// How many of those are below ``leastSeverity``.
  package var folded = 0
  /// The lowest severity that is printed.
  package var leastSeverity = Severity.note
  /// What ``ReportFormat/text`` prints instead of the findings.
  package var edges: EdgeSummary?
  package var summary: Summary
  /// What the summary says to people, a sentence each.
  package var sentences: [String]
  /// Every rule that findings may speak of.
  package var rules: [RuleText]
  /// The findings that are known and put off, for formats that show them as such.
  package var suppressed: [Suppressed] = []
  /// What was linted, where that has an address.
  package var provenance: Provenance?
  /// What a gate found, as a flowchart of Mermaid; `nil` where there is nothing to draw.
  package var diagram: String?
  /// How the findings changed before, in a sentence; `nil` where nobody asked for that.
  package var trend: String?
  /// Counts by rule, edge and owner, where they were asked for.
  package var statistics: Statistics?

  package init(
    version: String, items: [Item], omitted: Int = 0, summary: Summary, sentences: [String] = [],
    rules: [RuleText] = [], statistics: Statistics? = nil
  ) {
    self.version = version
    self.items = items
    self.omitted = omitted
    self.summary = summary
    self.sentences = sentences
    self.rules = rules
    self.statistics = statistics
  }

  /// The statistics for people, empty where nobody asked for them.
  package var statisticsText: String { statistics?.text ?? "" }

  /// A finding with the piece of source that it points at, where that could be read.
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

  /// The same with whole paths, for readers that know nothing of the repository's root.
  package func below(_ root: ByteString) -> ReportContent {
    var content = self
    for index in items.indices { content.items[index].move(below: root) }
    return content
  }

  /// A finding that is put off, and by what.
  package struct Suppressed: Sendable, Equatable {
    package enum Means: Sendable { case comment, baseline }

    package var item: Item
    package var means: Means

    package init(_ item: Item, by means: Means) {
      self.item = item
      self.means = means
    }
  }

  /// The worst items, in the order of the printout, for formats whose readers take no more than so many.
  func worst(_ limit: Int) -> [Item] {
    guard items.count > limit else { return items }
    let ranked = items.indices.sorted { (items[$1].severity, $0) < (items[$0].severity, $1) }
    return ranked.prefix(limit).sorted().map { items[$0] }
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
  /// The path of what has this path below a directory.
  fileprivate func below(_ directory: ByteString) -> ByteString {
    ByteString(directory.bytes + [UInt8(ascii: "/")] + bytes)
  }
}
