import Findings

extension GateSettings {
  /// The sentences about the gate's configuration for the summary of a run.
  package var sentences: [String] {
    var sentences: [String] = []
    if let obstacle { sentences.append("what the head's settings silence is not known: \(obstacle)") }
    if let headline {
      sentences.append(headline)
      sentences += silencings.prefix(Self.most).map(\.sentence)
      if silencings.count > Self.most {
        sentences.append("silenced: … and \(silencings.count - Self.most) more changes")
      }
    }
    if let limit, hasTooManySuppressions {
      sentences.append(
        "\(pluralized(suppressions, "new suppression")), more than --max-new-suppressions \(limit); fix the code instead"
      )
    }
    return sentences
  }

  /// The sentence about all silenced findings; `nil` if no change silences any.
  private var headline: String? {
    if silencings.isEmpty { return nil }
    let count = counted(findings, new: new)
    let lowers = Set(silencings.map { $0.change == .severityLowered })
    let verb = lowers == [true] ? "lower the severity of" : lowers == [false] ? "silence" : "silence or lower"
    let bySettings = silencings.contains {
      ![.suppression, .adopted, .replaced, .unlinted, .reused].contains($0.change) && $0.findings > 0
    }
    return origin == "base"
      ? "the base's settings apply; changes in the head \(bySettings ? "would " : "")\(verb) \(count)"
      : "changes in the head \(verb) \(count)\(bySettings ? "; pass --config-from base to use the base's settings" : "")"
  }

  /// The maximum number of changes that a summary lists; a longer summary would not be read.
  private static let most = 20
}
