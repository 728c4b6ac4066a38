import Comparison
import Git
import Maps
import Sessions

/// Prints which types use properties of which other types.
func map(_ arguments: Arguments) async throws(Failure) -> CommandResult {
  let options = try MapOptions(arguments)
  let input = try InputOptions(arguments, operands: arguments.operands, by: try ConfigurationOptions(arguments))
  guard let base = options.base else {
    let session = try await LintSession(input)
    try session.requireEverything()
    session.warnOfUnreadFiles(input.log)
    let map = CouplingMap(session.propertyUses())
    try printOut(try options.text(of: map, named: session.name))
    return CommandResult(.clean, of: session)
  }
  let repository = try InputLocation.repository(of: arguments.operands, from: arguments[.repo], for: "--affected")
  let commit = try base.mergeBases(with: input.contentSource.revision, in: repository, input.log).first
  let head = try await LintSession(input)
  let older = try await LintSession(input.reading(commit.description), complains: false)
  for side in [head, older] {
    try side.requireEverything()
    side.warnOfUnreadFiles(input.log)
  }
  let map = CouplingMap(head.propertyUses(), comparedWith: older.propertyUses(), at: commit.description)
  try printOut(try options.text(of: map, named: head.name))
  return CommandResult(.clean, of: head)
}
