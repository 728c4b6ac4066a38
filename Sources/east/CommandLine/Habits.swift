/// The words of other linters that this one says otherwise: a flag or command that is unknown here is answered with
/// ours.
enum Habits {
  /// The flags of SwiftLint, ruff, golangci-lint, PMD, ESLint and others, and what to write instead.
  static let flags: [String: String] = [
    "--strict": "`--fail-level warning` is the default, and `--preset strict` reports more",
    "--lenient": "`--fail-level never` reports and exits with 0",
    "--exit-zero": "`--fail-level never` reports and exits with 0",
    "--max-warnings": "`east baseline write` accepts what is there, and \"budget\" of a rule sets a number",
    "--severity": "`--min-severity LEVEL` decides what is printed, `--fail-level LEVEL` what fails",
    "--minimum-priority": "`--min-severity LEVEL` decides what is printed, `--fail-level LEVEL` what fails",
    "--fix": "`east pair --edge OWNER.PROPERTY` prints a patch",
    "--autocorrect": "`east pair --edge OWNER.PROPERTY` prints a patch",
    "--diff": "`east pair --edge OWNER.PROPERTY` prints a patch",
    "--select": "`--rule ID` selects a rule",
    "--only-rule": "`--rule ID` selects a rule",
    "--enable": "`--rule ID` selects a rule, and .east.json sets its severity",
    "--ignore": "\"rules\" in .east.json turn a rule off",
    "--disable": "\"rules\" in .east.json turn a rule off",
    "--rulesets": "`--preset NAME` or `--config FILE` selects rules",
    "--reporter": "`--format FORMAT` selects a report",
    "--output-format": "`--format FORMAT` selects a report",
    "--out-format": "`--format FORMAT` selects a report",
    "--output": "`--format FORMAT=FILE` writes a report to a file",
    "--new-from-rev": "`east gate --base REV` reports what is new since the merge base",
    "--new": "`east gate` reports what is new since the merge base",
    "--config-file": "`--config FILE` names the configuration",
    "--exclude": "\"exclude\" in .east.json lists the patterns",
    "--no-ignore": "`--include-generated` lints generated and vendored files, `\"tests\": true` in .east.json tests",
    "--write-baseline": "`east baseline write` records all findings",
    "--generate-baseline": "`east baseline write` records all findings",
    "--add-noqa": "`--add-suppressions REASON` writes a comment for each finding",
    "--cache-path": "`--cache-dir DIR` names the directory of the cache",
    "--watch": "`east lsp` reports while you type",
    "--show-settings": "`east show-config FILE` prints the settings of a file",
  ]

  /// The commands of other linters, and ours.
  static let commands: [String: String] = [
    "check": "lint", "run": "lint", "analyze": "lint", "scan": "lint", "fix": "pair --edge OWNER.PROPERTY",
    "autocorrect": "pair --edge OWNER.PROPERTY", "diff": "gate", "linters": "rules", "rule": "explain RULE",
    "docs": "explain RULE", "config": "show-config", "settings": "show-config", "server": "lsp",
  ]
}
