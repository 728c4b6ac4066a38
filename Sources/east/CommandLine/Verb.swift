/// A command of the tool.
enum Verb: String, Sendable, CaseIterable {
  case lint, gate, baseline, budget, history, map, report, facts, explain, rules, pair, lsp, cache, doctor
  case showConfig = "show-config"
  case initialize = "init"
  case completions, version, help

  /// The flags of the command, in the order of the help.
  var flags: [FlagForm] { Flag.allCases.map(\.form).filter { $0.verbs.contains(self) } }

  /// The placeholder for the operands in the usage line.
  var operands: String {
    switch self {
    case .lint, .gate, .history, .map, .report, .facts: "[PATH…]"
    case .explain: "RULE | FILE:LINE[:COLUMN]"
    case .baseline: "write | check | prune"
    case .budget: "write | tighten | check"
    case .cache: "stats | clear"
    case .pair: "[--aspect] NAME TYPE | --edge OWNER.PROPERTY [PATH…] | --owner TYPE [PATH…] | --all [PATH…]"
    case .help: "[COMMAND]"
    case .showConfig: "[FILE]"
    case .completions: "SHELL"
    case .rules: "[test]"
    case .lsp, .doctor, .initialize, .version: ""
    }
  }

  /// The summary in the list of commands, one sentence.
  var summary: String {
    switch self {
    case .lint: "Lint Swift files and report Law of Demeter violations."
    case .gate: "Report only violations introduced since the merge base."
    case .baseline: "Create, check or prune a baseline of known violations."
    case .budget: "Write, tighten or check the ceilings of the rules that have a budget."
    case .history: "Show how the findings changed from commit to commit."
    case .map: "Draw which types use whose properties."
    case .report: "Write a page about the findings: summary, trend, edges with code, map and table."
    case .facts: "Write the facts of files to a pack, which lint on any machine can use instead of the files."
    case .explain: "Show a rule's page, or explain every link of the chain at a location."
    case .cache: "Show cache statistics or clear the cache."
    case .doctor: "Diagnose git, cache, configuration and base, and suggest fixes."
    case .rules: "List the rules and their severities, or test the pages of your own rules."
    case .pair: "Generate a provider/component protocol pair, or a patch that removes violations."
    case .lsp: "Run the language server on standard input and output, for editors."
    case .showConfig: "Print the effective configuration of a file and where each setting comes from."
    case .initialize: "Create .east.json, a baseline and a CI configuration that runs the gate."
    case .completions: "Print a completion script for bash, zsh or fish."
    case .version: "Print the version."
    case .help: "Show this page or the help of a command."
    }
  }

  /// The paragraphs between the usage line and the flags on the help page; empty if the command needs none.
  var details: String {
    switch self {
    case .lint:
      """
      PATH is a file or directory; without one, the current directory is linted. All paths must be in the same
      repository, or all outside any repository. The other files of the repository are still read for their declarations.
      '-' lints standard input.

      Findings are written to standard output, everything else to standard error. On a terminal, notes are only counted,
      and the run ends with the edges that have the most violations; --min-severity note prints notes, too. Files and
      pipes get all findings. Exit codes: 0 no findings at or above the fail level; 1 findings; 2 usage, configuration,
      repository or internal error.
      """
    case .gate:
      """
      The base is the merge base of --base and the head. Commits are read from git objects; nothing is checked out or
      fetched. In jobs of GitHub, GitLab, Bitbucket, Azure, Buildkite and Jenkins the base revision is detected. The
      head's configuration applies to both sides, unless --config-from is 'base'. Moving or reformatting code creates no
      new finding. The summary lists the changes of configuration, attributes, baseline and suppressions in the head
      that silence findings or lower their severity.

      Exit codes: 0 no new findings at or above the fail level; 1 new findings, or more new suppressions than
      --max-new-suppressions; 2 the comparison was not possible.
      """
    case .baseline:
      """
      'write' records all current findings. 'check' lists stale entries, which match no finding any more, and exits
      with 1 if there are any. 'prune' removes them. The file has one entry per line: rule, declaration, edge and
      count, separated by tabs.
      """
    case .history:
      """
      Lints a commit and its first parents, each with its own configuration unless --config or --preset is given, and
      without its baseline. Commits are read from git objects; nothing is checked out. The text lists the commits that
      brought or removed findings. Documentation/History.md describes the JSON.

      Exit codes: 0 at least one commit was linted; 2 none was.
      """
    case .map:
      """
      An arrow leads from the type whose code uses properties to the type that declares them: code of `Driver` that has
      `car.engine.temperature` makes one to `Car` and one to `Engine`. An arrow has the number of uses, and of the
      findings that reach through the properties, whatever the baseline knows. With PATH, only the code there counts as a
      user. With --affected, the map shows what is new and what is gone.

      svg is a picture, html a page with the picture, a matrix and a table, mermaid is for Markdown and dot for Graphviz.
      Documentation/Map.md describes the JSON.
      """
    case .report:
      """
      The page is one file that loads nothing: `east report > report.html`. It has the number of findings, their trend with
      --commits, the ten edges with the most violations with code and the patch of `east pair`, the map of
      `east map --only-findings`, a matrix of modules or types, and a table of all findings. The baseline is not applied.
      If the remote 'origin' is a known code host, places are links to it.

      `east report --merge A.json B.json` writes a page about several repositories: ranked, with the edges that they share.
      Each file is the output of `east lint --format json`, or of `east history --format json` for the trend, and is named
      after its repository, or written as NAME=FILE.
      """
    case .facts:
      """
      Facts are what the linter knows of a file: declarations, types and chains. They depend only on the file's bytes and are
      found by git's blob id. Without PATH, the pack has the facts of all files of the repository that `east lint` reads.

      With --stdin, standard input lists what to read: paths or blob ids, one per line, or contents, each as a line
      `ID LENGTH` and so many bytes, as `git cat-file` can print them.

      The pack is written to standard output unless --output is given. The same contents make the same bytes, in any order.
      `east lint --facts PACK` uses it; Documentation/Facts.md describes how to divide the work among machines.
      """
    case .explain:
      """
      Lines and columns start at 1; columns count UTF-8 bytes, as in the Swift compiler's diagnostics.
      """
    case .showConfig:
      """
      The output is itself a valid configuration. Without FILE, the configuration of the current directory is printed.
      """
    case .completions:
      """
      bash: east completions bash > ~/.local/share/bash-completion/completions/east
      zsh:  east completions zsh > _east, in a directory of $fpath
      fish: east completions fish > ~/.config/fish/completions/east.fish
      """
    case .initialize:
      """
      Each file is shown before it is written, with a question on a terminal. --yes writes without questions; without it
      and without a terminal, the files are printed and nothing is written. Existing files are kept.

      The baseline records the current findings, if there are any. The CI provider is detected from its configuration
      files (.github, .gitlab-ci.yml, bitbucket-pipelines.yml, azure-pipelines.yml, .buildkite, Jenkinsfile,
      .pre-commit-config.yaml) or from the remote 'origin'. A CI file is written where none exists; otherwise the
      lines to add are printed, and their first line names the file.
      """
    case .cache:
      """
      The cache holds facts extracted from each file, keyed by git blob hash and independent of configuration, in pack
      files that all repositories, branches and processes of a user share; and the findings of the last runs. It is
      always safe to delete.
      """
    case .pair:
      """
      `east pair Count Int` prints the protocols for a value: a component that receives it and a provider that pushes it.

      `east pair --aspect Count Int` prints the expansion of `@Aspect enum Count { typealias Value = Int }` from the
      library Eastward, for projects that do not use the macro.

      `east pair --edge Server.info` analyzes the repository as `east lint` does and prints a patch for `git apply`, to
      be applied at the repository's root. A change or call becomes a method of the owner: `server.setName("a")`,
      `server.refreshToken()`. A statement that reads a value becomes a call that passes the value to a component or a
      closure: `server.provideAccessToken { label.text = $0 }`. The patch is linted before it is printed. A use that
      needs the value where it is read, would add a new violation or cannot be rewritten safely is left as it is and
      listed on standard error with the reason. The exit code is 1 if no use is cured.

      `east pair --owner FileView` prints one patch for all properties of a type. Sets to one value that are written one
      after the other become one method: `fileView.setHidden(show)`.

      --check builds the patched packages in a temporary copy and prints no patch that does not build. It runs the
      manifests, plugins and macros of the packages; without it, nothing of the repository is run.
      """
    case .budget:
      """
      "budgets" in .east.json counts the errors and warnings of a rule by owner, module or directory, and .east-ceilings at
      the root has the most that each may have. `east lint` reports those findings where there are more. The gate does
      not read ceilings: it reports what is new.

      write records the present numbers; tighten lowers ceilings to them and raises none, for a job on the default
      branch; check prints both numbers and exits with 1 if a ceiling is crossed.
      """
    case .lsp:
      """
      An editor starts this command and speaks LSP 3.17 with it: findings while typing, explanations of chains, code
      actions that suppress a finding, add it to the baseline or rewrite the uses of an edge, and the number of
      declarations that reach through a property. Each repository of the workspace is linted as `east lint` lints it,
      with the unsaved contents of open files.

      Exit codes: 0 after a shutdown request; 1 without one.
      """
    case .rules:
      """
      `east rules` lists the rules with their severities in the current directory, those in 'uses' of .east.json, too.

      `east rules test` proves the pages of the rules in 'uses': each marked line of an example is reported as it says,
      and no other line is. The exit code is 1 if a page does not hold.
      """
    case .doctor, .version, .help: ""
    }
  }
}
