/// One way in which a change keeps findings from being reported, without touching the code that they are about.
package struct Silencing: Sendable, Equatable {
  package enum Change: String, Sendable, CaseIterable {
    /// `.gitattributes` calls files generated or vendored, and did not before; so do headers of files that cannot be
    /// parsed.
    case generated, vendored
    /// Files lie where the settings are looser: in a folder of tests, of vendored code, of an override.
    case moved
    /// Files became symbolic links or submodules.
    case replaced
    /// Test sources are no longer linted.
    case testsOff = "tests-off"
    /// `exclude` covers more files.
    case excluded
    case ruleOff = "rule-off"
    case severityLowered = "severity-lowered"
    case confidenceRaised = "confidence-raised"
    case optionsChanged = "options-changed"
    /// Other sources of dependencies are read.
    case dependenciesChanged = "dependencies-changed"
    /// Files that are left out declare what other files use.
    case declarationsHidden = "declarations-hidden"
    /// The baseline has more entries.
    case baseline
    /// An `east:allow` comment is new.
    case suppression
    /// Such comments that are marked as adopted.
    case adopted
  }

  package var change: Change
  /// The rule that says less; `nil` for all.
  package var rule: String?
  /// Who says so: a configuration with its line, the first of the files, a comment with its line.
  package var place: String
  /// How many files it concerns.
  package var files: Int
  /// How many findings are not reported for it, or are of a lower severity.
  package var findings: Int
  /// How many of those the base does not have.
  package var new: Int

  package init(_ change: Change, rule: String? = nil, place: String, files: Int, findings: Int, new: Int) {
    self.change = change
    self.rule = rule
    self.place = place
    self.files = files
    self.findings = findings
    self.new = new
  }
}
