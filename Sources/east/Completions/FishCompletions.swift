func fishCompletions() -> String {
  var lines = ["# Completes east in fish: put this file in ~/.config/fish/completions, named east.fish."]
  lines.append("complete -c east -f")
  for verb in Verb.allCases {
    lines.append("complete -c east -n __fish_use_subcommand -a \(verb.rawValue) -d \(quotedForFish(verb.summary))")
  }
  for verb in Verb.allCases {
    let condition = "complete -c east -n '__fish_seen_subcommand_from \(verb.rawValue)'"
    lines += verb.flags.map { "\(condition)\(fishFlag($0))" }
    switch verb.hint {
    case .nothing: break
    case .files: lines.append("\(condition) -F")
    case .words(let words): lines.append("\(condition) -a \(quotedForFish(words.joined(separator: " ")))")
    case .wordsOrFiles(let words):
      lines.append("\(condition) -F -a \(quotedForFish(words.joined(separator: " ")))")
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

private func fishFlag(_ flag: FlagForm) -> String {
  let short = flag.short.map { " -s \($0)" } ?? ""
  let value =
    switch flag.hint {
    case nil: ""
    case .nothing: " -x"
    case .files: " -r -F"
    case .words(let words): " -x -a \(quotedForFish(words.joined(separator: " ")))"
    case .wordsOrFiles(let words): " -r -F -a \(quotedForFish(words.joined(separator: " ")))"
    }
  return "\(short) -l \(flag.name)\(value) -d \(quotedForFish(flag.help))"
}

private func quotedForFish(_ text: String) -> String {
  "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
}
