/// What a run read, left out and found.
package struct Summary: Sendable, Equatable {
  /// The files that were linted.
  package var files = 0
  /// The files that were left out or only read for their declarations.
  package var skipped = Skipped()
  /// The bytes of the linted files.
  package var bytes = 0
  /// The chains of the linted files.
  package var chains = 0
  /// How many findings there are of each severity, printed or not.
  package var findings = SeverityCounts()
  /// How many findings the sources' suppressions silenced.
  package var suppressed = 0
  /// How many of those only comments silenced that are marked as adopted.
  package var adopted = 0
  /// How many findings the baseline knows already.
  package var baselined = 0
  /// What a gate compared, if this is one.
  package var gate: GateSummary?
  /// By whose settings it compared, and what they silence.
  package var settings: GateSettings?

  package init() {}

  /// Whether there were files, and settings leave all of them out.
  package var skipsEverything: Bool {
    files == 0 && skipped.reasons.contains { [.excluded, .generated, .tests, .vendored].contains($0.reason) }
  }

  package var hasTooManySuppressions: Bool { settings?.hasTooManySuppressions ?? false }
}

/// How two contents of a repository differ in findings.
package struct GateSummary: Sendable, Equatable {
  /// The commit whose findings are known.
  package var base: String
  /// The findings that only the newer content has; the baseline's are not among them.
  package var new: Int
  /// The findings that only the base has.
  package var fixed: Int
  /// The findings that both have.
  package var unchanged: Int

  package init(base: String, new: Int, fixed: Int, unchanged: Int) {
    self.base = base
    self.new = new
    self.fixed = fixed
    self.unchanged = unchanged
  }
}

/// Why a file is not linted.
package enum SkipReason: String, Sendable, CaseIterable {
  /// `exclude` in a configuration covers it; it is read for its declarations.
  case excluded
  /// `.gitattributes` calls it generated, or its header does and it cannot be parsed.
  case generated
  /// Its content lies in git LFS; only a pointer is here.
  case lfsPointers
  case submodules
  case symbolicLinks
  /// Tests are read for their declarations.
  case tests
  /// `.gitattributes` calls it vendored.
  case vendored
}

/// How many files were not linted, by reason.
package struct Skipped: Sendable, Equatable {
  private var counts: [SkipReason: Int] = [:]

  package init() {}

  package mutating func count(_ reason: SkipReason) {
    counts[reason, default: 0] += 1
  }

  /// Takes out what attributes left out.
  package mutating func forgetMarked() {
    counts[.generated] = nil
    counts[.vendored] = nil
  }

  /// The reasons that left anything out, in a fixed order.
  package var reasons: [(reason: SkipReason, count: Int)] {
    SkipReason.allCases.compactMap { reason in counts[reason].map { (reason, $0) } }
  }
}

/// Counts by severity.
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

  /// The findings that are more than notes.
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
