package import Git
package import Sessions

extension History {
  /// Lints commits, which are ordered from the oldest to the newest.
  ///
  /// The first commit is linted with all threads. The rest is divided into ranges, one for each thread.
  package init(of commits: [Commit], _ options: InputOptions) async throws(Failure) {
    var first = try HistorySession(options)
    defer { first.finish() }
    let counter = CommitCounter(of: commits.count, options.progress)
    if let commit = commits.first { await first.lint(commit, counter) }
    var whole = first.part
    for part in await laterParts(of: commits, options, first.state, counter) { whole.append(try part.get()) }
    options.progress.clear()
    if let path = whole.unseen?.min() {
      throw Failure("no such file or directory in any of the commits: '\(path)'; a revision is named with --rev")
    }
    self.init(
      points: whole.points, standing: FindingAges(whole.steps).dated(whole.findings),
      hotspots: Hotspots(whole.changes, whole.findings))
  }
}

/// Lints all commits on several threads, except the first, which is already linted.
private func laterParts(
  of commits: [Commit], _ options: InputOptions, _ state: HistorySession.State, _ counter: CommitCounter
) async -> [Result<HistoryPart, Failure>] {
  let rest = 1..<max(1, commits.count)
  let parts = min(options.jobs, 1 + rest.count / leastCommits)
  let size = (rest.count + parts - 1) / parts
  return await withTaskGroup(of: (Int, Result<HistoryPart, Failure>).self) { group in
    for (number, start) in stride(from: rest.lowerBound, to: rest.upperBound, by: max(1, size)).enumerated() {
      group.addTask {
        do throws(Failure) {
          let own = commits[start..<min(start + size, rest.upperBound)]
          var session = try await HistorySession(options.sharing(among: parts), state, after: commits[..<start])
          for commit in own { await session.lint(commit, counter) }
          return (number, .success(session.part))
        } catch {
          return (number, .failure(error))
        }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// The number of commits for which another thread is used: a session that starts after other commits first has to lint
/// one of them, which takes as long as linting some commits.
private let leastCommits = 16
