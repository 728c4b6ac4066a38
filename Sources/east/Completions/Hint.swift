import Reports
import Rules

/// The values that a shell offers for the next word.
enum Hint: Sendable, Equatable {
  case nothing
  case files
  case words([String])
  case wordsOrFiles([String])
}

extension FlagForm {
  /// The values that can follow the flag; `nil` if the flag takes no value.
  var hint: Hint? {
    switch (value, name) {
    case (.none, _): nil
    case (.choice(let words), _): .words(words)
    case (_, Flag.rule.name): .words(configurableRules)
    case (_, Flag.preset.name): .words(presets.map(\.key))
    case (_, Flag.format.name): .words(ReportFormat.all.map(\.name))
    case (.text("FILE"), _), (.text("DIR"), _), (.text("PACK"), _): .files
    case (.text, _), (.number, _): .nothing
    }
  }
}

extension Verb {
  /// The values that can follow the command, besides its flags.
  var hint: Hint {
    switch self {
    case .help: .words(Verb.allCases.map(\.rawValue))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .explain: .wordsOrFiles(allRules)
    case .baseline: .words(["write", "check", "prune"])
    case .budget: .words(["write", "tighten", "check"])
    case .rules: .words(["test"])
    case .cache: .words(["stats", "clear"])
    case .lint, .gate, .history, .map, .pair, .report, .facts, .showConfig: .files
    case .lsp, .doctor, .initialize, .version: .nothing
    }
  }
}
