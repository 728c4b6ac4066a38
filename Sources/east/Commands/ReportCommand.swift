import Git
import Pages

/// Prints a page about the findings of a repository, for a meeting.
func report(_ arguments: Arguments) async throws(Failure) -> CommandResult {
  let options = try ReportOptions(arguments)
  let input = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  let history = try await options.history(input)
  let session = try await LintSession(input)
  try printOut(try session.page(of: input.contentSource, with: history).text)
  return CommandResult(.clean, of: session)
}
