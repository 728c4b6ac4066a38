import Git

func bashCompletions() -> String {
  """
  # Completes east in bash: source this file, or put it where bash-completion looks, named east.
  _east() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]} words=
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
      COMPREPLY=($(compgen -W \(shellWord(list(Verb.allCases.map(\.rawValue)))) -- "$current"))
      return
    fi
    # Bash takes --flag=value apart.
    if [[ $current == = ]]; then current=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
    case $verb:$before in
  \(Verb.allCases.map(valueCases).joined())  esac
    case $verb:$current in
  \(Verb.allCases.map(flagCase).joined())\(Verb.allCases.map(operandCase).joined())  esac
  }
  complete -F _east east

  """
}

private func list(_ words: [String]) -> String { words.joined(separator: " ") }

private func valueCases(_ verb: Verb) -> String {
  verb.flags.compactMap { flag in flag.hint.map { bashCase("\(verb.rawValue):--\(flag.name)", $0) } }.joined()
}

private func flagCase(_ verb: Verb) -> String {
  bashCase("\(verb.rawValue):-*", .words(verb.flags.map { "--\($0.name)" }))
}

private func operandCase(_ verb: Verb) -> String { bashCase("\(verb.rawValue):*", verb.hint) }

private func bashCase(_ pattern: String, _ hint: Hint) -> String {
  let reply =
    switch hint {
    case .nothing: ""
    case .files: "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$current\")); "
    case .words(let words): "COMPREPLY=($(compgen -W \(shellWord(list(words))) -- \"$current\")); "
    }
  return "    \(pattern)) \(reply)return ;;\n"
}
