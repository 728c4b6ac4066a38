/// The manual page of the whole tool in the language of `man`, from the tables that the command line is read by.
func manualPage() -> String {
  var page = """
    .TH EAST 1 "" "east \(version)" "User Commands"
    .SH NAME
    east \\- finds where Swift code reaches through one object to another
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
    Nothing was found at or above the fail level.
    .TP
    .B 1
    Something was.
    .TP
    .B 2
    The command line, the configuration or the repository was in the way; a sentence on standard error says how to go on.
    .SH FILES
    .TP
    .B .east.json
    The configuration of the directory that it lies in and of those below.

    """
}

/// The text with what `man` would take for a command spelled out.
private func roff(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
  return escaped.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }.joined(separator: "\n")
}
