/// The observers of one value or list, in the order in which they subscribed.
///
/// Observers may be added and removed during a delivery: an added one is called by the next delivery, a removed one is
/// not called again. Removed observers are swept out when they are half of all, so that removing does not traverse the
/// list. An observer whose owner was released is found when it is called, when the list has doubled, or after a long
/// time without a delivery.
///
/// Observers take no value; they read it where their creator stored it. So this class is not generic, and traversing
/// ten thousand observers costs nothing but the calls.
@usableFromInline
final class ObserverList {
  /// Returns false when the owner of the observer was released.
  @usableFromInline typealias Observer = () -> Bool

  private struct Entry {
    let number: Int
    var observer: Observer?
  }

  private var all: [Entry] = []
  /// Separate from the entries, because traversing weak references is slow.
  private var owners: [Owner] = []
  private var removed = 0
  private var nextCleanup = 16
  /// The number of nested deliveries.
  private var deliveries = 0

  var isEmpty: Bool { all.count == removed }

  var count: Int { all.count - removed }

  /// Adds an observer with the next `number`. Numbers only grow.
  func add(_ observer: @escaping Observer, of owner: AnyObject?, as number: Int) {
    if all.count >= nextCleanup { removeReleased() }
    all.append(Entry(number: number, observer: observer))
    owners.append(Owner(owner))
  }

  /// Returns whether one of the first observers belongs to `owner`. Looks at no more than 64, for debug builds.
  func mayHave(_ owner: AnyObject) -> Bool {
    zip(all, owners).prefix(64).contains { $0.observer != nil && $1.isSame(as: owner) }
  }

  /// Removes observers whose owners were released.
  func removeReleased() {
    // A removed observer may end other subscriptions when it is released; no entry moves before all have been checked.
    deliveries += 1
    for place in 0..<owners.count where owners[place].isReleased { remove(at: place) }
    deliveries -= 1
    sweepIfDue()
    nextCleanup = max(16, all.count * 2)
  }

  /// Returns whether the observer with this number has not been removed.
  func has(_ number: Int) -> Bool { place(of: number).map { all[$0].observer != nil } ?? false }

  func remove(_ number: Int) {
    guard let place = place(of: number) else { return }
    remove(at: place)
    sweepIfDue()
  }

  /// Calls the observers with numbers below `limit`.
  func deliver(before limit: Int = .max) {
    // Observers that are added meanwhile are behind this end.
    let end = all.count
    deliveries += 1
    var place = 0
    while place < end {
      let entry = all[place]
      if entry.number >= limit { break }
      if let observer = entry.observer, !observer() { remove(at: place) }
      place += 1
    }
    deliveries -= 1
    sweepIfDue()
  }

  private func remove(at place: Int) {
    guard all[place].observer != nil else { return }
    // Objects that the observer holds may end other subscriptions when they are released, so the counters are updated
    // before.
    removed += 1
    let observer = all[place].observer.take()
    withExtendedLifetime(observer) {}
  }

  private func sweepIfDue() {
    guard deliveries == 0, removed > 0, removed * 2 >= all.count else { return }
    removed = 0
    owners = zip(all, owners).compactMap { $0.observer == nil ? nil : $1 }
    all.removeAll { $0.observer == nil }
  }

  /// Returns the place of a number, found by binary search; nil if there is none.
  private func place(of number: Int) -> Int? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].number == number ? low : nil
  }
}
