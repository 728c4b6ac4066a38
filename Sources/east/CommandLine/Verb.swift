/// What the tool can be told to do.
enum Verb: String, Sendable, CaseIterable {
  case lint, gate, baseline, explain, rules, pair, cache, doctor
  case showConfig = "show-config"
  case initialize = "init"
  case completions, version, help

  /// What stands behind the word.
  var operands: String {
    switch self {
    case .lint, .gate: "[PATH…]"
    case .explain: "RULE | FILE:LINE:COLUMN"
    case .baseline: "write | check | prune"
    case .cache: "stats | clear"
    case .pair: "[--aspect] NAME TYPE | --edge OWNER.PROPERTY [PATH…]"
    case .help: "[COMMAND]"
    case .showConfig: "[FILE]"
    case .completions: "SHELL"
    case .rules, .doctor, .initialize, .version: ""
    }
  }

  /// One sentence for the list of commands.
  var summary: String {
    switch self {
    case .lint: "Judges a repository's Swift files and prints where they reach too far."
    case .gate: "Judges what a branch adds: the findings that its base does not have."
    case .baseline: "Takes down the findings of today, which then are put off, or tells which of them are gone."
    case .explain: "Shows a rule's page, or what is known of every link of the chain at a place."
    case .cache: "Tells what is kept of files that were read, or takes it away."
    case .doctor: "Looks at git, cache, configuration and base, and says what is wrong and what mends it."
    case .rules: "Lists the rules, with how loud each is in the current directory."
    case .pair: "Prints a component and its provider, or the patch that puts them in the place of an edge."
    case .showConfig: "Prints the configuration that applies to a file, and who said what."
    case .initialize: "Writes a first .east.json and prints what runs the gate on the repository's forge."
    case .completions: "Prints what makes bash, zsh or fish complete commands, flags and values."
    case .version: "Prints the version."
    case .help: "Shows this page, or that of a command."
    }
  }

  /// What a user must know before the flags make sense.
  var details: String {
    switch self {
    case .lint:
      """
      A PATH is a file or directory; all must lie in one repository, or be no part of any. Without one the current
      directory is judged. The repository's other files are still read, for what they declare. '-' judges standard
      input.

      Findings go to standard output, everything else to standard error. The exit code is 0 when nothing was found at
      or above the fail level, 1 when something was, 2 when the run itself failed.
      """
    case .gate:
      """
      The base's content is that of the commit from which --base and the head went their own ways; both are read from
      git's objects, nothing is checked out or fetched. In a job of GitHub, GitLab, Bitbucket, Azure, Buildkite or
      Jenkins the base is found without the flag. The head's configuration judges both. A finding that only moved is
      not new.

      The exit code is 0 when nothing new was found at or above the fail level, 1 when something was, 2 when the two could
      not be compared.
      """
    case .baseline:
      """
      'write' takes down every finding of the repository. 'check' prints what the baseline knows and is there no more,
      and then exits with 1. 'prune' takes that out. An entry is a line: rule, declaration, edge and count, with a tab
      between.
      """
    case .explain:
      """
      Lines and columns count from 1; columns count UTF-8 bytes, as the compiler's do.
      """
    case .showConfig:
      """
      What is printed is a configuration itself. Without a FILE it is that of the current directory.
      """
    case .completions:
      """
      bash: east completions bash > ~/.local/share/bash-completion/completions/east
      zsh:  east completions zsh > a directory of $fpath, as _east
      fish: east completions fish > ~/.config/fish/completions/east.fish
      """
    case .initialize:
      """
      The forge is known by its traces: .github, .gitlab-ci.yml, bitbucket-pipelines.yml, azure-pipelines.yml, .buildkite,
      Jenkinsfile, .pre-commit-config.yaml. What is printed goes where its first line says.
      """
    case .cache:
      """
      What a file holds is kept by git's name for its content, never by configuration, and shared by all repositories,
      branches and processes of a user. Nothing is lost but time when it is taken away.
      """
    case .pair:
      """
      'east pair Count Int' prints the protocols for a value: a component that is told, and a provider that tells.

      'east pair --aspect Count Int' prints what '@Aspect enum Count { typealias Value = Int }' of the library Eastward
      writes, for those who write it by hand.

      'east pair --edge Server.info' reads the repository as 'east lint' does and prints a patch for 'git apply', to be
      applied at the repository's root: the pair and its provision beside the owner, and the uses made tellings where
      that is sure. Standard error says which uses stay as they are, and why. The exit code is 1 if all of them do.
      """
    case .rules, .doctor, .version, .help: ""
    }
  }
}
