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
public final class ManualEffectRunner {
  private struct Entry {
    let number: Int
    let effect: Effect
    var task: Task<Void, Never>?
  }

  private let clock: any Clock<Duration>
  private var entries: [Entry] = []
  private var came = 0
  /// The effects that were cancelled before their end, in the order of their cancellation.
  public private(set) var cancelled: [String] = []

  /// Creates a runner without effects.
  ///
  /// - Parameter clock: measures delays while they run; by default they take no time.
  public init(clock: any Clock<Duration> = ImmediateClock()) { self.clock = clock }

  /// The runner to pass to the store.
  public var effects: EffectRunner { EffectRunner(clock: clock, start: add) }

  /// The effects that wait to be run, in the order of their requests.
  public var pending: [String] { entries.filter { $0.task == nil }.map(\.effect.description) }

  /// The running effects.
  public var running: [String] { entries.filter { $0.task != nil }.map(\.effect.description) }

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
    pending.isEmpty ? "none does" : "these do: \(pending.map { "\"\($0)\"" }.joined(separator: ", "))"
  }

  private func add(_ effect: Effect) -> () -> Void {
    came += 1
    entries.append(Entry(number: came, effect: effect))
    return { [weak self, came] in self?.cancel(came) }
  }

  private func run(_ entry: Entry, isolation: isolated (any Actor)? = #isolation) async {
    let task = Task { [effect = entry.effect] in await effect.run() }
    if let place = place(of: entry.number) { entries[place].task = task }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    if let place = place(of: entry.number) { entries.remove(at: place) }
  }

  private func cancel(_ number: Int) {
    guard let place = place(of: number) else { return }
    let entry = entries.remove(at: place)
    cancelled.append(entry.effect.description)
    entry.task?.cancel()
  }

  private func place(of number: Int) -> Int? { entries.firstIndex { $0.number == number } }
}
