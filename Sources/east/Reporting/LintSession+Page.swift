import Analysis
import Comparison
import Findings
import Maps
import Pages
import Refactoring
import Sessions

extension LintSession {
  /// Lints the files without a baseline, and returns the page about the findings.
  ///
  /// - Parameters:
  ///   - contentSource: the version of the files that was read.
  ///   - history: the findings of earlier commits; `nil` for a page without a trend.
  ///   - progress: shows how many edges are examined.
  func page(
    of contentSource: ContentSource, with history: History?, _ progress: ProgressIndicator
  ) throws(Failure) -> FindingsPage {
    let result = wholeResult()
    let provenance = provenance(of: contentSource)
    let commit = provenance.map { " at \($0.revision.prefix(12))" } ?? ""
    let contents = try self.contents(of: Set(result.findings.map(\.path)))
    let changed = try self.changed(contents, since: provenance)
    let changes = changed.isEmpty ? "" : " (\(pluralized(changed.count, "file")) with findings changed since)"
    let edges = result.edges(from: .note, atMost: 10).edges.filter { $0.violations > 0 }
    return FindingsPage(
      name: name, subtitle: "\(contentSource.name)\(commit)\(changes), linted by east \(version) on \(day)",
      counts: result.counts, sentences: result.sentences, size: linted, findings: result.findings,
      edges: pages(of: edges, result.findings, contents, progress),
      owners: try FindingAxis.bestTally(of: result.findings, in: self),
      map: CouplingMap(codebase.propertyUses(with: result.findings)),
      trend: history?.trend,
      links: provenance.flatMap { CodeLinks($0, except: changed) })
  }

  /// Returns the edges, each with the code of its first violation and the patch that `east pair` prints.
  private func pages(
    of edges: [EdgeSummary.Edge], _ findings: [Finding], _ contents: [ByteString: [UInt8]],
    _ progress: ProgressIndicator
  ) -> [FindingsPage.Edge] {
    let examples = edges.map { edge in
      findings.first { $0.isAboveNote(throughEdge: edge.name) }
    }
    var patches = EdgePatches(self)
    var pages: [FindingsPage.Edge] = []
    for (edge, finding) in zip(edges, examples) {
      progress.show(pages.count + 1, of: edges.count, "edges")
      pages.append(
        FindingsPage.Edge(
          edge, example: finding.map { FindingsPage.Example($0, in: contents[$0.path] ?? []) },
          patch: patches.outcome(ofEdge: edge.name.description)))
    }
    progress.clear()
    return pages
  }
}

extension EdgePatches {
  fileprivate mutating func outcome(ofEdge name: String) -> FindingsPage.PatchOutcome {
    do throws(Failure) {
      let patch = try patch(ofEdge: name)
      if patch.cured > 0 { return .patch(.init(sentence: patch.summary, text: patch.text)) }
      return .absent(patch.complaints.first ?? patch.summary)
    } catch {
      return .absent(error.sentence)
    }
  }
}

extension FindingsPage.Example {
  /// Creates an example of the line of a finding, and two lines before and after it.
  fileprivate init(_ finding: Finding, in content: [UInt8]) {
    let lines = content.split(separator: 0x0a, omittingEmptySubsequences: false)
    let first = max(0, finding.line - 3)
    let texts = lines.prefix(finding.line + 2).dropFirst(first).map { line in
      escaped(spelled(Array(line.prefix(400).filter { $0 != 0x0d })).replacing("\t", with: "    "))
    }
    let margin = texts.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    self.init(finding, from: first + 1, lines: texts.map { String($0.dropFirst(margin)) })
  }
}
