/// One change that silences findings without changing the code that they are about.
package struct Silencing: Sendable, Equatable {
  package enum Change: String, Sendable, CaseIterable {
    /// `.gitattributes` newly marks files as generated or vendored, or a header comment newly calls an unparsable file
    /// generated.
    case generated, vendored
    /// Declarations moved to files with looser settings: in a folder of tests, of vendored code or of an override.
    case moved
    /// Files were replaced by symbolic links or submodules.
    case replaced
    /// Test sources are no longer linted.
    case testsOff = "tests-off"
    /// `exclude` matches more files.
    case excluded
    case ruleOff = "rule-off"
    case severityLowered = "severity-lowered"
    case confidenceRaised = "confidence-raised"
    case optionsChanged = "options-changed"
    /// Changed `dependencies` make the linter read other sources of dependencies.
    case dependenciesChanged = "dependencies-changed"
    /// Changed manifests assign files to other modules.
    case modulesChanged = "modules-changed"
    /// Files that are left out declare what other files use, or use what other files declare.
    case declarationsHidden = "declarations-hidden"
    /// Code was added to files that are not linted, although they are neither tests nor code of others.
    case unlinted
    /// The baseline has more entries.
    case baseline
    /// Ceilings are higher.
    case ceilingRaised = "ceiling-raised"
    /// Entries of the baseline whose findings were fixed cover new findings.
    case reused
    /// An `east:allow` comment was added.
    case suppression
    /// `east:allow` comments that are marked as adopted were added.
    case adopted
  }

  package var change: Change
  /// The id of the affected rule; `nil` if all rules are.
  package var rule: String?
  /// The location of the change: a configuration with its line, the first affected file, or a comment with its line.
  package var place: String
  /// The number of affected files.
  package var files: Int
  /// The number of findings that are not reported because of the change, or have a lower severity.
  package var findings: Int
  /// The number of these findings that the base does not have.
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
