import Git
import Lint

/// Judges a repository and prints what it found.
func lint(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let order = try LintOrder(arguments)
  let input = try await InputOrder(arguments, operands: arguments.operands).read()
  let verdict = order.judge(input)
  try order.write(verdict, showing: input)
  verdict.tell(Log(arguments))
  return order.status(of: verdict)
}
