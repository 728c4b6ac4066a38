import Reports

extension Flag {
  /// Every flag, in the order of the help.
  static let all = [
    repo, base, head, configFrom, maxNewAllows, rev, staged, stdinFilename, includeGenerated,
    preset, config, rule, confidence,
    format, absolutePaths, stamp, statistics, maxDiagnostics, failLevel, baseline, addSuppressions, color, quiet,
    edge, aspect, jobs, noCache, cacheDir, force, manual, help,
  ]

  static let repo = Flag(
    name: "repo", value: .text("DIR"), help: "Run as if started in DIR (like `git -C`).",
    verbs: [.lint, .gate, .baseline, .doctor, .explain, .rules, .showConfig, .initialize, .pair])
  static let base = Flag(
    name: "base", value: .text("REV"),
    help: "Compare with the merge base of REV and the head (default in CI jobs: detected).",
    verbs: [.gate, .doctor])
  static let head = Flag(
    name: "head", value: .text("REV"), help: "Lint the tree of this commit (default: the work tree).", verbs: [.gate])
  static let configFrom = Flag(
    name: "config-from", value: .choice("SIDE", SettingsOrigin.allCases.map(\.rawValue)),
    help: "Whose configuration, attributes and baseline to follow (default: head).", verbs: [.gate])
  static let maxNewAllows = Flag(
    name: "max-new-allows", value: .number("N", from: 0),
    help: "Exit with 1 if more than N suppressions are new (default: any number).", verbs: [.gate])
  static let rev = Flag(
    name: "rev", value: .text("REV"), help: "Read the tree of a commit, without a checkout.",
    verbs: [.lint, .explain, .rules, .showConfig, .pair])
  static let staged = Flag(
    name: "staged", help: "Read the index: what would be committed.",
    verbs: [.lint, .gate, .explain, .rules, .showConfig, .pair])
  static let stdinFilename = Flag(
    name: "stdin-filename", value: .text("FILE"), help: "Lint standard input as the content of FILE.", verbs: [.lint])
  static let includeGenerated = Flag(
    name: "include-generated", help: "Also lint files that .gitattributes marks as generated or vendored.",
    verbs: [.lint, .gate, .baseline, .explain, .pair])
  static let preset = Flag(
    name: "preset", value: .text("NAME"),
    help: "Use a preset (recommended, strict, legacy) instead of .east.json.",
    verbs: [.lint, .gate, .baseline, .doctor, .explain, .rules, .showConfig])
  static let config = Flag(
    name: "config", value: .text("FILE"),
    help: "Use FILE instead of the configuration files in the repository.",
    verbs: [.lint, .gate, .baseline, .doctor, .explain, .rules, .showConfig])
  static let rule = Flag(
    name: "rule", value: .text("ID"), help: "Run only this rule. Repeatable.", verbs: [.lint, .gate],
    isRepeatable: true)
  static let confidence = Flag(
    name: "confidence", value: .choice("LEVEL", ["high", "medium", "low"]),
    help: "Minimum confidence to report (default: high).", verbs: [.lint, .gate, .baseline])
  static let format = Flag(
    name: "format", value: .text("FORMAT[=FILE]"),
    help: "Output format, optionally written to FILE. Repeatable. Formats: "
      + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    verbs: [.lint, .gate, .rules],
    isRepeatable: true)
  static let absolutePaths = Flag(
    name: "absolute-paths", help: "Print absolute paths in text and xcode.",
    verbs: [.lint, .gate])
  static let stamp = Flag(
    name: "stamp", value: .text("FILE"),
    help: "Write an empty Swift file to FILE on exit code 0 (for build systems).", verbs: [.lint])
  static let statistics = Flag(
    name: "statistics", help: "Print counts of findings by rule, edge and owner.", verbs: [.lint, .gate])
  static let maxDiagnostics = Flag(
    name: "max-diagnostics", value: .number("N"), help: "Print at most N findings and the number omitted.",
    verbs: [.lint, .gate])
  static let failLevel = Flag(
    name: "fail-level", value: .choice("LEVEL", ["note", "warning", "error", "never"]),
    help: "Lowest severity that makes the command exit with 1 (default: warning).", verbs: [.lint, .gate])
  static let baseline = Flag(
    name: "baseline", value: .text("FILE"),
    help: "Ignore the findings recorded in FILE (default: .east-baseline at the root, if it exists).",
    verbs: [.lint, .gate, .baseline, .doctor])
  static let addSuppressions = Flag(
    name: "add-suppressions", value: .text("REASON"),
    help: "Insert a suppression comment with this reason at every finding.", verbs: [.lint, .gate])
  static let color = Flag(
    name: "color", value: .choice("WHEN", ["auto", "always", "never"]),
    help: "Color the text; 'auto' respects NO_COLOR and colors only terminals (default: auto).", verbs: [.lint, .gate])
  static let quiet = Flag(
    name: "quiet", short: "q", help: "Only print errors to standard error.",
    verbs: [.lint, .gate, .baseline, .explain, .showConfig, .initialize, .pair])
  static let jobs = Flag(
    name: "jobs", short: "j", value: .number("N"), help: "Number of threads (default: one per processor).",
    verbs: [.lint, .gate, .baseline, .explain, .pair])
  static let noCache = Flag(
    name: "no-cache", help: "Disable the cache.",
    verbs: [.lint, .gate, .baseline, .explain, .pair])
  static let cacheDir = Flag(
    name: "cache-dir", value: .text("DIR"), help: "Cache directory (default: the user's cache directory).",
    verbs: [.lint, .gate, .baseline, .doctor, .explain, .cache, .pair])
  static let edge = Flag(
    name: "edge", value: .text("OWNER.PROPERTY"),
    help: "Print a patch for the violations that reach through this property.",
    verbs: [.pair])
  static let aspect = Flag(
    name: "aspect", help: "Also print the aspect declaration that the macro '@Aspect' would generate.",
    verbs: [.pair])
  static let force = Flag(name: "force", help: "Overwrite an existing file.", verbs: [.initialize])
  static let manual = Flag(name: "man", help: "Print all help as a manual page.", verbs: [.help])
  static let help = Flag(name: "help", short: "h", help: "Show this help.", verbs: Set(Verb.allCases))
}
