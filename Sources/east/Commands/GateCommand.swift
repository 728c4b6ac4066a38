import Comparison
import Sessions

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lints the head and the merge base, and prints the findings that the merge base does not have.
func gate(_ arguments: Arguments) async throws(Failure) -> CommandResult {
  let options = try LintOptions(arguments)
  let base = try BaseRevision(arguments, ProcessInfo.processInfo.environment)
  let input = try InputOptions(arguments, operands: arguments.operands, by: options.configuration)
  let history = try await TrendOptions(arguments).history(input)
  let run = try await options.run(input.log, trend: history?.trendSentence) { isLazy async throws(Failure) in
    try await GateSession(input, since: base, from: options.settings, options.gateLimits, isLazy: isLazy)
  }
  return CommandResult(run.status, of: run.session)
}
