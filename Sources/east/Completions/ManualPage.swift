import Sessions

/// Returns the manual page of the whole tool in roff, generated from the tables that also parse the command line.
func manualPage() -> String {
  var page = """
    .TH EAST 1 "" "east \(version)" "User Commands"
    .SH NAME
    east \\- find Law of Demeter violations in Swift code
    .SH SYNOPSIS
    .B east
    .I COMMAND
    [\\fIFLAG\\fR...] [\\fIOPERAND\\fR...]
    .SH COMMANDS

    """
  for verb in Verb.allCases {
    page += ".SS east \(roff(verb.rawValue)) \(roff(verb.operands))\n\(roff(verb.summary))\n"
    for paragraph in verb.details.split(separator: "\n\n") { page += ".PP\n\(roff(String(paragraph)))\n" }
    for flag in verb.flags {
      let short = flag.short.map { "\\-\($0), " } ?? ""
      page += ".TP\n.B \(short)\(roff(flag.usage))\n\(roff(flag.help))\n"
    }
  }
  return page + """
    .SH EXIT STATUS
    .TP
    .B 0
    No findings at or above the fail level.
    .TP
    .B 1
    Findings at or above the fail level.
    .TP
    .B 2
    Usage, configuration, repository or internal error; the message is on standard error.
    .SH FILES
    .TP
    .B .east.json
    Configuration of its directory and all directories below.

    """
}

/// Returns the text with the characters escaped that roff would interpret.
private func roff(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    .replacing("`", with: "\\(ga")
  return escaped.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }.joined(separator: "\n")
}
