import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lints what a branch adds: prints the findings that the merge base does not have.
func gate(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let order = try LintOrder(arguments)
  let log = Log(arguments)
  let base = try NamedBase(arguments, ProcessInfo.processInfo.environment)
  let files = try InputOrder(arguments, operands: arguments.operands, by: order.configuration)
  var sides = try await files.read(since: base, by: order.configuration, from: order.settings)
  var verdict = order.judge(sides)
  let allowed = try order.allowances.map { writer throws(Failure) in
    try sides.allow(verdict.allowable, writer, log)
  }
  if allowed?.hasWritten == true {
    sides = try await files.read(since: base, by: order.configuration, from: order.settings)
    verdict = order.judge(sides)
  }
  try order.write(verdict, showing: sides.head, log)
  verdict.tell(log)
  return order.status(of: verdict, allowed)
}
