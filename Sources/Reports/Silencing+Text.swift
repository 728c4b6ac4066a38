import Findings

extension Silencing {
  /// The change, and the number of findings that it silences or lowers, as one sentence.
  package var sentence: String {
    "\(change == .severityLowered ? "lowered" : "silenced"): \(what): \(counted(findings, new: new))"
  }

  private var what: String {
    let rule = "'\(rule ?? "")'"
    return switch change {
    case .generated: "\(filesAre) marked as generated (\(places))"
    case .vendored: "\(filesAre) marked as vendored (\(places))"
    case .moved: "\(filesAre) now where the settings are looser (\(places))"
    case .replaced: "\(filesAre) now a symbolic link, an LFS pointer or in a submodule (\(places))"
    case .testsOff: "tests are off in \(pluralized(files, "file")) (\(place))"
    case .excluded: "\(filesAre) excluded (\(place))"
    case .ruleOff: "\(rule) is off in \(pluralized(files, "file")) (\(place))"
    case .severityLowered: "\(rule) in \(pluralized(files, "file")) (\(place))"
    case .confidenceRaised: "the minimum confidence is higher in \(pluralized(files, "file")) (\(place))"
    case .optionsChanged where self.rule == nil:
      "the conventions changed in \(pluralized(files, "file")) (\(place))"
    case .optionsChanged: "options of \(rule) changed in \(pluralized(files, "file")) (\(place))"
    case .dependenciesChanged: "other 'dependencies' are read for \(pluralized(files, "file")) (\(place))"
    case .modulesChanged: "files belong to other modules (\(place)), with findings lost in \(pluralized(files, "file"))"
    case .declarationsHidden:
      "files that use or are used by \(pluralized(files, "file")) are no longer read (\(places))"
    case .unlinted: "new code is in \(pluralized(files, "file")) that no side lints (\(places))"
    case .reused: "the baseline has entries for findings that were fixed (\(place))"
    case .ceilingRaised: "the ceiling of \(rule) is higher (\(place))"
    case .baseline: "the baseline has more entries (\(place))"
    case .suppression: "suppression of \(rule) (\(place))"
    case .adopted: "suppressions of existing findings in \(pluralized(files, "file")) (\(places))"
    }
  }

  private var filesAre: String { files == 1 ? "1 file is" : "\(files) files are" }

  private var places: String { files > 1 ? "\(place) and \(files - 1) more" : place }
}

/// Returns the number of findings and of the new ones among them: `2 findings (1 new)`.
func counted(_ findings: Int, new: Int) -> String {
  pluralized(findings, "finding") + (new > 0 ? " (\(new) new)" : "")
}
