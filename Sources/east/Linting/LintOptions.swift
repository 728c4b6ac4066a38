import Comparison
import Findings
import Git
import Linting
import Reports
import Sessions

/// The flags of `east lint` and `east gate` that select the output and the exit code, checked before anything is read.
struct LintOptions {
  let configuration: ConfigurationOptions
  private let destinations: [Destination]
  private let colors: ColorChoice
  private let contentSource: ContentSource
  private let limit: Int
  private let visibility: Visibility
  private let showsEdges: Bool
  private let axis: FindingAxis?
  /// The edge or owner whose findings are reported; `nil` for all findings.
  let edge: String?
  /// The lowest severity that fails the run; `nil` if no severity does.
  private let failLevel: Severity?
  /// The side of a gate whose settings apply.
  let settings: SettingsOrigin
  let gateLimits: GateLimits
  private let showsStatistics: Bool
  private let printsWholePaths: Bool
  /// The writer of suppressions for the findings; `nil` if the user did not ask for suppressions.
  let suppressions: SuppressionWriter?

  init(_ arguments: Arguments) throws(Failure) {
    configuration = try ConfigurationOptions(arguments)
    destinations = try Destination.all(arguments.all(.format))
    colors = ColorChoice(arguments)
    contentSource = try ContentSource(arguments)
    limit = arguments.number(.maxDiagnostics) ?? .max
    visibility = Visibility(arguments)
    showsEdges = arguments.has(.summary)
    axis = arguments[.by].flatMap(FindingAxis.init)
    if axis != nil, !showsEdges { throw Failure("--by needs --summary") }
    edge = arguments[.shownEdge]
    if showsEdges, !destinations.contains(where: \.format.isForPeople) {
      throw Failure(
        "--summary needs a format for people; add --format grouped, and write the others to files: --format json=FILE")
    }
    failLevel = arguments[.failLevel].map { Severity(rawValue: $0) } ?? .warning
    settings = try SettingsOrigin(arguments)
    gateLimits = GateLimits(
      severity: failLevel ?? .warning, suppressions: arguments.number(.maxNewSuppressions))
    showsStatistics = arguments.has(.statistics)
    printsWholePaths = arguments.has(.absolutePaths)
    for flag in [Flag.rev, .head, .staged] where printsWholePaths && arguments.has(flag) {
      throw .exclusive("--absolute-paths", "--\(flag.name)")
    }
    suppressions = try SuppressionWriter(arguments)
  }

  /// Whether any format contains a diagram.
  var hasDiagram: Bool { destinations.contains { $0.format.has(.diagram) } }

  /// Writes the result in each format to its destination.
  ///
  /// - Parameters:
  ///   - diagram: a Mermaid diagram of the result.
  ///   - trend: a sentence about how the findings changed over the last commits.
  func write(
    _ result: LintResult, showing run: any ReportedRun, diagram: String?, trend: String?, _ log: Log
  ) throws(Failure) {
    let formats = destinations.map(\.format)
    var changed: Set<RepositoryPath> = []
    // Keyed by the lowest severity: a terminal may show fewer findings than a file.
    var contents: [Severity: ReportContent] = [:]
    for destination in destinations {
      let least = visibility.leastSeverity(at: destination)
      if contents[least] == nil {
        contents[least] = try content(of: result, from: least, showing: run, for: formats, &changed)
        contents[least]?.diagram = diagram
        contents[least]?.trend = trend
      }
    }
    for path in changed.sorted() {
      log.warn("'\(path)' changed after it was linted; its findings are those of the older content")
    }
    var failures: [String] = []
    for destination in destinations {
      guard var content = contents[visibility.leastSeverity(at: destination)] else { continue }
      if printsWholePaths, destination.format.has(.absolutePaths) { content = content.below(run.root) }
      do throws(Failure) {
        try destination.write(content, colors: colors, below: run.place)
      } catch {
        // The other destinations are written nevertheless.
        failures.append(error.sentence)
      }
    }
    if !failures.isEmpty { throw Failure(failures.joined(separator: "; ")) }
    guard let widest = contents.min(by: { $0.key < $1.key })?.value else { return }
    if formats.contains(.github) { try appendJobSummary(widest, below: run.place) }
    if !formats.contains(where: { $0.has(.statistics) }) { try? StandardStream.error.write(widest.statisticsText) }
  }

  private func content(
    of result: LintResult, from severity: Severity, showing run: any ReportedRun, for formats: [ReportFormat],
    _ changed: inout Set<RepositoryPath>
  ) throws(Failure) -> ReportContent {
    let hasHistory = formats.contains { $0.has(.history) }
    let isSummary = showsEdges && formats.allSatisfy(\.isForPeople)
    var content = try result.content(
      limit: limit, from: severity, withStatistics: showsStatistics, withHistory: hasHistory
    ) { findings throws(Failure) in
      try isSummary ? [] : run.items(of: findings, for: formats, &changed)
    }
    if showsEdges { content.edges = result.edges(from: severity, atMost: limit) }
    content.tally = try axis?.tally(of: content.all, in: run)
    if formats.contains(where: { $0.has(.owners) }) {
      content.owners = try run.owners(of: content.all + content.suppressed.map(\.item.finding))
    }
    if formats.contains(where: { $0.has(.rules) }) { content.rules = try ruleTexts(besides: run.useRules) }
    if hasHistory { content.provenance = run.provenance(of: contentSource) }
    return content
  }

  /// Logs what to do next, if a terminal shows the result or if a gate fails.
  func tellNextSteps(_ result: LintResult, _ log: Log, hasBaseline: Bool) {
    // The log may be all that the user sees of a failed gate.
    let isRefused = failLevel.map { result.isOfGate && result.isBroken(at: $0) } ?? false
    guard isRefused || destinations.contains(where: \.isTerminal) else { return }
    for sentence in nextSteps(for: result, hasBaseline: hasBaseline) { log.say(sentence) }
  }

  /// Logs why a gate passes although there are new findings.
  func explainPass(_ result: LintResult, _ log: Log) {
    guard result.isOfGate, !result.findings.isEmpty, !result.hasTooManySuppressions, let failLevel,
      !result.isBroken(at: failLevel)
    else { return }
    log.say("passed: --fail-level is '\(failLevel.rawValue)', and all that is new is below")
  }

  /// - Parameter written: the result of writing suppressions; `nil` if the user did not ask for suppressions.
  func status(of result: LintResult, _ written: SuppressionWriter.Result?) -> ExitStatus {
    if result.isMalformed || written?.isComplete == false { return .failed }
    if result.hasTooManySuppressions { return .found }
    guard let failLevel, result.isBroken(at: failLevel) else { return .clean }
    return .found
  }
}
