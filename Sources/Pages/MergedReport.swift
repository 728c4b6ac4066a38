package import Findings

/// The combined results of several repositories.
package struct MergedReport: Sendable {
  /// The repositories, sorted by descending density of violations.
  package let repositories: [Repository]

  /// The result of one repository.
  package struct Repository: Sendable {
    package let name: String
    package let files: Int
    /// The size of the linted Swift files in bytes.
    package let bytes: Int
    package let counts: SeverityCounts
    /// The number of findings for each rule.
    package let rules: [String: Int]
    /// The number of violations for each edge.
    package let edges: [String: Int]
    /// The number of findings over time, the oldest first; empty if it is unknown.
    package let history: [Trend.Point]

    package init(
      name: String, files: Int, bytes: Int, counts: SeverityCounts, rules: [String: Int], edges: [String: Int],
      history: [Trend.Point]
    ) {
      self.name = name
      self.files = files
      self.bytes = bytes
      self.counts = counts
      self.rules = rules
      self.edges = edges
      self.history = history
    }

    /// The number of violations per 10 MB of Swift, rounded.
    package var density: Int {
      bytes == 0 ? 0 : Int((Double(counts.violations) * 10_000_000 / Double(bytes)).rounded())
    }
  }

  /// An edge with the same name in several repositories.
  package struct SharedEdge: Sendable {
    package let name: String
    /// The names of the repositories, in the order of ``MergedReport/repositories``.
    package let repositories: [String]
    package let violations: Int
  }

  package init(_ repositories: [Repository]) {
    self.repositories = repositories.sorted { ($1.density, $0.name) < ($0.density, $1.name) }
  }

  package var counts: SeverityCounts { repositories.map(\.counts).reduce(SeverityCounts(), +) }

  package var bytes: Int { repositories.map(\.bytes).reduce(0, +) }

  /// The number of repositories with findings and the number of findings for each rule, the most findings first.
  package var rules: [(name: String, repositories: Int, findings: Int)] {
    var counts: [String: (repositories: Int, findings: Int)] = [:]
    for (rule, count) in repositories.flatMap(\.rules) {
      counts[rule, default: (0, 0)].repositories += 1
      counts[rule, default: (0, 0)].findings += count
    }
    return counts.map { ($0.key, $0.value.repositories, $0.value.findings) }
      .sorted { ($1.findings, $0.name) < ($0.findings, $1.name) }
  }

  /// The edges that occur in at least two repositories, those in the most repositories first.
  package var sharedEdges: [SharedEdge] {
    var users: [String: (repositories: [String], violations: Int)] = [:]
    for repository in repositories {
      for (edge, count) in repository.edges {
        users[edge, default: ([], 0)].repositories.append(repository.name)
        users[edge, default: ([], 0)].violations += count
      }
    }
    return users.filter { $0.value.repositories.count > 1 }
      .map { SharedEdge(name: $0.key, repositories: $0.value.repositories, violations: $0.value.violations) }
      .sorted {
        ($1.repositories.count, $1.violations, $0.name) < ($0.repositories.count, $0.violations, $1.name)
      }
  }

  /// The number of findings in all repositories with a history, for each day with a commit. Before its first commit, a
  /// repository counts with its first number.
  package var trend: [Trend.Point] {
    let histories = repositories.map(\.history).filter { !$0.isEmpty }
    let days = Set(histories.joined().map(\.day)).sorted()
    var places = Array(repeating: 0, count: histories.count)
    return days.map { day in
      var sum = 0
      for (index, history) in histories.enumerated() {
        while places[index] + 1 < history.count, history[places[index] + 1].day <= day { places[index] += 1 }
        sum += history[places[index]].findings
      }
      return Trend.Point(day: day, findings: sum)
    }
  }
}
