import Comparison
import Findings
import Git
import Pages
import Sessions

extension History {
  /// The history as text: a table of the commits that added or fixed findings, the gaps, the trend, and the number of
  /// old findings.
  var text: String {
    let linted = linted
    guard let first = linted.first, let last = linted.last else { return gapsText + "no commit could be linted\n" }
    let shown = linted.filter {
      $0.counts.new ?? 1 > 0 || $0.counts.fixed ?? 1 > 0 || $0.point.commit == last.point.commit
    }
    let rows = shown.map { row($0.point, $0.counts) }
    let rest = linted.count - shown.count
    return textTable(
      [["date", "commit", "findings", "new", "fixed", "per 1,000 lines", "subject"]] + rows, numbers: 2..<6)
      + (rest > 0 ? "… and \(pluralized(rest, "commit")) without new or fixed findings\n" : "") + gapsText
      + "\n\(trendSentence)\n" + (trend.largestStepText.map { "\($0)\n" } ?? "")
      + standingText(last.counts.findings, since: first.point.commit)
  }

  /// A sentence with a sparkline of the numbers of findings, and the first and last number.
  var trendSentence: String {
    let numbers = linted.map(\.counts.findings)
    guard let first = numbers.first, let last = numbers.last else { return "no commit could be linted" }
    return "findings over \(pluralized(numbers.count, "commit")): \(sparkline(of: numbers))  \(first) → \(last)"
  }

  private func row(_ point: HistoryPoint, _ counts: HistoryPoint.Counts) -> [String] {
    [
      point.day, point.shortName, "\(counts.findings)", counts.new.map { "\($0)" } ?? "",
      counts.fixed.map { "\($0)" } ?? "", hundredths(counts.density), shortened(point.commit.subject),
    ]
  }

  private var gapsText: String {
    gaps.map { "\($0.point.day)  \($0.point.shortName)  not linted: \(escaped($0.reason))\n" }.joined()
  }

  private func standingText(_ count: Int, since first: Commit) -> String {
    let old = standing.count { $0.origin == nil }
    guard count > 0 else { return "" }
    let commit = "the first commit (\(day(of: first)))"
    return "of \(pluralized(count, "finding")), \(old) \(old == 1 ? "is" : "are") as old as \(commit) or older\n"
  }
}

extension Hotspots {
  /// The hotspots as text: a table of files and a table of edges, with at most ten rows each.
  var text: String {
    part("files", files.map { ($0, escaped(path: $0.name)) }) + part("edges", edges.map { ($0, escaped($0.name)) })
  }

  private func part(_ title: String, _ spots: [(spot: Spot, name: String)]) -> String {
    if spots.isEmpty { return "\nhotspots: no \(title) with findings changed\n" }
    let rows = spots.prefix(10).map { ["\($0.spot.changes)", "\($0.spot.findings)", $0.name] }
    let rest = spots.count - rows.count
    return "\nhotspots, \(title):\n"
      + textTable([["changes", "findings", String(title.dropLast())]] + rows, numbers: 0..<2)
      + (rest > 0 ? "… and \(rest) more; --format json lists all\n" : "")
  }
}

/// Returns numbers as a row of bars from the least to the most, at most sixty. If there are more numbers, each bar shows
/// the last number of its share.
func sparkline(of numbers: [Int]) -> String {
  let bars = Array("▁▂▃▄▅▆▇█")
  let count = min(numbers.count, 60)
  guard let least = numbers.min(), let most = numbers.max() else { return "" }
  let range = max(1, most - least)
  return String(
    (1...max(count, 1)).map { share in
      let number = numbers[share * numbers.count / count - 1] - least
      return bars[(number * (bars.count - 1) + range / 2) / range]
    })
}

/// Returns a number of hundredths as a decimal fraction: `241` as `2.41`.
private func hundredths(_ number: Int) -> String {
  let rest = number % 100
  return "\(number / 100).\(rest < 10 ? "0" : "")\(rest)"
}

/// Returns the first words of a commit's subject.
func shortened(_ subject: [UInt8]) -> String {
  let text = escaped(String(decoding: subject, as: UTF8.self))
  return text.count > 60 ? text.prefix(59) + "…" : text
}
