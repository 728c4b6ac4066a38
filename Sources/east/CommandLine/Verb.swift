/// What the tool can be told to do.
enum Verb: String, Sendable, CaseIterable {
  case lint, explain, rules, pair
  case showConfig = "show-config"
  case initialize = "init"
  case completions, version, help

  /// What stands behind the word.
  var operands: String {
    switch self {
    case .lint: "[PATH…]"
    case .explain: "RULE | FILE:LINE:COLUMN"
    case .pair: "NAME TYPE | --edge OWNER.PROPERTY [PATH…]"
    case .help: "[COMMAND]"
    case .showConfig: "[FILE]"
    case .completions: "SHELL"
    case .rules, .initialize, .version: ""
    }
  }

  /// One sentence for the list of commands.
  var summary: String {
    switch self {
    case .lint: "Judges a repository's Swift files and prints where they reach too far."
    case .explain: "Shows a rule's page, or what is known of every link of the chain at a place."
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
    case .pair:
      """
      'east pair Count Int' prints the protocols for a value: a component that is told, and a provider that tells.

      'east pair --edge Server.info' reads the repository as 'east lint' does and prints a patch for 'git apply', to be
      applied at the repository's root: the pair and its provision beside the owner, and the uses made tellings where
      that is sure. Standard error says which uses stay as they are, and why. The exit code is 1 if all of them do.
      """
    case .rules, .version, .help: ""
    }
  }
}
