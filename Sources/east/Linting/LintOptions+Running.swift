import Comparison
import Git
import Maps
import Sessions

/// A run whose result is reported.
protocol ReportedSession {
  /// What reports show of the content whose findings are reported.
  var run: any ReportedRun { get }

  /// The session of that content; `nil` if nothing had to be read.
  var session: LintSession? { get }

  func result() -> LintResult

  /// Returns a Mermaid diagram of the result for a report; `nil` if there is nothing to draw.
  func diagram(of result: LintResult) -> String?

  /// Whether no damage of the cache was found so far.
  var isSound: Bool { get }
}

extension LintRun: ReportedSession {
  func diagram(of result: LintResult) -> String? { nil }
}

extension GateSession: ReportedSession {
  var run: any ReportedRun { head }

  var session: LintSession? { head }

  func diagram(of result: LintResult) -> String? {
    let map = CouplingMap(
      head.propertyUses(of: result.findings), comparedWith: reported.base.propertyUses(of: result.fixed))
    return map.arrows.isEmpty ? nil : map.limited(to: 20).mermaid
  }
}

extension LintOptions {
  /// Lints, writes suppressions if the user asked for them, and reports.
  ///
  /// - Parameters:
  ///   - trend: a sentence about how the findings changed over the last commits.
  ///   - open: reads the content, lazily if its argument is `true`. It is called again if the cache turned out to be
  ///     damaged, and after suppressions were written, because comments move lines and the remaining findings are
  ///     reported at their new ones.
  func run<Session: ReportedSession>(
    _ log: Log, trend: String? = nil, _ open: (_ isLazy: Bool) async throws(Failure) -> Session
  ) async throws(Failure) -> (status: ExitStatus, session: Session) {
    var session = try await open(true)
    var result = session.result()
    if !session.isSound {
      session = try await open(false)
      result = session.result()
    }
    var written: SuppressionWriter.Result?
    if let suppressions {
      written = try session.session?.suppress(result.suppressible, suppressions, log)
    }
    if written?.hasWritten == true {
      session = try await open(false)
      result = session.result()
    }
    if let edge { result = try result.only(edge) }
    let run = session.run
    try write(result, showing: run, diagram: hasDiagram ? session.diagram(of: result) : nil, trend: trend, log)
    result.logSummary(of: run.listing, to: log)
    for sentence in result.crossed { log.say(sentence) }
    for sentence in run.warnings { log.warn(sentence) }
    explainPass(result, log)
    if let trend { log.say(trend) }
    tellNextSteps(result, log, hasBaseline: run.baseline != nil)
    return (status(of: result, written), session)
  }
}
