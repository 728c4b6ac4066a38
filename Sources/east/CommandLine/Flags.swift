import Reports

/// The commands that analyze files.
private let analyzing: Set<Verb> = [
  .lint, .gate, .baseline, .history, .map, .explain, .pair, .lsp, .report, .facts,
]

/// The commands that read configurations.
private let configured = analyzing.union([.doctor, .rules, .showConfig])

/// A flag of the command line, in the order of the help. `form` describes each flag, and a case without a form does not
/// compile.
enum Flag: Sendable, CaseIterable {
  case repo, base, checkedBase, head, configFrom, maxNewSuppressions, rev, staged, stdinFilename, includeGenerated
  case stdio
  case preset, config, rule, confidence
  case commits, trend, newest, every, since, hotspots
  case affected, focus, depth, module, modules, onlyFindings
  case format, listFormat, historyFormat, mapFormat, pageFormat, patchFormat, absolutePaths, stamp, summary, statistics,
    minSeverity
  case maxDiagnostics, failLevel
  case baseline, recordedBaseline, checkedBaseline
  case merge, facts, skippedFacts, factsOnly, uses, interfaces, writtenUses, listed, output, shard
  case addSuppressions, color, quiet, edge, everyEdge, max, mostArrows, aspect, jobs, noCache, cacheDir, verifyCache,
    force, yes,
    manual,
    help

  /// The name without its dashes. Two flags may share one if no command has both.
  var name: String { form.name }

  var form: FlagForm {
    switch self {
    case .repo:
      FlagForm(
        name: "repo", value: .text("DIR"), help: "Run as if started in DIR (like `git -C`).",
        verbs: configured.subtracting([.lsp]).union([.initialize]))
    case .base:
      FlagForm(
        name: "base", value: .text("REV"),
        help: "Compare with the merge base of REV and the head (default in CI jobs: detected).",
        verbs: [.gate])
    case .checkedBase:
      FlagForm(
        name: "base", value: .text("REV"),
        help: "Check that REV exists and has a merge base with HEAD (default in CI jobs: detected).",
        verbs: [.doctor])
    case .head:
      FlagForm(
        name: "head", value: .text("REV"), help: "Lint the tree of this commit (default: the work tree).",
        verbs: [.gate])
    case .configFrom:
      FlagForm(
        name: "config-from", value: .choice("SIDE", SettingsOrigin.allCases.map(\.rawValue)),
        help: "Whose configuration, attributes and baseline to follow (default: head).", verbs: [.gate])
    case .maxNewSuppressions:
      FlagForm(
        name: "max-new-suppressions", value: .number("N", from: 0),
        help: "Exit with 1 if more than N suppressions are new (default: any number).", verbs: [.gate])
    case .rev:
      FlagForm(
        name: "rev", value: .text("REV"), help: "Read the tree of a commit, without a checkout.",
        verbs: [.lint, .explain, .rules, .showConfig, .pair, .map, .report, .facts])
    case .staged:
      FlagForm(
        name: "staged", help: "Read the index: what would be committed.",
        verbs: [.lint, .gate, .explain, .rules, .showConfig, .pair, .map, .report, .facts])
    case .stdinFilename:
      FlagForm(
        name: "stdin-filename", value: .text("FILE"), help: "Lint standard input as the content of FILE.",
        verbs: [.lint])
    case .stdio:
      FlagForm(
        name: "stdio", help: "Speak over standard input and output, as always; editors pass it.", verbs: [.lsp])
    case .includeGenerated:
      FlagForm(
        name: "include-generated", help: "Also lint generated and vendored files.",
        verbs: analyzing)
    case .preset:
      FlagForm(
        name: "preset", value: .text("NAME"), help: "Use a preset (recommended, strict, legacy) instead of .east.json.",
        verbs: configured)
    case .config:
      FlagForm(
        name: "config", value: .text("FILE"), help: "Use FILE instead of the configuration files in the repository.",
        verbs: configured)
    case .rule:
      FlagForm(
        name: "rule", value: .text("ID"), help: "Run only this rule. Repeatable.",
        verbs: [.lint, .gate, .history, .map, .report],
        isRepeatable: true)
    case .confidence:
      FlagForm(
        name: "confidence", value: .choice("LEVEL", ["high", "medium", "low"]),
        help: "Minimum confidence to report (default: high).",
        verbs: [.lint, .gate, .baseline, .history, .map, .lsp, .report])
    case .commits:
      FlagForm(
        name: "commits", short: "n", value: .number("N"), help: "Go back at most N commits (default: 100).",
        verbs: [.history])
    case .trend:
      FlagForm(
        name: "commits", short: "n", value: .number("N"),
        help: "Add the trend of the findings over the last N commits (default: no trend).", verbs: [.gate, .report])
    case .newest:
      FlagForm(
        name: "rev", value: .text("REV"), help: "The newest commit (default: HEAD).", verbs: [.history])
    case .every:
      FlagForm(
        name: "every", value: .number("N"), help: "Lint every Nth commit only (default: 1).", verbs: [.history])
    case .since:
      FlagForm(
        name: "since", value: .text("DATE"), help: "Stop at the first commit before this day (YYYY-MM-DD).",
        verbs: [.history])
    case .hotspots:
      FlagForm(
        name: "hotspots", help: "Add the files and edges with the most changes and findings.", verbs: [.history])
    case .affected:
      FlagForm(
        name: "affected", value: .text("REV"),
        help: "Show only what is new or gone since the merge base of REV and what is linted.", verbs: [.map])
    case .focus:
      FlagForm(
        name: "focus", value: .text("TYPE"), help: "Show only this type, or module, and its neighbors.", verbs: [.map])
    case .depth:
      FlagForm(
        name: "depth", value: .number("N"), help: "With --focus, go N arrows far (default: 1).", verbs: [.map])
    case .module:
      FlagForm(
        name: "module", value: .text("NAME"), help: "Show only the arrows from or to types of a module.", verbs: [.map])
    case .modules:
      FlagForm(
        name: "modules", help: "Show modules instead of types, and only what crosses their borders.", verbs: [.map])
    case .onlyFindings:
      FlagForm(
        name: "only-findings", help: "Show only the properties that findings reach through.", verbs: [.map])
    case .format:
      FlagForm(
        name: "format", value: .text("FORMAT[=FILE]"),
        help: "Output format, optionally written to FILE. Repeatable. Formats: "
          + ReportFormat.all.map(\.name).joined(separator: ", ") + ".", verbs: [.lint, .gate],
        isRepeatable: true)
    case .listFormat:
      FlagForm(
        name: "format", value: .choice("FORMAT", ["text", "json"]), help: "Output format (default: text).",
        verbs: [.rules])
    case .historyFormat:
      FlagForm(
        name: "format", value: .choice("FORMAT", HistoryFormat.allCases.map(\.rawValue)),
        help: "Output format (default: text).", verbs: [.history])
    case .mapFormat:
      FlagForm(
        name: "format", value: .choice("FORMAT", MapFormat.allCases.map(\.rawValue)),
        help: "Output format (default: text).", verbs: [.map])
    case .pageFormat:
      FlagForm(
        name: "format", value: .choice("FORMAT", ["html", "json"]),
        help: "Output format; json needs --merge (default: html).", verbs: [.report])
    case .patchFormat:
      FlagForm(
        name: "format", value: .choice("FORMAT", PatchFormat.allCases.map(\.rawValue)),
        help: "Output format of --edge and --all (default: text).", verbs: [.pair])
    case .absolutePaths:
      FlagForm(
        name: "absolute-paths", help: "Print absolute paths in text and xcode.", verbs: [.lint, .gate])
    case .stamp:
      FlagForm(
        name: "stamp", value: .text("FILE"),
        help: "Write an empty Swift file to FILE on exit code 0 (for build systems).", verbs: [.lint])
    case .summary:
      FlagForm(
        name: "summary",
        help: "Print one line per edge instead of the findings, with counts and the place of the property (text only).",
        verbs: [.lint, .gate])
    case .minSeverity:
      FlagForm(
        name: "min-severity", value: .choice("LEVEL", ["note", "warning", "error"]),
        help: "Lowest severity to print (default: note; on a terminal warning, with the number of notes).",
        verbs: [.lint, .gate])
    case .statistics:
      FlagForm(
        name: "statistics", help: "Print counts of findings by rule, edge and owner.", verbs: [.lint, .gate])
    case .maxDiagnostics:
      FlagForm(
        name: "max-diagnostics", value: .number("N"),
        help: "Print at most N findings, or edges, and the number omitted.",
        verbs: [.lint, .gate])
    case .failLevel:
      FlagForm(
        name: "fail-level", value: .choice("LEVEL", ["note", "warning", "error", "never"]),
        help: "Lowest severity that makes the command exit with 1 (default: warning).", verbs: [.lint, .gate])
    case .baseline:
      FlagForm(
        name: "baseline", value: .text("FILE"),
        help: "Ignore the findings recorded in FILE (default: .east-baseline at the root, if it exists).",
        verbs: [.lint, .gate, .lsp])
    case .checkedBaseline:
      FlagForm(
        name: "baseline", value: .text("FILE"),
        help: "Check FILE instead of .east-baseline at the root.", verbs: [.doctor])
    case .recordedBaseline:
      FlagForm(
        name: "baseline", value: .text("FILE"),
        help: "Baseline to write, check or prune (default: .east-baseline at the root).", verbs: [.baseline])
    case .merge:
      FlagForm(
        name: "merge", help: "Lint nothing; put together results of `east lint --format json`.", verbs: [.report])
    case .facts:
      FlagForm(
        name: "facts", value: .text("PACK"),
        help: "Use the facts in a pack of `east facts`, or in all packs of a directory. Repeatable.",
        verbs: [.lint, .gate, .baseline, .history, .map, .explain, .pair, .report], isRepeatable: true)
    case .skippedFacts:
      FlagForm(
        name: "facts", value: .text("PACK"),
        help: "Use the facts in a pack, or in all of a directory; a new pack leaves out what these have. Repeatable.",
        verbs: [.facts], isRepeatable: true)
    case .factsOnly:
      FlagForm(
        name: "facts-only", help: "Parse no file; fail if the packs of --facts lack one.",
        verbs: [.lint, .gate, .baseline, .history, .map, .explain, .pair, .report, .facts])
    case .uses:
      FlagForm(
        name: "uses", value: .text("FILE"),
        help: "How files use others, of `east facts --uses`, or all in a directory. Repeatable.",
        verbs: [.lint], isRepeatable: true)
    case .interfaces:
      FlagForm(
        name: "interfaces", help: "Keep of each file only what the analysis of other files needs.", verbs: [.facts])
    case .writtenUses:
      FlagForm(
        name: "uses", help: "Analyze the files, and write how they use properties of others.", verbs: [.facts])
    case .listed:
      FlagForm(
        name: "stdin", value: .choice("KIND", ["paths", "ids", "contents"]),
        help: "Read paths, blob ids or contents from standard input.", verbs: [.facts])
    case .output:
      FlagForm(
        name: "output", short: "o", value: .text("FILE"), help: "Write the pack to FILE (default: standard output).",
        verbs: [.facts])
    case .shard:
      FlagForm(
        name: "shard", value: .text("I/N"),
        help: "Only the Ith of N parts, by blob id; the N packs together have everything.", verbs: [.facts])
    case .addSuppressions:
      FlagForm(
        name: "add-suppressions", value: .text("REASON"),
        help: "Insert a suppression comment with this reason at every finding.", verbs: [.lint, .gate])
    case .color:
      FlagForm(
        name: "color", value: .choice("WHEN", ["auto", "always", "never"]),
        help: "Color the text; 'auto' respects NO_COLOR and colors only terminals (default: auto).",
        verbs: [.lint, .gate])
    case .quiet:
      FlagForm(
        name: "quiet", short: "q", help: "Only print errors to standard error.",
        verbs: analyzing.union([.showConfig, .initialize]))
    case .edge:
      FlagForm(
        name: "edge", value: .text("OWNER.PROPERTY"),
        help: "Print a patch for the violations that reach through this property.", verbs: [.pair])
    case .everyEdge:
      FlagForm(
        name: "all",
        help: "Print patches for the edges with the most violations, each to be applied after the previous ones.",
        verbs: [.pair])
    case .max:
      FlagForm(
        name: "max", value: .number("N"), help: "With --all, print at most N patches (default: 20).", verbs: [.pair])
    case .mostArrows:
      FlagForm(
        name: "max", value: .number("N"),
        help: "Show the N arrows with the most findings and uses (default: 60; all in json and dot).", verbs: [.map])
    case .aspect:
      FlagForm(
        name: "aspect", help: "Print the aspect declaration that the macro `@Aspect` would generate.",
        verbs: [.pair])
    case .jobs:
      FlagForm(
        name: "jobs", short: "j", value: .number("N"), help: "Number of threads (default: one per processor).",
        verbs: analyzing)
    case .noCache:
      FlagForm(
        name: "no-cache", help: "Disable the cache.",
        verbs: analyzing)
    case .cacheDir:
      FlagForm(
        name: "cache-dir", value: .text("DIR"), help: "Cache directory (default: the user's cache directory).",
        verbs: analyzing.union([.doctor, .cache]))
    case .verifyCache:
      FlagForm(
        name: "verify-cache", help: "Also read and analyze everything without the cache; fail if that differs.",
        verbs: [.lint, .gate])
    case .force:
      FlagForm(
        name: "force", help: "Overwrite an existing .east.json.", verbs: [.initialize])
    case .yes:
      FlagForm(name: "yes", short: "y", help: "Write the files without a question.", verbs: [.initialize])
    case .manual:
      FlagForm(
        name: "man", help: "Print all help as a manual page.", verbs: [.help])
    case .help:
      FlagForm(
        name: "help", short: "h", help: "Show this help.", verbs: Set(Verb.allCases))
    }
  }
}
