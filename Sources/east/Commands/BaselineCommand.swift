import Findings
import Linting
import Reports
import Sessions

/// Creates, checks or prunes a baseline.
func baseline(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  guard let word = arguments.operands.first, arguments.operands.count == 1, let task = BaselineTask(rawValue: word)
  else {
    let words = BaselineTask.allCases.map(\.rawValue)
    let hint = arguments.operands.first.map { suggestion(for: $0, among: words) } ?? ""
    throw Failure("`east baseline` takes one operand: write, check or prune\(hint)")
  }
  let configuration = try ConfigurationOptions(arguments)
  let options = try InputOptions(arguments, operands: [], by: configuration)
  let session = try await LintSession(options, isWhole: true, hasBaseline: task != .write)
  let file = BaselineDestination(arguments[.baseline], for: session)
  let log = options.log
  let found = session.baselined(log)
  if task == .write {
    let before = try? BaselineFile(named: arguments[.baseline], of: session.listing).baseline
    let lost = before?.without(found.whole).count ?? 0
    if lost > 0, session.hasUnreadFiles {
      throw Failure(
        "a file could not be read, and '\(file.name)' would lose \(pluralized(lost, "finding")); fix the file, then run "
          + "`east baseline write`")
    }
    try file.write(found.whole)
    let change = before.map { found.whole.difference(from: $0) } ?? ""
    log.say("recorded \(pluralized(found.whole.count, "finding")) in '\(file.name)'\(change)")
    return .clean
  }
  guard let known = found.known else {
    throw Failure("no baseline '\(file.name)'; run `east baseline write`")
  }
  let stale = found.stale
  if task == .prune {
    if session.hasUnreadFiles {
      throw Failure("a file could not be read, so its entries may not be stale; fix it, then run `east baseline prune`")
    }
    try file.write(known.without(stale))
    log.say("removed \(pluralized(stale.count, "stale entry", "stale entries")) from '\(file.name)'")
    return .clean
  }
  try printOut(stale.escapedText)
  if stale.count == 0 { return .clean }
  log.say("\(pluralized(stale.count, "stale entry", "stale entries")) in '\(file.name)'; run `east baseline prune`")
  return .found
}

extension Baseline {
  /// Returns how many findings were added and removed, in parentheses.
  fileprivate func difference(from before: Baseline) -> String {
    " (\(without(before).count) added, \(before.without(self).count) removed)"
  }
}

private enum BaselineTask: String, CaseIterable {
  case write, check, prune
}
