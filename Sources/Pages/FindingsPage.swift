package import Findings
package import Maps

/// An HTML page about the findings of a repository.
package struct FindingsPage: Sendable {
  /// The name of the repository.
  package let name: String
  /// The linted version and the version of the linter, in one line.
  package let subtitle: String
  package let counts: SeverityCounts
  /// The sentences of the summary: the numbers of linted files, findings and skipped files.
  package let sentences: [String]
  /// The number of linted files.
  package let files: Int
  /// The number of lines in the linted files.
  package let lines: Int
  /// The findings, sorted by path, position and rule.
  package let findings: [Finding]
  /// The edges with the most violations.
  package let edges: [Edge]
  /// The findings by the teams, modules or directories whose code has them.
  package let owners: FindingTally
  package let map: CouplingMap
  /// The number of findings over time; `nil` if it was not requested.
  package let trend: Trend?
  /// The URLs of the linted lines; `nil` if the host is unknown.
  package let links: CodeLinks?

  package init(
    name: String, subtitle: String, counts: SeverityCounts, sentences: [String], size: (files: Int, lines: Int),
    findings: [Finding], edges: [Edge], owners: FindingTally, map: CouplingMap, trend: Trend?, links: CodeLinks?
  ) {
    self.name = name
    self.subtitle = subtitle
    self.counts = counts
    self.sentences = sentences
    (files, lines) = size
    self.findings = findings
    self.edges = edges
    self.owners = owners
    self.map = map
    self.trend = trend
    self.links = links
  }

  /// One edge, with an example of its use and a patch that removes uses.
  package struct Edge: Sendable {
    package let counts: EdgeSummary.Edge
    /// A finding of the edge, and the lines around it.
    package let example: Example?
    package let patch: PatchOutcome

    package init(_ counts: EdgeSummary.Edge, example: Example?, patch: PatchOutcome) {
      self.counts = counts
      self.example = example
      self.patch = patch
    }
  }

  package enum PatchOutcome: Sendable {
    case patch(Patch)
    /// No patch, for a reason.
    case absent(String)
  }

  package struct Example: Sendable {
    package let finding: Finding
    /// The number of the first line, from 1.
    package let start: Int
    /// The lines, escaped for display and without line breaks.
    package let lines: [String]

    package init(_ finding: Finding, from start: Int, lines: [String]) {
      self.finding = finding
      self.start = start
      self.lines = lines
    }
  }

  package struct Patch: Sendable {
    /// The result of the patch: `72 uses of 'Article.status': 47 cured, 25 left`.
    package let sentence: String
    /// The patch as a unified diff for `git apply`.
    package let text: String

    package init(sentence: String, text: String) {
      self.sentence = sentence
      self.text = text
    }
  }

  /// The HTML of the page.
  package var text: String {
    let drawn = map.findingsOnly
    return HTMLPage(
      title: "Findings in \(name)", subtitle: subtitle,
      sections: [
        summarySection, edgesSection, drawn.pictureSection(atMost: arrowsInPicture),
        drawn.arrowsSection(atMost: arrowsInPicture), map.matrixSection, findingsSection,
      ]
    ).text
  }
}

/// The maximum number of arrows in the drawing, and in the table that says the same.
private let arrowsInPicture = 60
