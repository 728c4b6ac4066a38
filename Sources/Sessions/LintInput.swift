package import Findings
package import Git
package import Linting

/// What a run lints, and by which settings, before any file is read.
package struct LintInput {
  /// The location, kept while anything may be read: when the last repository is closed, libgit2 shuts down, and
  /// initializing it again takes milliseconds.
  package let location: InputLocation
  package var listing: FileList
  package var ruleSets: RuleSets
  /// The recorded findings, which are not reported; `nil` without a baseline.
  package var baseline: Baseline?
  /// What the findings of the rules with a budget are counted by.
  var axes: [String: FindingAxis] = [:]
  /// The texts from which the configurations were built; see ``Configurations/texts``.
  var texts: [ByteString] = []
  /// The date of the run, which decides whether suppressions have expired.
  package var day: String

  package init(
    _ listing: FileList, _ ruleSets: RuleSets, baseline: Baseline?, in location: InputLocation, day: String
  ) {
    (self.location, self.listing, self.ruleSets) = (location, listing, ruleSets)
    (self.baseline, self.day) = (baseline, day)
  }

  /// Lists the files that the options select, and reads their settings: an error in them is reported before minutes are
  /// spent on files.
  ///
  /// - Parameters:
  ///   - complains: whether a path without Swift files is an error or a warning.
  ///   - isWhole: whether to lint the whole repository, whatever the operands are.
  ///   - hasBaseline: whether to read the baseline.
  ///   - newPaths: the paths of files that are open in an editor and not on disk yet.
  package init(
    _ options: InputOptions, in location: InputLocation, complains: Bool = true, isWhole: Bool = false,
    hasBaseline: Bool = true, creating newPaths: [RepositoryPath] = []
  ) throws(Failure) {
    var listing = try options.listing(of: location, complains: complains, isWhole: isWhole, creating: newPaths)
    let configurations = try options.configurations(of: listing)
    // A text on standard input, and what is explained, is no part of a count.
    let hasBudgets = hasBaseline && options.given == nil && !options.readsAround
    let axes = hasBudgets ? try configurations.budgetAxes() : [:]
    // Ceilings are about all findings, whatever paths are named.
    if !axes.isEmpty, !isWhole { listing = try options.listing(of: location, complains: false, isWhole: true) }
    try options.configure(&listing, by: configurations)
    if complains { options.warnOfIdleSettings(configurations, of: listing) }
    self.init(
      listing, try options.ruleSets(configurations, of: listing),
      baseline: hasBaseline ? try options.baseline(of: listing) : nil, in: location, day: currentDay())
    (self.axes, texts) = (axes, configurations.texts)
  }

  /// The paths of the files whose findings are reported; `nil` for all files.
  package var reportedPaths: Set<ByteString>? { listing.reported }

  /// Returns the findings to report: without those in the baseline, those that a ceiling permits, and those in files that
  /// the user did not name.
  ///
  /// - Parameter whole: all findings.
  func result(of whole: LintResult, _ budgets: Budgets?) -> LintResult {
    var result = unknown(among: whole, budgets)
    if let baseline { result.note(stale: staleCount(of: baseline, beside: whole)) }
    if budgets != nil, let reportedPaths { result.keep(result.findings.filter { reportedPaths.contains($0.path) }) }
    return result
  }

  /// Returns a result without the findings in the baseline and those that a ceiling permits.
  func unknown(among whole: LintResult, _ budgets: Budgets?) -> LintResult {
    let unknown = baseline.map(whole.without) ?? whole
    return budgets.map(unknown.without) ?? unknown
  }

  /// Returns the number of recorded findings of a baseline that do not exist any more. It is 0 if not all files are
  /// reported; findings of rules that did not run are not counted.
  func staleCount(of baseline: Baseline, beside whole: LintResult) -> Int {
    if reportedPaths != nil || listing.isAlone { return 0 }
    return baseline.limited(toRules: ruleSets.runs).stale(beside: whole.findings).count
  }

  /// Returns the ceilings and how files are counted; `nil` without a budget.
  ///
  /// - Parameter modules: the module of each file with findings, by path.
  func budgets(_ modules: () -> [ByteString: ByteString]) throws(Failure) -> Budgets? {
    axes.isEmpty ? nil : try Budgets(axes, of: listing, in: modules())
  }
}
