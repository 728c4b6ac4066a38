/// Decides which effects of a feedback begin, wait and end, by its policy.
///
/// Each appearance of a query has a number of its own, its epoch. What comes home under a number that is no longer
/// running is stale.
struct Schedule<Key: Hashable, Query> {
  enum Step {
    case begin(Int, Query)
    case end(Int)
    /// Says ``Schedule/waited(_:)`` after a while.
    case wait(Int, Duration, Query)
    case stopWaiting(Int)
  }

  private struct Entry {
    let key: Key
    let query: Query
    var isRunning = false
  }

  private let policy: FeedbackPolicy
  /// What runs or is still to run.
  private var entries: [Int: Entry] = [:]
  private var numbers: [Key: Int] = [:]
  private var running = 0
  private var last = 0
  /// Those that wait for others to end, under `queue`.
  private var order: ArraySlice<Int> = []
  /// The keys that may not begin yet, under `throttle`, by the number of what began last.
  private var pauses: [Int: Key] = [:]
  private var pausing: Set<Key> = []

  init(_ policy: FeedbackPolicy) { self.policy = policy }

  func isRunning(_ number: Int) -> Bool { entries[number]?.isRunning == true }

  // MARK: What the state asks

  mutating func appear(_ key: Key, _ query: Query) -> [Step] {
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

  mutating func vanish(_ key: Key) -> [Step] { numbers[key].map { drop($0) } ?? [] }

  mutating func vanishAll() -> [Step] { entries.keys.sorted().flatMap { drop($0) } }

  /// Begins what waited for others, under `queue`.
  mutating func moveUp() -> [Step] {
    guard case .queue(let limit) = policy else { return [] }
    var steps: [Step] = []
    while running < max(limit, 1), let next = order.popFirst() {
      if entries[next] != nil { steps += begin(next) }
    }
    return steps
  }

  // MARK: What comes home

  mutating func ended(_ number: Int) -> [Step] {
    guard isRunning(number) else { return [] }
    forget(number)
    return moveUp()
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

  /// Ends the oldest if there are too many for one more, which is to begin next.
  private mutating func makeRoom(_ limit: Int) -> [Step] {
    var steps: [Step] = []
    while running >= max(limit, 1), let oldest = entries.keys.min() { steps += drop(oldest) }
    return steps
  }

  private mutating func queue(_ number: Int) {
    order.append(number)
    // Those that went before they began still stand there.
    if order.count > 2 * entries.count + 16 { order.removeAll { entries[$0] == nil } }
  }
}

extension Schedule where Key == Int {
  /// Takes what the only query is now.
  ///
  /// Under `cancelOldest` and `queue` each query has a key of its own, because what has begun may go on beside the next.
  mutating func ask(_ query: Query?) -> [Step] {
    guard let query else { return vanishAll() }
    switch policy {
    case .replace, .debounce, .throttle: return vanish(0) + appear(0, query)
    case .cancelOldest: return appear(last + 1, query)
    case .queue: return dropWaiting() + appear(last + 1, query) + moveUp()
    }
  }

  private mutating func dropWaiting() -> [Step] {
    entries.keys.filter { !isRunning($0) }.flatMap { drop($0) }
  }
}
