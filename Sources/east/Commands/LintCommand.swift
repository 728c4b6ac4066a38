import Git

/// Judges a repository and prints what it found.
func lint(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let order = try LintOrder(arguments)
  let log = Log(arguments)
  let files = try InputOrder(arguments, operands: arguments.operands, by: order.configuration)
  var input = try await files.read()
  var verdict = order.judge(input)
  let allowed = try order.allowances.map { writer throws(Failure) in try input.allow(verdict.allowable, writer, log) }
  if allowed?.hasWritten == true {
    // The comments moved lines, and what they left standing is told by its new ones.
    input = try await files.read()
    verdict = order.judge(input)
  }
  try order.write(verdict, showing: input, log)
  verdict.tell(log)
  let status = order.status(of: verdict, allowed)
  if status == .clean { try writeStamp(arguments, below: input.place) }
  return status
}
