/// The numbers of linted files, skipped files and findings of a run.
package struct Summary: Sendable, Equatable {
  /// The number of linted files.
  package var files = 0
  /// The number of files that were skipped, or read only for their declarations, by reason.
  package var skipped = Skipped()
  /// The total size of the linted files in bytes.
  package var bytes = 0
  /// The number of chains in the linted files.
  package var chains = 0
  /// The number of findings of each severity, printed or not.
  package var findings = SeverityCounts()
  /// The number of findings that suppression comments silenced.
  package var suppressed = 0
  /// The number of suppressed findings that only comments marked as adopted silenced.
  package var adopted = 0
  /// The number of findings that match an entry of the baseline.
  package var baselined = 0
  /// The number of findings that a ceiling permits.
  package var permitted = 0
  /// The result of the comparison; `nil` if the run is no gate.
  package var gate: GateSummary?
  /// The configuration that the gate used, and what changes of the head silence; `nil` if the run is no gate.
  package var settings: GateSettings?

  package init() {}

  package var hasTooManySuppressions: Bool { settings?.hasTooManySuppressions ?? false }
}

/// The difference between the findings of two versions of a repository.
package struct GateSummary: Sendable, Equatable {
  /// The base commit.
  package var base: String
  /// The number of findings that only the head has, without those in the baseline.
  package var new: Int
  /// The number of findings that only the base has.
  package var fixed: Int
  /// The number of findings that both versions have.
  package var unchanged: Int

  package init(base: String, new: Int, fixed: Int, unchanged: Int) {
    self.base = base
    self.new = new
    self.fixed = fixed
    self.unchanged = unchanged
  }
}

/// The reason why a file is not linted.
package enum SkipReason: String, Sendable, CaseIterable {
  /// The file matches `exclude` of a configuration; it is read for its declarations.
  case excluded
  /// `.gitattributes` marks the file as generated, or its header calls it generated and it cannot be parsed or says
  /// that it must not be edited.
  case generated
  /// The content is in git LFS; the work tree or commit has only a pointer.
  case lfsPointers
  case submodules
  case symbolicLinks
  /// The file is a test; it is read for its declarations.
  case tests
  /// `.gitattributes` marks the file as vendored.
  case vendored
}

/// The number of files that were not linted, by reason.
package struct Skipped: Sendable, Equatable {
  private var counts: [SkipReason: Int] = [:]

  package init() {}

  package mutating func count(_ reason: SkipReason, times: Int = 1) {
    counts[reason, default: 0] += times
  }

  /// Sets the counts of generated and vendored files to 0.
  package mutating func forgetMarked() {
    counts[.generated] = nil
    counts[.vendored] = nil
  }

  /// The reasons with a count above 0, in a fixed order.
  package var reasons: [(reason: SkipReason, count: Int)] {
    SkipReason.allCases.compactMap { reason in counts[reason].map { (reason, $0) } }
  }
}

/// The number of findings of each severity.
package struct SeverityCounts: Sendable, Equatable {
  package private(set) var error = 0
  package private(set) var warning = 0
  package private(set) var note = 0

  package init() {}

  package init(of findings: some Sequence<Finding>) {
    for finding in findings { count(finding.severity) }
  }

  package init(error: Int, warning: Int, note: Int) {
    (self.error, self.warning, self.note) = (error, warning, note)
  }

  /// The number of errors and warnings.
  package var violations: Int { error + warning }

  package static func + (first: SeverityCounts, second: SeverityCounts) -> SeverityCounts {
    SeverityCounts(
      error: first.error + second.error, warning: first.warning + second.warning, note: first.note + second.note)
  }

  private mutating func count(_ severity: Severity) {
    switch severity {
    case .error: error += 1
    case .warning: warning += 1
    case .note: note += 1
    }
  }
}
