import Findings
import Sessions

/// Prints the script that makes a shell complete commands, flags and their values.
func printCompletions(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  let shells = Shell.allCases.map(\.rawValue)
  guard let word = arguments.operands.first, arguments.operands.count == 1 else {
    throw Failure("`east completions` takes one shell: \(shells.joined(separator: ", "))")
  }
  guard let shell = Shell(rawValue: word) else {
    let hint = suggestion(for: word, among: shells)
    throw Failure(
      "no completions for '\(word)'\(hint.isEmpty ? "; known: \(shells.joined(separator: ", "))" : hint)")
  }
  try printOut(shell.completions)
  return .clean
}
