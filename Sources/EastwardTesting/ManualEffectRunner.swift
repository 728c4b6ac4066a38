public import Eastward

/// Collects the effects that a store requests, so that a test can run them one by one.
///
/// ```swift
/// let runner = ManualEffectRunner()
/// let store = Store(News(), effects: runner.effects, reduce: News.reduce)
/// store.dispatch(.load("sun"))
/// runner.pending                  // ["sun"]
/// try await runner.run("sun")     // its actions have been delivered when it returns
/// ```
///
/// No effect runs by itself, so the test determines the order. Delays are listed, too; running a delay lets its time
/// pass.
///
/// A runner is exhaustive: an effect that is still to be run when the test ends, or that was cancelled since the test
/// last looked, is reported as a failure when the runner is released, or at ``finish(fileID:filePath:line:column:)``.
public final class ManualEffectRunner {
  private struct Entry {
    let number: Int
    let effect: Effect
    var task: Task<Bool, Never>?
  }

  private let report: IssueReporter
  private let creation: IssueReporter.Location
  private let clock: any Clock<Duration>
  private var entries: [Entry] = []
  private var came = 0
  private var ended: [String] = []
  /// The number of cancelled effects when the test last looked.
  private var seen = 0
  /// The running effects whose queries were ended by their own actions.
  private var endedByThemselves: Set<Int> = []
  private var isExhaustive = true
  /// The effect that runs the code.
  @TaskLocal private static var current: EffectID?

  private struct EffectID: Equatable {
    let runner: ObjectIdentifier
    let number: Int
  }

  /// The effects that were cancelled before their end, in the order of their cancellation.
  ///
  /// An effect whose last action ends its query has ended and is not among them; one that sends another action is.
  public var cancelled: [String] {
    look()
    return ended
  }

  /// Creates a runner without effects.
  ///
  /// - Parameters:
  ///   - report: reports effects that are in flight at the end of the test.
  ///   - clock: measures delays while they run; by default they take no time.
  public init(
    _ report: IssueReporter = .stopping, clock: any Clock<Duration> = ImmediateClock(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.report = report
    self.clock = clock
    creation = IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit { reportInFlight(at: creation) }

  /// Permits effects that are in flight when the test ends.
  public func allowEffectsInFlight() { isExhaustive = false }

  /// Reports effects that are still to be run, and those that were cancelled since the test last looked.
  ///
  /// A runner does this when it is released. If an XCTest test case stores it in a property, call this in `tearDown`.
  public func finish(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) {
    reportInFlight(at: IssueReporter.Location(fileID: fileID, filePath: filePath, line: line, column: column))
    isExhaustive = false
  }

  private func reportInFlight(at location: IssueReporter.Location) {
    let open = entries.map(\.effect.description) + ended[seen...]
    guard isExhaustive, !open.isEmpty else { return }
    let text =
      "in flight at the end of the test: \(excerpt(of: open.map(described))); run or cancel them, or call 'allowEffectsInFlight()'"
    report(IssueReporter.Failure(text: text, location: location))
  }

  /// Notes that the test has looked at the effects that were cancelled so far.
  private func look() { seen = ended.count }

  /// The runner to pass to the store.
  public var effects: EffectRunner { EffectRunner(clock: clock, start: add) }

  /// The effects that wait to be run, in the order of their requests.
  public var pending: [String] {
    look()
    return waitingEffects
  }

  private var waitingEffects: [String] { entries.filter { $0.task == nil }.map(\.effect.description) }

  /// The running effects.
  public var running: [String] {
    look()
    return entries.filter { $0.task != nil }.map(\.effect.description)
  }

  /// Runs the first waiting effect with this description to its end.
  ///
  /// - Throws: ``NoSuchEffect`` if there is none.
  public func run(_ description: String, isolation: isolated (any Actor)? = #isolation) async throws(NoSuchEffect) {
    guard let entry = entries.first(where: { $0.task == nil && $0.effect.description == description }) else {
      throw NoSuchEffect(description: "no effect \"\(description)\" waits to be run; \(waiting)")
    }
    await run(entry)
  }

  /// Runs the first waiting effect to its end.
  ///
  /// - Throws: ``NoSuchEffect`` if there is none.
  public func runNext(isolation: isolated (any Actor)? = #isolation) async throws(NoSuchEffect) {
    guard let entry = entries.first(where: { $0.task == nil }) else {
      throw NoSuchEffect(description: "no effect waits to be run; \(waiting)")
    }
    await run(entry)
  }

  /// Runs all waiting effects in order, and those that the resulting actions request.
  public func runAll(isolation: isolated (any Actor)? = #isolation) async {
    while let entry = entries.first(where: { $0.task == nil }) { await run(entry) }
  }

  /// The error that no effect has the given description. Its description lists the waiting effects.
  public struct NoSuchEffect: Error, CustomStringConvertible {
    public let description: String
  }

  private var waiting: String {
    waitingEffects.isEmpty ? "none does" : "these do: \(waitingEffects.map { "\"\($0)\"" }.joined(separator: ", "))"
  }

  private func add(_ effect: Effect) -> () -> Void {
    came += 1
    entries.append(Entry(number: came, effect: effect))
    return { [weak self, came] in self?.cancel(came) }
  }

  private func run(_ entry: Entry, isolation: isolated (any Actor)? = #isolation) async {
    look()
    let current = id(entry.number)
    let task = Task { [effect = entry.effect] in await ManualEffectRunner.run(effect, as: current) }
    if let place = place(of: entry.number) { entries[place].task = task }
    let isStale = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    if let place = place(of: entry.number) { entries.remove(at: place) }
    if endedByThemselves.remove(entry.number) != nil, isStale { ended.append(entry.effect.description) }
    look()
  }

  private func cancel(_ number: Int) {
    guard let place = place(of: number) else { return }
    let entry = entries.remove(at: place)
    if Self.current == id(number) {
      endedByThemselves.insert(number)
    } else {
      ended.append(entry.effect.description)
    }
    entry.task?.cancel()
  }

  private static func run(_ effect: Effect, as id: EffectID) async -> Bool {
    await $current.withValue(id) { await effect.runReportingStaleActions() }
  }

  private func id(_ number: Int) -> EffectID { EffectID(runner: ObjectIdentifier(self), number: number) }

  private func place(of number: Int) -> Int? { entries.firstIndex { $0.number == number } }
}
