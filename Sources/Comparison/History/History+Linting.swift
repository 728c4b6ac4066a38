package import Git
package import Sessions

extension History {
  /// Lints commits, which are ordered from the oldest to the newest, except those at the beginning that an earlier run has
  /// linted.
  package init(of commits: [Commit], _ options: InputOptions) async throws(Failure) {
    let file = try HistoryFile(options)
    var kept = file?.read() ?? KeptHistory()
    var whole = HistoryPart(kept, of: commits, on: currentDay())
    let known = whole.entries.count
    if known < commits.count || whole.findings == nil {
      whole.append(try await soundPart(of: commits, from: known, options))
      kept.add(whole)
      file?.store(kept)
    }
    if let path = whole.unseen?.min() {
      throw Failure("no such file or directory in any of the commits: '\(path)'; a revision is named with --rev")
    }
    self.init(whole, of: commits)
  }
}

/// Lints all commits from one on; again, with all facts checked, if the cache turns out to be damaged.
private func soundPart(
  of commits: [Commit], from first: Int, _ options: InputOptions
) async throws(Failure) -> HistoryPart {
  let part = try await laterPart(of: commits, from: first, options, isLazy: true)
  return part.isSound ? part : try await laterPart(of: commits, from: first, options, isLazy: false)
}

/// Lints all commits from one on. The first commit is linted with all threads. The rest is divided into ranges, one for
/// each thread.
private func laterPart(
  of commits: [Commit], from first: Int, _ options: InputOptions, isLazy: Bool
) async throws(Failure) -> HistoryPart {
  let counter = CommitCounter(of: commits.count - first, options.progress)
  defer { options.progress.clear() }
  var session = try await HistorySession(options, after: commits[..<first], isLazy: isLazy)
  if first == 0, let commit = commits.first { await session.lint(commit, counter) }
  let rest = max(1, first)..<max(1, commits.count)
  let parts = min(options.jobs, 1 + rest.count / leastCommits)
  if parts == 1 {
    for commit in commits[rest] { await session.lint(commit, counter) }
    session.store(session.part)
    return session.part
  }
  let size = (rest.count + parts - 1) / parts
  let state = session.state
  let later = await withTaskGroup(of: (Int, Result<HistoryPart, Failure>).self) { group in
    for (number, start) in stride(from: rest.lowerBound, to: rest.upperBound, by: max(1, size)).enumerated() {
      group.addTask {
        do throws(Failure) {
          let own = commits[start..<min(start + size, rest.upperBound)]
          var session = try await HistorySession(
            options.sharing(among: parts), state, after: commits[..<start], isLazy: isLazy)
          for commit in own { await session.lint(commit, counter) }
          return (number, .success(session.part))
        } catch {
          return (number, .failure(error))
        }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
  var whole = session.part
  for part in later { whole.append(try part.get()) }
  session.store(whole)
  return whole
}

/// The number of commits for which another thread is used: a session that starts after other commits first has to lint
/// one of them, which takes as long as linting some commits.
private let leastCommits = 16
