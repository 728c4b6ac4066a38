import Git

/// Lints a repository and prints what it found.
func lint(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let order = try LintOptions(arguments)
  let log = Log(arguments)
  let files = try InputOptions(arguments, operands: arguments.operands, by: order.configuration)
  var input = try await files.read()
  var result = order.lint(input)
  let written = try order.suppressions.map { writer throws(Failure) in try input.allow(result.suppressible, writer, log)
  }
  if written?.hasWritten == true {
    // The comments moved lines, and what they left standing is told by its new ones.
    input = try await files.read()
    result = order.lint(input)
  }
  try order.write(result, showing: input, log)
  result.tell(log)
  let status = order.status(of: result, written)
  if status == .clean { try writeStamp(arguments, below: input.place) }
  return status
}
