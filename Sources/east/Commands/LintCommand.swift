import Git
import Lint

/// Judges a repository and prints what it found.
func lint(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let order = try LintOrder(arguments)
  let log = Log(arguments)
  let files = try InputOrder(arguments, operands: arguments.operands, by: order.configuration)
  var input = try await files.read()
  var verdict = order.judge(input)
  if let writer = order.allowances, try input.allow(verdict.allowable, writer, log) {
    // The comments moved lines, and what they left standing is told by its new ones.
    input = try await files.read()
    verdict = order.judge(input)
  }
  try order.write(verdict, showing: input)
  verdict.tell(log)
  let status = order.status(of: verdict)
  if status == .clean { try writeStamp(arguments) }
  return status
}
