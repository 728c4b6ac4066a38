import Comparison
import Reports
import Sessions

/// The commands that analyze files.
private let analyzing: Set<Verb> = [
  .lint, .gate, .baseline, .budget, .history, .map, .explain, .pair, .lsp, .report, .facts,
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
  case format, listFormat, historyFormat, mapFormat, pageFormat, patchFormat, absolutePaths, stamp
  case summary, by, statistics, shownEdge, minSeverity, maxDiagnostics, failLevel
  case baseline, recordedBaseline, checkedBaseline
  case merge, facts, skippedFacts, factsOnly, uses, interfaces, writtenUses, listed, output, shard
  case addSuppressions, color, quiet, edge, owner, everyEdge, max, check, mostArrows, aspect
  case jobs, noCache, cacheDir, verifyCache, force, yes, manual, help

  /// The name without its dashes. Two flags may share one if no command has both.
  var name: String { form.name }

  var form: FlagForm {
    switch self {
    case .repo:
      FlagForm(
        "repo", .text("DIR"), for: configured.subtracting([.lsp]).union([.initialize]),
        "Use the repository at DIR; PATHs are relative to DIR, files of other flags are not.")
    case .base:
      FlagForm(
        "base", .text("REV"), for: [.gate],
        "Compare with the merge base of REV and the head (default in CI jobs: detected).")
    case .checkedBase:
      FlagForm(
        "base", .text("REV"), for: [.doctor],
        "Check that REV exists and has a merge base with HEAD (default in CI jobs: detected).")
    case .head: FlagForm("head", .text("REV"), for: [.gate], "Lint the tree of this commit (default: the work tree).")
    case .configFrom:
      FlagForm(
        "config-from", .choice(SettingsOrigin.allCases.map(\.rawValue)), for: [.gate],
        "Whose configuration, attributes and baseline to follow (default: head).")
    case .maxNewSuppressions:
      FlagForm(
        "max-new-suppressions", .number("N", from: 0), for: [.gate],
        "Exit with 1 if more than N suppressions are new (default: any number).")
    case .rev:
      FlagForm(
        "rev", .text("REV"), for: [.lint, .explain, .rules, .showConfig, .pair, .map, .report, .facts],
        "Read the tree of a commit, without a checkout.")
    case .staged:
      FlagForm(
        "staged", for: [.lint, .gate, .explain, .rules, .showConfig, .pair, .map, .report, .facts],
        "Read the index: what would be committed.")
    case .stdinFilename:
      FlagForm("stdin-filename", .text("FILE"), for: [.lint], "Lint standard input as the content of FILE.")
    case .stdio: FlagForm("stdio", for: [.lsp], "Speak over standard input and output, as always; editors pass it.")
    case .includeGenerated: FlagForm("include-generated", for: analyzing, "Also lint generated and vendored files.")
    case .preset:
      FlagForm(
        "preset", .text("NAME"), for: configured,
        "Use a preset (recommended, strict, legacy) instead of .east.json.")
    case .config:
      FlagForm(
        "config", .text("FILE"), for: configured,
        "Use FILE instead of the configuration files in the repository.")
    case .rule:
      FlagForm(
        "rule", .text("ID"), for: [.lint, .gate, .history, .map, .report], isRepeatable: true,
        "Run only this rule. Repeatable.")
    case .confidence:
      FlagForm(
        "confidence", .choice(["high", "medium", "low"]),
        for: [.lint, .gate, .baseline, .budget, .history, .map, .lsp, .report],
        "Minimum confidence to report (default: high).")
    case .commits:
      FlagForm("commits", short: "n", .number("N"), for: [.history], "Go back at most N commits (default: 100).")
    case .trend:
      FlagForm(
        "commits", short: "n", .number("N"), for: [.gate, .report],
        "Add the trend of the findings over the last N commits (default: no trend).")
    case .newest: FlagForm("rev", .text("REV"), for: [.history], "The newest commit (default: HEAD).")
    case .every: FlagForm("every", .number("N"), for: [.history], "Lint every Nth commit only (default: 1).")
    case .since:
      FlagForm("since", .text("DATE"), for: [.history], "Stop at the first commit before this day (YYYY-MM-DD).")
    case .hotspots: FlagForm("hotspots", for: [.history], "Add the files and edges with the most changes and findings.")
    case .affected:
      FlagForm(
        "affected", .text("REV"), for: [.map],
        "Show only what is new or gone since the merge base of REV and what is linted.")
    case .focus: FlagForm("focus", .text("TYPE"), for: [.map], "Show only this type, or module, and its neighbors.")
    case .depth: FlagForm("depth", .number("N"), for: [.map], "With --focus, go N arrows far (default: 1).")
    case .module: FlagForm("module", .text("NAME"), for: [.map], "Show only the arrows from or to types of a module.")
    case .modules:
      FlagForm("modules", for: [.map], "Show modules instead of types, and only what crosses their borders.")
    case .onlyFindings: FlagForm("only-findings", for: [.map], "Show only the properties that findings reach through.")
    case .format:
      FlagForm(
        "format", .text("FORMAT[=FILE]"), for: [.lint, .gate], isRepeatable: true,
        "Output format, optionally written to FILE. Repeatable. Formats: "
          + ReportFormat.all.map(\.name).joined(separator: ", ") + ".")
    case .listFormat:
      FlagForm("format", .choice(["text", "json"]), for: [.rules], "Output format (default: text).")
    case .historyFormat:
      FlagForm(
        "format", .choice(HistoryFormat.allCases.map(\.rawValue)), for: [.history],
        "Output format (default: text).")
    case .mapFormat:
      FlagForm(
        "format", .choice(MapFormat.allCases.map(\.rawValue)), for: [.map],
        "Output format (default: text).")
    case .pageFormat:
      FlagForm(
        "format", .choice(["html", "json"]), for: [.report],
        "Output format; json needs --merge (default: html).")
    case .patchFormat:
      FlagForm(
        "format", .choice(PatchFormat.allCases.map(\.rawValue)), for: [.pair],
        "Output format of patches (default: text).")
    case .absolutePaths: FlagForm("absolute-paths", for: [.lint, .gate], "Print absolute paths in text and xcode.")
    case .stamp:
      FlagForm(
        "stamp", .text("FILE"), for: [.lint],
        "Write an empty Swift file to FILE on exit code 0 (for build systems).")
    case .summary:
      FlagForm(
        "summary", for: [.lint, .gate],
        "Print one line per edge instead of the findings, with counts and the place of the property (text only).")
    case .minSeverity:
      FlagForm(
        "min-severity", .choice(["note", "warning", "error"]), for: [.lint, .gate],
        "Lowest severity to print (default: note; on a terminal warning, with the number of notes).")
    case .statistics: FlagForm("statistics", for: [.lint, .gate], "Print counts of findings by rule, edge and owner.")
    case .maxDiagnostics:
      FlagForm(
        "max-diagnostics", .number("N"), for: [.lint, .gate],
        "Print at most N findings, or edges, and the number omitted.")
    case .failLevel:
      FlagForm(
        "fail-level", .choice(["note", "warning", "error", "never"]), for: [.lint, .gate],
        "Lowest severity that makes the command exit with 1 (default: warning).")
    case .baseline:
      FlagForm(
        "baseline", .text("FILE"), for: [.lint, .gate, .lsp],
        "Ignore the findings recorded in FILE (default: .east-baseline at the root, if it exists).")
    case .checkedBaseline:
      FlagForm("baseline", .text("FILE"), for: [.doctor], "Check FILE instead of .east-baseline at the root.")
    case .recordedBaseline:
      FlagForm(
        "baseline", .text("FILE"), for: [.baseline],
        "Baseline to write, check or prune (default: .east-baseline at the root).")
    case .merge: FlagForm("merge", for: [.report], "Lint nothing; put together results of `east lint --format json`.")
    case .facts:
      FlagForm(
        "facts", .text("PACK"), for: analyzing.subtracting([.lsp, .facts]), isRepeatable: true,
        "Use the facts in a pack of `east facts`, or in all packs of a directory. Repeatable.")
    case .skippedFacts:
      FlagForm(
        "facts", .text("PACK"), for: [.facts], isRepeatable: true,
        "Use the facts in a pack, or in all of a directory; a new pack leaves out what these have. Repeatable.")
    case .factsOnly:
      FlagForm(
        "facts-only", for: analyzing.subtracting([.lsp]),
        "Parse no file; fail if the packs of --facts lack one.")
    case .uses:
      FlagForm(
        "uses", .text("FILE"), for: [.lint], isRepeatable: true,
        "How files use others, of `east facts --uses`, or all in a directory. Repeatable.")
    case .interfaces:
      FlagForm("interfaces", for: [.facts], "Keep of each file only what the analysis of other files needs.")
    case .writtenUses:
      FlagForm("uses", for: [.facts], "Analyze the files, and write how they use properties of others.")
    case .listed:
      FlagForm(
        "stdin", .choice(["paths", "ids", "contents"]), for: [.facts],
        "Read paths, blob ids or contents from standard input.")
    case .output:
      FlagForm("output", short: "o", .text("FILE"), for: [.facts], "Write the pack to FILE (default: standard output).")
    case .shard:
      FlagForm(
        "shard", .text("I/N"), for: [.facts],
        "Only the Ith of N parts, by blob id; the N packs together have everything.")
    case .addSuppressions:
      FlagForm(
        "add-suppressions", .text("REASON"), for: [.lint, .gate],
        "Insert a suppression comment with this reason at every finding.")
    case .color:
      FlagForm(
        "color", .choice(["auto", "always", "never"]), for: [.lint, .gate],
        "Color the text; 'auto' respects NO_COLOR and colors only terminals (default: auto).")
    case .quiet:
      FlagForm(
        "quiet", short: "q", for: analyzing.union([.showConfig, .initialize]),
        "Only print errors to standard error.")
    case .by:
      FlagForm(
        "by", .choice(FindingAxis.allCases.map(\.rawValue)), for: [.lint, .gate],
        "With --summary, count by the files' owner (CODEOWNERS), module or directory (default: by edge).")
    case .shownEdge:
      FlagForm(
        "edge", .text("OWNER.PROPERTY"), for: [.lint, .gate],
        "Only report findings about this property, or about any property of this owner.")
    case .edge:
      FlagForm(
        "edge", .text("OWNER.PROPERTY"), for: [.pair],
        "Print a patch for the violations that reach through this property.")
    case .owner:
      FlagForm(
        "owner", .text("TYPE"), for: [.pair],
        "Print one patch for the violations that reach through any property of this type.")
    case .everyEdge:
      FlagForm(
        "all", for: [.pair],
        "Print patches for the edges with the most violations, each to be applied after the previous ones.")
    case .max: FlagForm("max", .number("N"), for: [.pair], "With --all, print at most N patches (default: 20).")
    case .check:
      FlagForm(
        "check", for: [.pair],
        "Build the patched Swift packages in a copy first; runs their manifests, plugins and macros.")
    case .mostArrows:
      FlagForm(
        "max", .number("N"), for: [.map],
        "Show the N arrows with the most findings and uses (default: 60; all in json and dot).")
    case .aspect:
      FlagForm("aspect", for: [.pair], "Print the aspect declaration that the macro `@Aspect` would generate.")
    case .jobs:
      FlagForm("jobs", short: "j", .number("N"), for: analyzing, "Number of threads (default: one per processor).")
    case .noCache: FlagForm("no-cache", for: analyzing, "Disable the cache.")
    case .cacheDir:
      FlagForm(
        "cache-dir", .text("DIR"), for: analyzing.union([.doctor, .cache]),
        "Cache directory (default: the user's cache directory).")
    case .verifyCache:
      FlagForm(
        "verify-cache", for: [.lint, .gate],
        "Also read and analyze everything without the cache; fail if that differs.")
    case .force: FlagForm("force", for: [.initialize], "Overwrite an existing .east.json.")
    case .yes: FlagForm("yes", short: "y", for: [.initialize], "Write the files without a question.")
    case .manual: FlagForm("man", for: [.help], "Print all help as a manual page.")
    case .help: FlagForm("help", short: "h", for: Set(Verb.allCases), "Show this help.")
    }
  }
}
