/// Keeps those who listen to one thing, in the order in which they came, and tells them.
///
/// Anybody may come or go while a telling is going on: who comes is told by the telling that follows, who goes is not
/// told again. Those who are gone are swept out when they are half of all, so that leaving costs no walk.
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
  private var gone = 0
  /// How many tellings go on, one inside the other.
  private var tellings = 0

  var isEmpty: Bool { all.count == gone }

  /// Adds who came as the `number`th; numbers grow.
  func add(_ ear: @escaping Ear, as number: Int) { all.append(Listener(number: number, ear: ear)) }

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
    _ = consume ear
  }

  private func sweepIfDue() {
    guard tellings == 0, gone > 0, gone * 2 >= all.count else { return }
    gone = 0
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
