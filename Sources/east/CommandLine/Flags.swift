import Lint

extension Flag {
  /// Every flag, in the order of the help.
  static let all = [
    repo, base, head, rev, staged, stdinFilename, includeGenerated,
    preset, config, rule, confidence,
    format, absolutePaths, stamp, statistics, maxDiagnostics, failLevel, baseline, addAllowances, color, quiet,
    edge, aspect, jobs, noCache, cacheDir, force, manual, help,
  ]

  static let repo = Flag(
    name: "repo", value: .text("DIR"), help: "Reads the repository at DIR, to which paths are then relative.",
    verbs: [.lint, .gate, .baseline, .doctor, .explain, .rules, .showConfig, .initialize, .pair])
  static let base = Flag(
    name: "base", value: .text("REV"),
    help: "Compares with the commit from which this revision and the head parted (in a CI job it is found).",
    verbs: [.gate, .doctor])
  static let head = Flag(
    name: "head", value: .text("REV"), help: "Judges the tree of this commit (default: the work tree).", verbs: [.gate])
  static let rev = Flag(
    name: "rev", value: .text("REV"), help: "Reads the tree of a commit, without a checkout.",
    verbs: [.lint, .explain, .rules, .showConfig, .pair])
  static let staged = Flag(
    name: "staged", help: "Reads the index: what would be committed.",
    verbs: [.lint, .gate, .explain, .rules, .showConfig, .pair])
  static let stdinFilename = Flag(
    name: "stdin-filename", value: .text("FILE"), help: "Judges standard input in the place of FILE.", verbs: [.lint])
  static let includeGenerated = Flag(
    name: "include-generated", help: "Judges what .gitattributes calls generated or vendored, too.",
    verbs: [.lint, .gate, .baseline, .explain, .pair])
  static let preset = Flag(
    name: "preset", value: .text("NAME"),
    help: "Judges by a preset (recommended, strict, legacy), whatever .east.json says.",
    verbs: [.lint, .gate, .baseline, .doctor, .explain, .rules, .showConfig])
  static let config = Flag(
    name: "config", value: .text("FILE"),
    help: "Judges by this configuration instead of those that lie with the files.",
    verbs: [.lint, .gate, .baseline, .doctor, .explain, .rules, .showConfig])
  static let rule = Flag(
    name: "rule", value: .text("ID"), help: "Applies this rule only; repeat it for more.", verbs: [.lint, .gate],
    isRepeatable: true)
  static let confidence = Flag(
    name: "confidence", value: .choice("LEVEL", ["high", "medium", "low"]),
    help: "Reports findings that are less sure, too (default: high).", verbs: [.lint, .gate, .baseline])
  static let format = Flag(
    name: "format", value: .text("FORMAT[=FILE]"),
    help: "Prints in a format, or writes it to FILE; repeat it for more. There are "
      + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".",
    verbs: [.lint, .gate, .rules],
    isRepeatable: true)
  static let absolutePaths = Flag(
    name: "absolute-paths", help: "Prints whole paths in text and xcode, instead of those below the repository's root.",
    verbs: [.lint, .gate])
  static let stamp = Flag(
    name: "stamp", value: .text("FILE"),
    help: "Writes FILE when the run ends with 0, for build systems: a Swift file without code.", verbs: [.lint])
  static let statistics = Flag(
    name: "statistics", help: "Counts the findings per rule, edge and owner.", verbs: [.lint, .gate])
  static let maxDiagnostics = Flag(
    name: "max-diagnostics", value: .number("N"), help: "Prints no more than N findings, and says how many were cut.",
    verbs: [.lint, .gate])
  static let failLevel = Flag(
    name: "fail-level", value: .choice("LEVEL", ["note", "warning", "error", "never"]),
    help: "Exits with 1 from this severity on (default: warning).", verbs: [.lint, .gate])
  static let baseline = Flag(
    name: "baseline", value: .text("FILE"),
    help: "Leaves out the findings that FILE knows (default: .east-baseline at the root, if there is one).",
    verbs: [.lint, .gate, .baseline, .doctor])
  static let addAllowances = Flag(
    name: "add-allowances", value: .text("REASON"),
    help: "Writes a comment with this reason at every finding, which allows it.", verbs: [.lint, .gate])
  static let color = Flag(
    name: "color", value: .choice("WHEN", ["auto", "always", "never"]),
    help: "Colours the text; 'auto' heeds NO_COLOR and whether a terminal reads it.", verbs: [.lint, .gate])
  static let quiet = Flag(
    name: "quiet", short: "q", help: "Says nothing on standard error but what went wrong.",
    verbs: [.lint, .gate, .baseline, .explain, .showConfig, .initialize, .pair])
  static let jobs = Flag(
    name: "jobs", short: "j", value: .number("N"), help: "Reads with N threads (default: one for each processor).",
    verbs: [.lint, .gate, .baseline, .explain, .pair])
  static let noCache = Flag(
    name: "no-cache", help: "Reads everything anew, and keeps nothing of it.",
    verbs: [.lint, .gate, .baseline, .explain, .pair])
  static let cacheDir = Flag(
    name: "cache-dir", value: .text("DIR"), help: "Keeps what was read of files in DIR (default: the user's cache).",
    verbs: [.lint, .gate, .baseline, .doctor, .explain, .cache, .pair])
  static let edge = Flag(
    name: "edge", value: .text("OWNER.PROPERTY"), help: "Prints the patch for what is reached through this property.",
    verbs: [.pair])
  static let aspect = Flag(
    name: "aspect", help: "Prints what makes the pair an aspect of the library, too, as the macro '@Aspect' writes it.",
    verbs: [.pair])
  static let force = Flag(name: "force", help: "Replaces a file that is there already.", verbs: [.initialize])
  static let manual = Flag(name: "man", help: "Prints everything as a manual page for man.", verbs: [.help])
  static let help = Flag(name: "help", short: "h", help: "Shows this page.", verbs: Set(Verb.allCases))
}
