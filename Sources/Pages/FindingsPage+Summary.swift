import Findings

extension FindingsPage {
  /// The first screen: what was found in three sentences, the five heaviest edges, whose code it is, and the trend.
  var summarySection: HTMLPage.Section {
    let lists = edges.isEmpty ? "" : "<div class=\"columns\">\(edgeTable)\(ownerTable)</div>\n\(weightNote)"
    let trend = trend.map { "<h3>Findings over time</h3>\n\($0.figure)" } ?? ""
    let rest = sentences.map { "<p class=\"faint\">\(escapedXML($0))</p>\n" }.joined()
    return HTMLPage.Section(id: "summary", title: "Summary", body: lead + lists + trend + rest)
  }

  private var lead: String {
    let violations = findings.filter { $0.severity > .note }
    guard !violations.isEmpty else {
      return "<p class=\"lead\">No code of \(pluralized(files, "file")) reaches into another object's parts.</p>\n"
    }
    let places = Set(violations.map(\.path)).count
    return [
      "\(pluralized(counts.error, "error")) and \(pluralized(counts.warning, "warning")) in \(places) of "
        + "\(pluralized(files, "file")): there, code knows the parts of an object that it only gets through another object, and a "
        + "change of those parts breaks it.",
      concentration, density,
    ].map { "<p class=\"lead\">\(escapedXML($0))</p>\n" }.joined()
  }

  /// How many edges have half of the violations.
  private var concentration: String {
    let counts = EdgeSummary(of: findings).edges.map(\.violations).filter { $0 > 0 }.sorted(by: >)
    let all = counts.reduce(0, +)
    var (sum, number) = (0, 0)
    while sum * 2 < all, number < counts.count {
      sum += counts[number]
      number += 1
    }
    let cure = "a method of the owner, which does there what others do from outside, removes them."
    if counts.count < 2 { return "They go through one property; \(cure)" }
    return "Half of the violations go through \(number) of \(counts.count) properties; \(cure)"
  }

  private var density: String {
    let tenths = lines == 0 ? 0 : (counts.error + counts.warning) * 10_000 / lines
    let now = "That is \(tenths / 10).\(tenths % 10) violations per 1,000 lines"
    guard let (first, last) = trend?.ends else { return now + "; east report -n 100 shows how the number changed." }
    let word = first.findings < last.findings ? "rose" : first.findings > last.findings ? "fell" : "stayed"
    let numbers = word == "stayed" ? "at \(last.findings)" : "from \(first.findings) to \(last.findings)"
    return now + "; since \(first.day) all findings, with notes, \(word) \(numbers)."
  }

  private var edgeTable: String {
    let most = edges.first?.counts.weight ?? 1
    let rows = edges.prefix(5).enumerated().map { number, edge in
      let counts = edge.counts
      let files = Set(counts.findings.filter { $0.severity > .note }.map(\.path)).count
      return "<tr><td><a href=\"#edge-\(number + 1)\"><code>\(brokenAtDots(counts.name))</code></a></td>"
        + "<td class=\"n\">\(counts.violations)</td><td class=\"n\">\(files)</td><td>\(bar(counts.weight, of: most))</td></tr>\n"
    }
    return briefTable("What costs most", ["Property", "Violations", "Files", "Weight"], rows)
  }

  private var ownerTable: String {
    let rows = owners.rows.filter { $0.counts.error + $0.counts.warning > 0 }
    let most = rows.first?.weight ?? 1
    let shown = rows.prefix(5).map { row in
      "<tr><td><code>\(brokenAtDots(row.name))</code></td><td class=\"n\">\(row.counts.error)</td>"
        + "<td class=\"n\">\(row.counts.warning)</td><td>\(bar(row.weight, of: most))</td></tr>\n"
    }
    let title = owners.title.prefix(1).uppercased() + owners.title.dropFirst()
    return briefTable("Whose code it is", [title, "Errors", "Warnings", "Weight"], Array(shown))
  }
}

private let weightNote =
  "<p class=\"faint\">Weight: an error counts 3, a warning 1, each times its depth, and each file 1 more.</p>\n"

/// Returns a small table: a name, two numbers and a bar in each row.
private func briefTable(_ caption: String, _ titles: [String], _ rows: [String]) -> String {
  let heads = titles.enumerated().map { number, title in
    "<th scope=\"col\"\((1...2).contains(number) ? " class=\"n\"" : "")>\(title)</th>"
  }
  return
    "<table><caption>\(caption)</caption><thead><tr>\(heads.joined())</tr></thead>\n<tbody>\(rows.joined())</tbody></table>\n"
}

/// Returns a horizontal bar with its number.
private func bar(_ weight: Int, of most: Int) -> String {
  let width = max(1, weight * 80 / max(1, most))
  return
    "<svg class=\"bar\" width=\"\(width)\" height=\"10\" aria-hidden=\"true\"><rect class=\"mark\" width=\"\(width)\" height=\"10\"/></svg> \(weight)"
}

/// Returns a name that a line break may divide after each dot or slash.
private func brokenAtDots(_ name: ByteString) -> String {
  escapedXML(escaped(name)).replacing(".", with: ".<wbr>").replacing("/", with: "/<wbr>")
}
