import Analysis
import Git
import Linting
import Sessions

/// The comparison with an older version of the repository.
extension LintSession {
  /// Returns the findings that an older version of the repository does not have.
  ///
  /// - Parameters:
  ///   - whole: all findings in this version.
  ///   - comparison: the comparison of the findings in the older version with those in this version.
  ///   - commit: the commit of the older version.
  ///   - changes: the changes of the declarations between the versions.
  func result(
    _ whole: LintResult, by comparison: FindingComparison, with older: LintSession, at commit: ObjectID,
    _ changes: inout ChangeExplainer
  ) -> LintResult {
    let reported = listing.reported
    return whole.since(
      comparison, at: commit, among: reported, codebase.chainCounts(of: reported), or: older.listing.reported,
      knowing: baseline, &changes)
  }

  /// Returns the changes since an older version.
  ///
  /// - Parameter fuller: the same version with files that are not read here.
  func changes(since older: LintSession, besides fuller: LintSession? = nil) -> ChangeExplainer {
    guard let fuller else { return ChangeExplainer(from: older.codebase, to: codebase) }
    let paths = Set(codebase.paths)
    // Nothing was moved into a test that is as it was, and its facts need not be unpacked.
    let tests = Dictionary(older.reading.isolatedTests.map { ($0.path, $0.content) }) { first, _ in first }
    let hidden = fuller.files.filter { file in
      !paths.contains(file.path) && (file.content == nil || tests[file.path] != file.content)
    }
    return ChangeExplainer(from: older.codebase, to: codebase, hiding: hidden)
  }

  /// Returns the listing of the files, and of others, under other attributes.
  func listing(by attributes: AttributeRules, with others: [ListedFile] = []) -> FileList {
    listing.adding(others).relisted(by: attributes)
  }

  /// The attributes of the listed content itself.
  var ownAttributes: AttributeRules { listing.ownAttributes }

  /// Returns the linted files whose path, or a directory of it, is a symbolic link or a submodule in a newer version.
  func replaced(in newer: LintSession) -> [ListedFile] { listing.replaced(in: newer.listing) }

  /// Returns the `east:allow` comments that are in effect.
  func suppressions(_ whole: LintResult) -> [Suppression] {
    codebase.suppressions(of: whole.silenced, under: ruleSets, today: day)
  }
}
