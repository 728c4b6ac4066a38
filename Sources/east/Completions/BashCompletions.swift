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
  # Offers files, whose names may have spaces.
  _east_files() {
    local name
    # The bash of macOS has no compopt.
    compopt -o filenames 2>/dev/null
    while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$1")
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
  let command =
    switch hint {
    case .nothing: ""
    case .files: files
    case .words(let words): reply(words)
    case .wordsOrFiles(let words): reply(words) + files
    }
  return "    \(pattern)) \(command)return ;;\n"
}

private let files = #"_east_files "$current"; "#

private func reply(_ words: [String]) -> String {
  "COMPREPLY=($(compgen -W \(shellWord(list(words))) -- \"$current\")); "
}
