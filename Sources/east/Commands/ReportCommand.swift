import Git
import Pages
import Sessions

/// Prints an HTML page about the findings of a repository.
func report(_ arguments: Arguments) async throws(Failure) -> CommandResult {
  if arguments.has(.merge) {
    try printMerged(arguments)
    return CommandResult(.clean)
  }
  if arguments[.pageFormat] == "json" {
    throw Failure("--format json needs --merge; `east lint` prints JSON of one repository")
  }
  let trend = TrendOptions(arguments)
  let input = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  let history = try await trend.history(input)
  let session = try await LintSession(input)
  try printOut(try session.page(of: input.contentSource, with: history, input.progress).text)
  return CommandResult(.clean, of: session)
}

/// Prints an HTML page, or JSON, about the results of several repositories.
private func printMerged(_ arguments: Arguments) throws(Failure) {
  let unused: [Flag] = [
    .rev, .staged, .trend, .facts, .factsOnly, .preset, .config, .rule, .confidence, .includeGenerated,
  ]
  for flag in unused where arguments.has(flag) {
    throw .exclusive("--merge", "--\(flag.name)")
  }
  let report = try MergedReport(of: arguments.operands)
  if arguments[.pageFormat] == "json" { return try printOut(report.json) }
  try printOut(report.page("Results of `east lint`, put together by east \(version) on \(currentDay())"))
}
