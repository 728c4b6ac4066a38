/// How a rule's findings compare with the table.
struct Score {
  /// Verdicts of what is still reported.
  var reported: [LintResult: Int] = [:]
  /// Verdicts of what is not reported any more.
  var gone: [LintResult: Int] = [:]
  /// What is reported and nobody linted.
  var unlinted = 0

  private func count(_ verdict: LintResult) -> Int { reported[verdict, default: 0] }

  private var linted: Int { reported.values.reduce(0, +) }

  /// The share of what is true.
  var precision: Double { share(count(.true)) }

  /// The share of what is true or borderline.
  var tolerance: Double { share(count(.true) + count(.borderline)) }

  private func share(_ part: Int) -> Double { linted == 0 ? 1 : Double(part) / Double(linted) }

  var text: String {
    """
    true \(count(.true)), borderline \(count(.borderline)), false \(count(.false)); \
    no longer reported: true \(gone[.true, default: 0]), borderline \(gone[.borderline, default: 0]), \
    false \(gone[.false, default: 0]); not judged \(unlinted); \
    true \(percent(precision)), true or borderline \(percent(tolerance))
    """
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 1000).rounded()) / 10) %" }

  static func + (left: Score, right: Score) -> Score {
    Score(
      reported: left.reported.merging(right.reported, uniquingKeysWith: +),
      gone: left.gone.merging(right.gone, uniquingKeysWith: +), unlinted: left.unlinted + right.unlinted)
  }
}
