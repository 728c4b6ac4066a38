import Findings
import Linting
import Sessions

/// Writes, tightens or checks the ceilings of the rules with a budget.
func budget(_ arguments: Arguments) async throws(Failure) -> ExitStatus {
  guard let word = arguments.operands.first, arguments.operands.count == 1, let task = BudgetTask(rawValue: word) else {
    let words = BudgetTask.allCases.map(\.rawValue)
    let hint = arguments.operands.first.map { suggestion(for: $0, among: words) } ?? ""
    throw Failure("`east budget` takes one operand: write, tighten or check\(hint)")
  }
  let options = try InputOptions(arguments, operands: [], by: try ConfigurationOptions(arguments))
  let session = try await LintSession(options, isWhole: true)
  guard let budgets = session.budgets else {
    throw Failure("no rule has a budget; write \"budgets\": { \"reach\": \"module\" } in .east.json at the root")
  }
  if task != .check, session.hasUnreadFiles {
    throw Failure("a file could not be read, so its findings are missing; fix it, then run `east budget \(word)`")
  }
  let found = budgets.counts(of: session.unbudgetedResult().findings)
  if task == .check { return try check(budgets, found) }
  let newer = task == .write ? Ceilings(found) : budgets.tightened(to: found)
  try session.write(newer)
  let change = budgets.difference(to: newer)
  options.log.say(
    "\(change.lowered) of the ceilings in '\(CeilingsFile.name)' lowered, \(change.raised) raised or added")
  return .clean
}

/// Prints the number of findings and the ceiling of each place that has either.
private func check(_ budgets: Budgets, _ found: [Budgets.Place: Int]) throws(Failure) -> ExitStatus {
  let places = budgets.places(with: found)
  for (place, count, ceiling) in places {
    try printOut("\(place.rule)\t\(escaped(place.name))\t\(count) of \(ceiling)\n")
  }
  return places.contains { $0.count > $0.ceiling } ? .found : .clean
}

private enum BudgetTask: String, CaseIterable {
  case write, tighten, check
}
