package import Findings
package import Maps

/// What a page about the findings of a repository shows.
package struct FindingsPage: Sendable {
  /// What the repository is called.
  package var name: String
  /// What was linted, and by what: one line.
  package var subtitle: String
  package var counts: SeverityCounts
  /// What was read, found and left out, a sentence each.
  package var sentences: [String]
  /// The lines of the linted files.
  package var lines: Int
  /// In the order of path, position and rule.
  package var findings: [Finding]
  /// The edges that matter most.
  package var edges: [Edge]
  package var map: CouplingMap
  /// What was found over time; `nil` if nobody asked.
  package var trend: Trend?
  /// Where the lines of the linted content are shown, if that is known.
  package var links: CodeLinks?

  package init(
    name: String, subtitle: String, counts: SeverityCounts, sentences: [String], lines: Int, findings: [Finding],
    edges: [Edge], map: CouplingMap, trend: Trend?, links: CodeLinks?
  ) {
    self.name = name
    self.subtitle = subtitle
    self.counts = counts
    self.sentences = sentences
    self.lines = lines
    self.findings = findings
    self.edges = edges
    self.map = map
    self.trend = trend
    self.links = links
  }

  /// One edge, with code that uses it and what would cure that.
  package struct Edge: Sendable {
    package let counts: EdgeSummary.Edge
    /// A finding and the lines around it.
    package let example: Example?
    package let patch: Patch?

    package init(_ counts: EdgeSummary.Edge, example: Example?, patch: Patch?) {
      self.counts = counts
      self.example = example
      self.patch = patch
    }
  }

  package struct Example: Sendable {
    package let finding: Finding
    /// The number of the first of the lines.
    package let start: Int
    /// As they may be shown, without their ends.
    package let lines: [String]

    package init(_ finding: Finding, from start: Int, lines: [String]) {
      self.finding = finding
      self.start = start
      self.lines = lines
    }
  }

  package struct Patch: Sendable {
    /// `72 uses of 'Article.status': 47 cured, 3 forwarded, 22 left`
    package let sentence: String
    /// The changes, as `git apply` reads them.
    package let text: String

    package init(sentence: String, text: String) {
      self.sentence = sentence
      self.text = text
    }
  }

  /// The whole file.
  package var text: String {
    let drawn = map.findingsOnly
    return HTMLPage(
      title: "Findings in \(name)", subtitle: subtitle,
      sections: [figuresSection] + (trend.map { [$0.section] } ?? []) + [
        edgesSection, drawn.pictureSection(atMost: 60), map.matrixSection, findingsSection,
      ]
    ).text
  }
}
