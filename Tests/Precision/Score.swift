/// How a rule's findings compare with the table.
struct Score {
  /// Classifications of what is still reported.
  var reported: [Classification: Int] = [:]
  /// Classifications of what is not reported any more.
  var gone: [Classification: Int] = [:]
  /// How many findings were never reviewed.
  var unreviewed = 0

  private func count(_ classification: Classification) -> Int { reported[classification, default: 0] }

  private var reviewed: Int { reported.values.reduce(0, +) }

  /// The share of what is true.
  var precision: Double { share(count(.true)) }

  /// The share of what is true or borderline.
  var tolerance: Double { share(count(.true) + count(.borderline)) }

  private func share(_ part: Int) -> Double { reviewed == 0 ? 1 : Double(part) / Double(reviewed) }

  var text: String {
    """
    true \(count(.true)), borderline \(count(.borderline)), false \(count(.false)); \
    no longer reported: true \(gone[.true, default: 0]), borderline \(gone[.borderline, default: 0]), \
    false \(gone[.false, default: 0]); not reviewed \(unreviewed); \
    true \(percent(precision)), true or borderline \(percent(tolerance))
    """
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 1000).rounded()) / 10) %" }

  static func + (left: Score, right: Score) -> Score {
    Score(
      reported: left.reported.merging(right.reported, uniquingKeysWith: +),
      gone: left.gone.merging(right.gone, uniquingKeysWith: +), unreviewed: left.unreviewed + right.unreviewed)
  }
}
