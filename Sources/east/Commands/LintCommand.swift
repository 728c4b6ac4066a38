import Git
import Sessions

/// Lints a repository and prints the findings.
func lint(_ arguments: Arguments) async throws(Failure) -> CommandResult {
  let options = try LintOptions(arguments)
  let input = try InputOptions(arguments, operands: arguments.operands, by: options.configuration)
  let run = try await options.run(input.log) { isLazy async throws(Failure) in
    // Comments are written to files that were read.
    try await LintRun(input, isLazy: isLazy, mayBeKept: isLazy && options.suppressions == nil)
  }
  if run.status == .clean { try writeStamp(arguments, below: run.session.run.place) }
  return CommandResult(run.status, of: run.session)
}
