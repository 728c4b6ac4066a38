public import Eastward

/// Lists the effects that a store asks for, so that a test runs them one by one.
///
/// ```swift
/// let list = EffectList()
/// let store = Store(News(), effects: list.effects, reduce: News.reduce)
/// store.dispatch(.load("sun"))
/// list.pending                  // ["sun"]
/// try await list.run("sun")     // the answers are home when it returns
/// ```
///
/// Nothing runs by itself, so a test decides what comes first, and what never comes. Pauses are listed as well: running
/// one says that its time has passed.
public final class EffectList {
  private struct Entry {
    let number: Int
    let effect: Effect
    var task: Task<Void, Never>?
  }

  private let clock: any Clock<Duration>
  private var entries: [Entry] = []
  private var came = 0
  /// What was cancelled before its end, in that order.
  public private(set) var cancelled: [String] = []

  /// Makes an empty list.
  ///
  /// - Parameter clock: measures pauses while they are run; without one they take no time.
  public init(clock: any Clock<Duration> = TimelessClock()) { self.clock = clock }

  /// What to give to the store.
  public var effects: Effects { Effects(clock: clock, start: add) }

  /// What has been asked for and waits to be run, in the order in which it was asked for.
  public var pending: [String] { entries.filter { $0.task == nil }.map(\.effect.description) }

  /// What runs.
  public var running: [String] { entries.filter { $0.task != nil }.map(\.effect.description) }

  /// Runs the first of those that wait and have this description, to its end.
  ///
  /// - Throws: ``NoSuchEffect`` if none does.
  public func run(_ description: String, isolation: isolated (any Actor)? = #isolation) async throws(NoSuchEffect) {
    guard let entry = entries.first(where: { $0.task == nil && $0.effect.description == description }) else {
      throw NoSuchEffect(description: "no effect \"\(description)\" waits to be run; \(waiting)")
    }
    await run(entry)
  }

  /// Runs the first of those that wait, to its end.
  ///
  /// - Throws: ``NoSuchEffect`` if none does.
  public func runNext(isolation: isolated (any Actor)? = #isolation) async throws(NoSuchEffect) {
    guard let entry = entries.first(where: { $0.task == nil }) else {
      throw NoSuchEffect(description: "no effect waits to be run; \(waiting)")
    }
    await run(entry)
  }

  /// Runs all that wait, one after the other, and those that are asked for by what they answer.
  public func runAll(isolation: isolated (any Actor)? = #isolation) async {
    while let entry = entries.first(where: { $0.task == nil }) { await run(entry) }
  }

  /// Says that a test asked for an effect that is not there, and what is.
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
