import Analysis
import Findings
import Maps
import Pages
import Refactoring

extension LintSession {
  /// Lints the files without a baseline, and returns the page about the findings.
  ///
  /// - Parameters:
  ///   - contentSource: the version of the files that was read.
  ///   - history: the findings of earlier commits; `nil` for a page without a trend.
  func page(of contentSource: ContentSource, with history: History?) throws(Failure) -> FindingsPage {
    let result = wholeResult()
    let provenance = provenance(of: contentSource)
    let commit = provenance.map { " at \($0.revision.prefix(12))" } ?? ""
    let edges = result.edges(from: .note, atMost: 10).edges.filter { $0.violations > 0 }
    return FindingsPage(
      name: name, subtitle: "\(contentSource.name)\(commit), linted by east \(version) on \(day)",
      counts: result.counts, sentences: result.sentences, lines: linted.lines, findings: result.findings,
      edges: try pages(of: edges, result.findings), map: CouplingMap(codebase.propertyUses(with: result.findings)),
      trend: history?.trend,
      links: provenance.flatMap(CodeLinks.init))
  }

  /// Returns the edges, each with the code of its first violation and the patch that `east pair` prints.
  private func pages(of edges: [EdgeSummary.Edge], _ findings: [Finding]) throws(Failure) -> [FindingsPage.Edge] {
    let examples = edges.map { edge in
      findings.first { $0.isAboveNote(throughEdge: edge.name) }
    }
    let contents = try contents(of: Set(examples.compactMap { $0?.path }))
    var patches = EdgePatches(self)
    var pages: [FindingsPage.Edge] = []
    for (edge, finding) in zip(edges, examples) {
      // An edge that is declared twice has no patch.
      let patch = try? patches.patch(ofEdge: edge.name.description)
      pages.append(
        FindingsPage.Edge(
          edge, example: finding.map { FindingsPage.Example($0, in: contents[$0.path] ?? []) },
          patch: patch.flatMap { $0.cured > 0 ? .init(sentence: $0.summary, text: $0.text) : nil }))
    }
    return pages
  }
}

extension FindingsPage.Example {
  /// Creates an example of the line of a finding, and two lines before and after it.
  fileprivate init(_ finding: Finding, in content: [UInt8]) {
    let lines = content.split(separator: 0x0a, omittingEmptySubsequences: false)
    let first = max(0, finding.line - 3)
    let texts = lines.dropFirst(first).prefix(5).map { line in
      escaped(spelled(Array(line.prefix(400).filter { $0 != 0x0d })).replacing("\t", with: "    "))
    }
    let margin = texts.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    self.init(finding, from: first + 1, lines: texts.map { String($0.dropFirst(margin)) })
  }
}
