/// What a report prints: the findings and what was counted on the way. A report knows nothing else.
package struct Printout: Sendable, Equatable {
  /// The version of the tool.
  package var version: String
  /// The findings to print, in order.
  package var items: [Item]
  /// How many findings stand behind those and are not printed.
  package var omitted: Int
  package var summary: Summary
  /// Counts by rule, edge and owner, where they were asked for.
  package var statistics: Statistics?

  package init(version: String, items: [Item], omitted: Int = 0, summary: Summary, statistics: Statistics? = nil) {
    self.version = version
    self.items = items
    self.omitted = omitted
    self.summary = summary
    self.statistics = statistics
  }

  /// The statistics for people, empty where nobody asked for them.
  package var statisticsText: String { statistics?.text ?? "" }

  /// A finding with the piece of source that it points at, where that could be read.
  package struct Item: Sendable, Equatable {
    package var finding: Finding
    package var excerpt: Excerpt?

    package init(_ finding: Finding, excerpt: Excerpt? = nil) {
      self.finding = finding
      self.excerpt = excerpt
    }
  }
}

/// The formats that findings can be printed in.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json

  /// Whether the format has room for statistics.
  package var hasStatistics: Bool { self != .xcode }

  /// Whether the format shows pieces of the source.
  package var hasExcerpts: Bool { self == .text }

  /// Renders the printout; colours are for a terminal and only the text has them.
  package func render(_ printout: Printout, isColored: Bool = false) -> String {
    switch self {
    case .text: printout.text(Palette(isColored: isColored))
    case .xcode: printout.xcode
    case .json: printout.json
    }
  }
}
