import Findings

extension FindingsPage {
  var edgesSection: HTMLPage.Section {
    let body = edges.enumerated().map { element(of: $1, number: $0 + 1) }.joined()
    return HTMLPage.Section(
      id: "edges", title: "Edges that matter",
      body: body.isEmpty ? "<p>No property has violations.</p>\n" : body)
  }

  private func element(of edge: Edge, number: Int) -> String {
    let counts = edge.counts
    let place = counts.declaration.map { ", declared in \(link($0.path, line: $0.line))" } ?? ""
    let notes = counts.counts.note > 0 ? " and \(pluralized(counts.counts.note, "note"))" : ""
    return "<h3 id=\"edge-\(number)\"><code>\(escapedXML(escaped(counts.name)))</code></h3>\n"
      + "<p>\(pluralized(counts.violations, "violation"))\(notes) in \(pluralized(counts.users, "declaration"))\(place)</p>\n"
      + (edge.example.map(code) ?? "") + element(of: edge.patch)
  }

  private func element(of patch: PatchOutcome) -> String {
    switch patch {
    case .patch(let patch): element(of: patch)
    case .absent(let reason): "<p class=\"faint\">no patch: \(escapedXML(escaped(reason)))</p>\n"
    }
  }

  private func code(of example: Example) -> String {
    let lines = example.lines.enumerated().map { number, line in
      let text = escapedXML(line)
      return example.start + number == example.finding.line ? "<mark>\(text)</mark>" : text
    }
    return
      "<p>\(link(example.finding.path, line: example.finding.line)): \(escapedXML(escaped(example.finding.message)))</p>\n"
      + "<pre><code>\(lines.joined(separator: "\n"))</code></pre>\n"
  }

  private func element(of patch: Patch) -> String {
    let lines = patch.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let shown = lines.prefix(120).map { line -> String in
      let text = escapedXML(escaped(String(line.replacing("\t", with: "    "))))
      if line.hasPrefix("+") { return "<ins>\(text)</ins>" }
      return line.hasPrefix("-") ? "<del>\(text)</del>" : text
    }
    let rest = lines.count > 120 ? "<p>… and \(lines.count - 120) lines more</p>\n" : ""
    return "<details><summary>\(escapedXML(escaped(patch.sentence)))</summary>\n"
      + "<pre><code>\(shown.joined(separator: "\n"))</code></pre>\n\(rest)</details>\n"
  }

  /// The table of all findings; if there are more than 5,000, of the most severe ones.
  var findingsSection: HTMLPage.Section {
    let limit = 5000
    let shown = findings.count <= limit ? findings : Array(findings.sorted(by: isWorse).prefix(limit))
    let table = ListTable(
      subject: "findings",
      columns: [
        .init(title: "Severity"), .init(title: "Rule"), .init(title: "Place"), .init(title: "Declaration"),
        .init(title: "Finding"),
      ],
      rows: shown.map { finding in
        [
          .init(
            html: "<span class=\"\(finding.severity)\">\(finding.severity)</span>", key: "\(2 - finding.severity.rank)"),
          .code(finding.rule), .init(html: link(finding.path, line: finding.line)),
          .code(escaped(finding.declaration)), .text(escaped(finding.message)),
        ]
      })
    let rest =
      findings.count > limit ? "<p>Of \(findings.count) findings the \(limit) most severe are listed.</p>\n" : ""
    return HTMLPage.Section(id: "findings", title: "Findings", body: rest + table.html)
  }

  private func link(_ path: ByteString, line: Int) -> String {
    // Allow a line break after each slash of a long path.
    let place = "<code>\(escapedXML(escaped(path: path)).replacing("/", with: "/<wbr>")):\(line)</code>"
    guard let address = links?.address(of: path, line: line) else { return place }
    return "<a href=\"\(escapedXML(address))\" rel=\"noreferrer\">\(place)</a>"
  }
}

private func isWorse(_ left: Finding, _ right: Finding) -> Bool {
  left.severity == right.severity ? left < right : left.severity > right.severity
}
