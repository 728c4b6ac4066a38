import Findings

/// Returns the help page of the whole tool.
func overview() -> String {
  let width = Verb.allCases.map(\.rawValue.count).max() ?? 0
  let commands = Verb.allCases.map { "  \(padded($0.rawValue, to: width))  \($0.summary)" }
  return """
    east finds Law of Demeter violations in Swift code.

    usage: east COMMAND …

    \(commands.joined(separator: "\n"))

    Run `east help COMMAND` for the flags of a command.

    """
}

/// Returns the help page of one command.
func page(of verb: Verb) -> String {
  let flags = verb.flags
  let width = flags.map { spelling(of: $0).count }.max() ?? 0
  let lines = flags.map { "  \(padded(spelling(of: $0), to: width))  \($0.help)" }
  let details = verb.details.isEmpty ? "" : "\n\(verb.details)\n"
  let operands = verb.operands.isEmpty ? "" : " \(verb.operands)"
  return """
    \(verb.summary)

    usage: east \(verb.rawValue) [FLAG…]\(operands)
    \(details)
    \(lines.joined(separator: "\n"))

    """
}

private func spelling(of flag: FlagForm) -> String {
  (flag.short.map { "-\($0), " } ?? "    ") + flag.usage
}
