import Findings
import Git
import Linting

/// Something that the head's settings let pass in some files, and the base's do not.
struct Loosening {
  let change: Silencing.Change
  /// The rule that says less; `nil` for all.
  let rule: String?
  /// Who says so; `nil` for the first of the files.
  let place: String?
  /// What a finding must reach to be reported still; `nil` where confidence does not matter.
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

  /// Whether it is the same, perhaps of other files.
  func isLike(_ other: Loosening) -> Bool {
    change == other.change && rule == other.rule && place == other.place && confidence == other.confidence
  }

  /// Returns the counts of what it silences.
  func silencing(_ findings: [Finding], new: Set<FindingKey>) -> Silencing {
    let first = paths.min()?.description
    return Silencing(
      change, rule: rule, place: place ?? first ?? "", files: paths.count, findings: findings.count,
      new: findings.count { new.contains(FindingKey($0)) })
  }
}

extension ResolvedConfiguration {
  /// Returns what this lets pass that another configuration does not.
  ///
  /// - Parameters:
  ///   - order: what the command line says, whatever configurations say.
  ///   - name: the file or preset that this configuration begins with.
  func loosenings(from strict: ResolvedConfiguration, _ order: ConfigurationOptions, of name: String) -> [Loosening] {
    var found: [Loosening] = []
    if strict.tests.value, !tests.value { found.append(Loosening(.testsOff, by: place(tests.location, name))) }
    for (id, setting) in strict.rules.sorted(by: { $0.key < $1.key })
    where order.only.isEmpty || order.only.contains(id) {
      // A rule that the command line names is on.
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
    if order.confidence == nil, confidence.value > strict.confidence.value {
      var loosening = Loosening(.confidenceRaised, by: place(confidence.location, name))
      loosening.confidence = confidence.value
      found.append(loosening)
    }
    return found
  }

  /// Who says so: a file with its line, or the file that extends a preset.
  private func place(_ origin: String, _ name: String) -> String {
    origin.hasPrefix(name) || origin.contains(".json") ? origin : "\(name), extending \(origin)"
  }
}
