import Git

/// Lints one commit after the other and prints how the findings changed.
func history(_ arguments: Arguments) async throws(Failure) -> CommandResult {
  let options = try HistoryOptions(arguments)
  let input = try InputOptions(
    arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  guard let repository = try Target.repository(of: arguments.operands, from: arguments[.repo]) else {
    throw Failure("`east history` needs a git repository; pass --repo DIR")
  }
  let target = try input.reading("HEAD").target()
  let commits = try options.commits(of: repository)
  if commits.isEmpty { throw Failure("no commit is as young as --since asks for; pass an earlier date") }
  var session = try HistorySession(input, of: target)
  var points: [HistoryPoint] = []
  for commit in commits {
    points.append(await session.lint(commit))
    input.progress.show(points.count, of: commits.count, "commits")
  }
  input.progress.clear()
  session.finish()
  let history = History(points: points, standing: session.ages?.dated(session.findings) ?? [])
  try printOut(history.rendered(as: options.format))
  return CommandResult(history.linted.isEmpty ? .failed : .clean)
}
