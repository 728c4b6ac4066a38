import Findings
import Linting
import Sessions

/// A difference between the settings of both sides: the head's do not report findings in some files that the base's
/// report.
struct Loosening {
  let change: Silencing.Change
  /// The rule whose findings are silenced; `nil` for all rules.
  let rule: String?
  /// The location of the setting, as messages print it; `nil` for the first of the files.
  let place: String?
  /// The minimum confidence of findings that are still reported; `nil` if the confidence does not matter.
  var confidence: Confidence?
  var paths: Set<ByteString> = []

  init(_ change: Silencing.Change, rule: String? = nil, by place: String? = nil) {
    self.change = change
    self.rule = rule
    self.place = place
  }

  func silences(_ finding: Finding) -> Bool {
    paths.contains(finding.path) && rule.map { $0 == finding.rule } ?? true
      && confidence.map { finding.confidence < $0 } ?? true
  }

  /// Returns whether the other loosening is equal except for its files.
  func isLike(_ other: Loosening) -> Bool {
    change == other.change && rule == other.rule && place == other.place && confidence == other.confidence
  }

  /// Returns the counts of the findings that the loosening silences.
  func silencing(_ findings: [Finding], new: Set<FindingKey>) -> SilencedFindings {
    let first = paths.min()?.description
    return SilencedFindings(change, rule: rule, place: place ?? first ?? "", files: paths.count, findings, new: new)
  }
}

extension ResolvedConfiguration {
  /// Returns the loosenings of this configuration, compared with another one.
  ///
  /// - Parameters:
  ///   - order: the flags, which override configurations.
  ///   - name: the name of the file or preset from which this configuration was built.
  func loosenings(from strict: ResolvedConfiguration, _ order: ConfigurationOptions, of name: String) -> [Loosening] {
    var found: [Loosening] = []
    if strict.tests.value, !tests.value { found.append(Loosening(.testsOff, by: place(tests.location, name))) }
    for (id, setting) in strict.rules.sorted(by: { $0.key < $1.key })
    where order.only.isEmpty || order.only.contains(id) {
      // A rule that the command line names is on in any configuration.
      let forced = order.only.isEmpty ? nil : Severity.warning
      guard let older = setting.value.severity ?? forced else { continue }
      let place = place(rules[id]?.location ?? name, name)
      guard let severity = rules[id]?.value.severity ?? forced else {
        found.append(Loosening(.ruleOff, rule: id, by: place))
        continue
      }
      if severity < older { found.append(Loosening(.severityLowered, rule: id, by: place)) }
      if rules[id]?.value.options != setting.value.options {
        found.append(Loosening(.optionsChanged, rule: id, by: place))
      }
    }
    found += looseningsOfUses(from: strict, order, of: name)
    if !conventions.isSame(as: strict.conventions) {
      let source = Convention.allCases.lazy.compactMap { conventions[$0]?.source }.first { $0.contains(".json") }
      found.append(Loosening(.optionsChanged, by: place(source ?? name, name)))
    }
    if order.confidence == nil, confidence.value > strict.confidence.value {
      var loosening = Loosening(.confidenceRaised, by: place(confidence.location, name))
      loosening.confidence = confidence.value
      found.append(loosening)
    }
    return found
  }

  /// Returns the loosenings of the rules of the team's own.
  private func looseningsOfUses(
    from strict: ResolvedConfiguration, _ order: ConfigurationOptions, of name: String
  ) -> [Loosening] {
    let isRegrouped = groups.mapValues(\.value.json) != strict.groups.mapValues(\.value.json)
    return strict.uses.sorted { $0.key < $1.key }.flatMap { own, older -> [Loosening] in
      let id = older.value.id
      let isChosen = order.only.contains(id)
      guard isChosen || order.only.isEmpty, let before = isChosen ? .warning : strict.severity(of: older.value) else {
        return []
      }
      let setting = uses[own]
      let place = place(rules[id]?.location ?? setting?.location ?? name, name)
      guard let setting, let severity = isChosen ? .warning : severity(of: setting.value) else {
        return [Loosening(.ruleOff, rule: id, by: place)]
      }
      let isChanged = isRegrouped || !setting.value.forbidsTheSame(as: older.value)
      return (severity < before ? [Loosening(.severityLowered, rule: id, by: place)] : [])
        + (isChanged ? [Loosening(.optionsChanged, rule: id, by: place)] : [])
    }
  }

  /// Returns the location of a setting: a file with its line, or the file that extends a preset.
  private func place(_ origin: String, _ name: String) -> String {
    origin.hasPrefix(name) || origin.contains(".json") ? origin : "\(name), extending \(origin)"
  }
}
