import Findings
import Sessions

/// What a gate finds since one merge base, or since all of them.
struct GateOutcome {
  private var result: LintResult
  private var settings: GateSettings
  private var silenced: [SilencedFindings]

  init(_ result: LintResult, _ settings: GateSettings, _ silenced: [SilencedFindings]) {
    (self.result, self.settings, self.silenced) = (result, settings, silenced)
  }

  /// Takes the base for the union of two merge bases: keeps what is new or silenced since both.
  mutating func unite(with other: GateOutcome) {
    result.unite(with: other.result)
    silenced = silenced.common(with: other.silenced)
    settings.obstacle = settings.obstacle ?? other.settings.obstacle
    settings.suppressions = min(settings.suppressions, other.settings.suppressions)
  }

  /// The result with a summary of what is silenced.
  var summarized: LintResult {
    var (result, settings) = (result, settings)
    settings.add(silenced)
    result.add(settings)
    return result
  }
}
