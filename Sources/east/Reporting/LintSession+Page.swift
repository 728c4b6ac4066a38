import Analysis
import Findings
import Git
import Maps
import Pages
import Refactoring

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
    let changed = try changed(result.findings, since: provenance, contentSource)
    let changes = changed.isEmpty ? "" : " with \(pluralized(changed.count, "changed file"))"
    let edges = result.edges(from: .note, atMost: 10).edges.filter { $0.violations > 0 }
    return FindingsPage(
      name: name, subtitle: "\(contentSource.name)\(commit)\(changes), linted by east \(version) on \(day)",
      counts: result.counts, sentences: result.sentences, lines: linted.lines, findings: result.findings,
      edges: try pages(of: edges, result.findings, progress),
      map: CouplingMap(codebase.propertyUses(with: result.findings)),
      trend: history?.trend,
      links: provenance.flatMap(CodeLinks.init), changed: changed)
  }

  /// Returns the paths of the files with findings whose content is not that of the commit.
  private func changed(
    _ findings: [Finding], since provenance: Provenance?, _ contentSource: ContentSource
  ) throws(Failure) -> Set<ByteString> {
    guard let provenance, case .repository(let repository, _, _) = location else { return [] }
    if case .revision = contentSource { return [] }
    let contents = try contents(of: Set(findings.map(\.path)))
    do throws(GitError) {
      let entries = try repository.files(at: provenance.revision)
      let ids = Dictionary(entries.map { (ByteString($0.path.bytes), $0.id) }) { first, _ in first }
      var changed: Set<ByteString> = []
      for (path, content) in contents where try repository.id(of: content) != ids[path] { changed.insert(path) }
      return changed
    } catch {
      throw Failure(error.sentence(in: repository))
    }
  }

  /// Returns the edges, each with the code of its first violation and the patch that `east pair` prints.
  private func pages(
    of edges: [EdgeSummary.Edge], _ findings: [Finding], _ progress: ProgressIndicator
  ) throws(Failure) -> [FindingsPage.Edge] {
    let examples = edges.map { edge in
      findings.first { $0.isAboveNote(throughEdge: edge.name) }
    }
    let contents = try contents(of: Set(examples.compactMap { $0?.path }))
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
      return .none(patch.complaints.first ?? patch.summary)
    } catch {
      return .none(error.sentence)
    }
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
