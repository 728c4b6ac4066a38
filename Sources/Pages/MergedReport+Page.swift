import Findings

extension MergedReport {
  /// Returns the HTML of the page.
  ///
  /// - Parameter subtitle: one line about the source of the results.
  package func page(_ subtitle: String) -> String {
    return HTMLPage(
      title: "Findings in \(pluralized(repositories.count, "repository", "repositories"))", subtitle: subtitle,
      sections: [figuresSection] + (trend.isEmpty ? [] : [trendSection]) + [
        repositoriesSection, rulesSection, edgesSection,
      ]
    ).text
  }

  /// The section with the trend; its title says how many of the repositories have a history, if not all do.
  private var trendSection: HTMLPage.Section {
    let section = Trend(trend, by: "day").section
    let known = repositories.count { !$0.history.isEmpty }
    let part = known < repositories.count ? " of \(known) of them" : ""
    return HTMLPage.Section(id: section.id, title: section.title + part, body: section.body)
  }

  private var figuresSection: HTMLPage.Section {
    let figures = [
      ("\(repositories.count)", repositories.count == 1 ? "repository" : "repositories"),
      (megabytes(bytes), "MB of Swift"), ("\(counts.error)", counts.error == 1 ? "error" : "errors"),
      ("\(counts.warning)", counts.warning == 1 ? "warning" : "warnings"),
      ("\(counts.note)", counts.note == 1 ? "note" : "notes"),
    ]
    return HTMLPage.Section(id: "summary", title: "Summary", body: figureList(figures))
  }

  private var repositoriesSection: HTMLPage.Section {
    let table = ListTable(
      subject: "repositories",
      columns: [
        .init(title: "Repository"), .init(title: "Errors", isNumber: true), .init(title: "Warnings", isNumber: true),
        .init(title: "Notes", isNumber: true), .init(title: "Files", isNumber: true),
        .init(title: "MB of Swift", isNumber: true), .init(title: "Violations per 10 MB", isNumber: true),
      ],
      rows: repositories.map { repository in
        [
          .text(escaped(repository.name)), .number(repository.counts.error), .number(repository.counts.warning),
          .number(repository.counts.note), .number(repository.files), .text(megabytes(repository.bytes)),
          .number(repository.density),
        ]
      })
    return HTMLPage.Section(id: "repositories", title: "Repositories", body: table.html)
  }

  private var rulesSection: HTMLPage.Section {
    let table = ListTable(
      subject: "rules",
      columns: [
        .init(title: "Rule"), .init(title: "Repositories", isNumber: true), .init(title: "Findings", isNumber: true),
      ],
      rows: rules.map { [.code(escaped($0.name)), .number($0.repositories), .number($0.findings)] })
    return HTMLPage.Section(
      id: "rules", title: "Rules", body: rules.isEmpty ? "<p>Nothing was found.</p>\n" : table.html)
  }

  private static let mostEdges = 500

  private var edgesSection: HTMLPage.Section {
    let edges = sharedEdges
    let limit = Self.mostEdges
    let rest = edges.count > limit ? "<p>Listed are the first \(limit) of \(edges.count) edges.</p>\n" : ""
    let table = ListTable(
      subject: "edges",
      columns: [
        .init(title: "Edge"), .init(title: "Repositories", isNumber: true), .init(title: "Violations", isNumber: true),
        .init(title: "Where"),
      ],
      rows: edges.prefix(limit).map { edge in
        [
          .code(escaped(edge.name)), .number(edge.repositories.count), .number(edge.violations),
          .text(escaped(edge.repositories.joined(separator: ", "))),
        ]
      })
    return HTMLPage.Section(
      id: "edges", title: "Edges that repositories share",
      body: edges.isEmpty
        ? "<p>No property of the same name has violations in two repositories.</p>\n" : rest + table.html)
  }
}

/// Returns an HTML list of numbers, each with its noun.
func figureList(_ figures: [(number: String, noun: String)]) -> String {
  "<ul class=\"figures\">" + figures.map { "<li><b>\($0.number)</b> \($0.noun)</li>" }.joined() + "</ul>\n"
}

/// Returns a number of bytes in MB, with one decimal.
private func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000).\(bytes / 100_000 % 10)" }
