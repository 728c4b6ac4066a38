/// Decides which effects of a feedback begin, wait and end, by its policy.
///
/// Each occurrence of a query has a number of its own, its epoch. Events with the number of an effect that no longer
/// runs are stale.
struct Schedule<Key: Hashable, Query> {
  enum Step {
    case begin(Int, Query)
    case end(Int)
    /// Requests a call of ``Schedule/waited(_:)`` after a delay.
    case wait(Int, Duration, Query)
    case stopWaiting(Int)
  }

  private struct Entry {
    let key: Key
    let query: Query
    var isRunning = false
  }

  private let policy: FeedbackPolicy
  /// The effects that run or are still to run.
  private var entries: [Int: Entry] = [:]
  private var numbers: [Key: Int] = [:]
  private var running = 0
  private var last = 0
  /// The effects that wait for others to end, under `queue`.
  private var order: ArraySlice<Int> = []
  /// The keys whose next effect must wait, under `throttle`, by the number of the last effect.
  private var pauses: [Int: Key] = [:]
  private var pausing: Set<Key> = []

  init(_ policy: FeedbackPolicy) { self.policy = policy }

  func isRunning(_ number: Int) -> Bool { entries[number]?.isRunning == true }

  // MARK: Queries

  mutating func enqueue(_ key: Key, _ query: Query) -> [Step] {
    last += 1
    entries[last] = Entry(key: key, query: query)
    numbers[key] = last
    switch policy {
    case .replace: return begin(last)
    case .debounce(let time): return [.wait(last, time, query)]
    case .throttle: return pausing.contains(key) ? [] : begin(last)
    case .cancelOldest(let limit): return makeRoom(limit) + begin(last)
    case .queue:
      queue(last)
      return []
    }
  }

  mutating func cancel(_ key: Key) -> [Step] { numbers[key].map { drop($0) } ?? [] }

  mutating func cancelAll() -> [Step] { entries.keys.sorted().flatMap { drop($0) } }

  /// Starts the effects that waited for others, under `queue`.
  mutating func startNext() -> [Step] {
    guard case .queue(let limit) = policy else { return [] }
    var steps: [Step] = []
    while running < max(limit, 1), let next = order.popFirst() {
      if entries[next] != nil { steps += begin(next) }
    }
    return steps
  }

  // MARK: Events

  mutating func ended(_ number: Int) -> [Step] {
    guard isRunning(number) else { return [] }
    forget(number)
    return startNext()
  }

  mutating func waited(_ number: Int) -> [Step] {
    if let key = pauses.removeValue(forKey: number) {
      pausing.remove(key)
      guard let next = numbers[key], !isRunning(next) else { return [] }
      return begin(next)
    }
    return entries[number] == nil ? [] : begin(number)
  }

  // MARK: Steps

  private mutating func begin(_ number: Int) -> [Step] {
    guard let entry = entries[number] else { return [] }
    entries[number]?.isRunning = true
    running += 1
    guard case .throttle(let time) = policy else { return [.begin(number, entry.query)] }
    pauses[number] = entry.key
    pausing.insert(entry.key)
    return [.begin(number, entry.query), .wait(number, time, entry.query)]
  }

  private mutating func drop(_ number: Int) -> [Step] {
    let wasRunning = isRunning(number)
    forget(number)
    if wasRunning { return [.end(number)] }
    if case .debounce = policy { return [.stopWaiting(number)] }
    return []
  }

  private mutating func forget(_ number: Int) {
    guard let entry = entries.removeValue(forKey: number) else { return }
    if entry.isRunning { running -= 1 }
    if numbers[entry.key] == number { numbers[entry.key] = nil }
  }

  /// Ends the oldest effects if there are too many for one more.
  private mutating func makeRoom(_ limit: Int) -> [Step] {
    var steps: [Step] = []
    while running >= max(limit, 1), let oldest = entries.keys.min() { steps += drop(oldest) }
    return steps
  }

  private mutating func queue(_ number: Int) {
    order.append(number)
    // Effects that were cancelled before they started are still in the list.
    if order.count > 2 * entries.count + 16 { order.removeAll { entries[$0] == nil } }
  }
}

extension Schedule where Key == Int {
  /// Updates the schedule with the current query, if there is only one.
  ///
  /// Under `cancelOldest` and `queue` each query has a key of its own, because a running effect may continue beside the
  /// next one.
  mutating func update(_ query: Query?) -> [Step] {
    guard let query else { return cancelAll() }
    switch policy {
    case .replace, .debounce, .throttle: return cancel(0) + enqueue(0, query)
    case .cancelOldest: return enqueue(last + 1, query)
    case .queue: return dropWaiting() + enqueue(last + 1, query) + startNext()
    }
  }

  private mutating func dropWaiting() -> [Step] {
    entries.keys.filter { !isRunning($0) }.flatMap { drop($0) }
  }
}
