import Git

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lints what a branch adds: prints the findings that the merge base does not have.
func gate(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  let order = try LintOptions(arguments)
  let log = Log(arguments)
  let base = try BaseRevision(arguments, ProcessInfo.processInfo.environment)
  let files = try InputOptions(arguments, operands: arguments.operands, by: order.configuration)
  var sides = try await files.read(since: base, by: order.configuration, from: order.settings)
  var result = order.lint(sides)
  let written = try order.suppressions.map { writer throws(Failure) in
    try sides.allow(result.suppressible, writer, log)
  }
  if written?.hasWritten == true {
    sides = try await files.read(since: base, by: order.configuration, from: order.settings)
    result = order.lint(sides)
  }
  try order.write(result, showing: sides.head, log)
  result.tell(log)
  return order.status(of: result, written)
}
