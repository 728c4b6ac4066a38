/// Keeps those who listen to one thing, in the order in which they came, and tells them.
///
/// Anybody may come or go while a telling is going on: who comes is told by the telling that follows, who goes is not
/// told again. Those who are gone are swept out when they are half of all, so that leaving costs no walk. Who dies without a
/// word is found when it would be told, when as many have come as were there, or after a long silence.
///
/// Ears take no value; they find it where whoever made them left it. So this class is not generic, and a walk over ten
/// thousand ears costs nothing but the calls.
@usableFromInline
final class Listeners {
  /// Answers false when whoever listens is gone.
  @usableFromInline typealias Ear = () -> Bool

  private struct Listener {
    let number: Int
    var ear: Ear?
  }

  private var all: [Listener] = []
  /// Apart from the listeners, because a walk over weak references is slow.
  private var owners: [Owner] = []
  private var gone = 0
  private var nextLook = 16
  /// How many tellings go on, one inside the other.
  private var tellings = 0

  var isEmpty: Bool { all.count == gone }

  var count: Int { all.count - gone }

  /// Adds who came as the `number`th; numbers grow.
  func add(_ ear: @escaping Ear, of owner: AnyObject?, as number: Int) {
    if all.count >= nextLook { forgetTheDead() }
    all.append(Listener(number: number, ear: ear))
    owners.append(Owner(owner))
  }

  /// Forgets those who died and were not told since.
  func forgetTheDead() {
    // An ear that goes may end other subscriptions; nothing moves before all have been looked at.
    tellings += 1
    for place in 0..<owners.count where owners[place].isDead { forget(at: place) }
    tellings -= 1
    sweepIfDue()
    nextLook = max(16, all.count * 2)
  }

  /// Whether the listener with this number has not been removed.
  func has(_ number: Int) -> Bool { place(of: number).map { all[$0].ear != nil } ?? false }

  func remove(_ number: Int) {
    guard let place = place(of: number) else { return }
    forget(at: place)
    sweepIfDue()
  }

  /// Tells those who came before the `limit`th.
  func tell(before limit: Int = .max) {
    // Whoever comes meanwhile stands behind this end.
    let end = all.count
    tellings += 1
    var place = 0
    while place < end {
      let listener = all[place]
      if listener.number >= limit { break }
      if let ear = listener.ear, !ear() { forget(at: place) }
      place += 1
    }
    tellings -= 1
    sweepIfDue()
  }

  private func forget(at place: Int) {
    guard all[place].ear != nil else { return }
    // What the ear holds may end other subscriptions as it goes, so the books are right before it does.
    gone += 1
    let ear = all[place].ear.take()
    withExtendedLifetime(ear) {}
  }

  private func sweepIfDue() {
    guard tellings == 0, gone > 0, gone * 2 >= all.count else { return }
    gone = 0
    owners = zip(all, owners).compactMap { $0.ear == nil ? nil : $1 }
    all.removeAll { $0.ear == nil }
  }

  /// Finds a number by halving: numbers only grow.
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
