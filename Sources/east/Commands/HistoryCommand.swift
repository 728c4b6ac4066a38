import Comparison
import Git
import Sessions

/// Lints the commits one by one, and prints how the findings changed.
func history(_ arguments: Arguments) async throws(Failure) -> CommandResult {
  let options = try HistoryOptions(arguments)
  let input = try InputOptions(
    arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  let repository = try InputLocation.repository(
    of: arguments.operands, from: arguments[.repo], for: "`east history`")
  let commits = try options.commits(of: repository, input.log)
  if commits.isEmpty { throw Failure("no commit is as young as --since asks for; pass an earlier date") }
  let place = repository.workTreeRoot ?? repository.gitDirectory
  let history = try await History(of: commits, input)
  try printOut(history.rendered(as: options.format, named: place.lastName, withHotspots: options.showsHotspots))
  return CommandResult(history.linted.isEmpty ? .failed : .clean)
}
