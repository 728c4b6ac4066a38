import Git

func zshCompletions() -> String {
  """
  #compdef east
  # Completes east in zsh: put this file in a directory of $fpath, named _east.
  _east() {
    local context state state_descr line
    typeset -A opt_args
    _arguments -C '1:command:->command' '*::operand:->operand'
    case $state in
    command)
      local -a commands=(
  \(Verb.allCases.map { "      \(shellWord("\($0.rawValue):\($0.summary)"))\n" }.joined())    )
      _describe command commands
      ;;
    operand)
      case $words[1] in
  \(Verb.allCases.map(verbCase).joined())    esac
      ;;
    esac
  }
  _east "$@"

  """
}

private func verbCase(_ verb: Verb) -> String {
  let specifications = verb.flags.map(specification) + ["'*:operand:\(action(verb.hint))'"]
  return "    \(verb.rawValue))\n      _arguments \\\n        "
    + specifications.joined(separator: " \\\n        ") + "\n      ;;\n"
}

private func specification(_ flag: FlagForm) -> String {
  let help = flag.help.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  let repeats = flag.isRepeatable ? "*" : ""
  let value = flag.hint.map { ":value:\(action($0))" } ?? ""
  return shellWord("\(repeats)--\(flag.name)\(flag.hint == nil ? "" : "=")[\(help)]\(value)")
}

private func action(_ hint: Hint) -> String {
  switch hint {
  case .nothing: " "
  case .files: "_files"
  case .words(let words): "(\(words.joined(separator: " ")))"
  case .wordsOrFiles(let words):
    #"{_alternative "words:word:(\#(words.joined(separator: " ")))" "files:file:_files"}"#
  }
}
