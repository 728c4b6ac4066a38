import Analysis
import Sessions
import SwiftReader

/// The explanation of chains.
extension LintSession {
  /// Returns an explanation of the chains at a place in the linted file, and of the rules that apply to them.
  func explanation(at spot: SourceLocation) throws(Failure) -> String {
    guard let path = reading.firstLintedPath else { throw spot.isNowhere }
    guard let file = codebase.files.first(where: { $0.path == path }) else { throw spot.isNowhere }
    try spot.require(in: file.facts.lines, of: try contents(of: [path])[path] ?? [])
    guard let explanation = spot.explanation(of: path, in: codebase) else { throw spot.isNowhere }
    return explanation.text(at: spot, explainContext(of: path))
  }
}
