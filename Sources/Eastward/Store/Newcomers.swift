/// Counts newcomers that come while a newcomer is told, and says when to tell one more.
///
/// A newcomer is told at once, inside the telling that it came in. Beyond a depth it waits for the end of that
/// telling, so that the stack stays flat however long a chain of newcomers is.
struct Newcomers {
  enum Admission {
    case now, later, never
  }

  let limit: Int
  /// How many newcomers came one from another, up to the one that is told now.
  private(set) var length = 0
  /// How many tellings go on, one inside the other.
  private var depth = 0
  private var waiting = 0

  init(limit: Int) { self.limit = limit }

  /// Says when to tell one more; now means that ``leave()`` follows.
  mutating func enter() -> Admission {
    if length >= limit { return .never }
    if depth >= 64 {
      waiting += 1
      return .later
    }
    depth += 1
    length += 1
    return .now
  }

  mutating func leave() {
    depth -= 1
    length = depth == 0 ? 0 : length - 1
  }

  /// Whether the time of those has come that wait.
  var mayGoOn: Bool { depth == 0 && waiting > 0 }

  /// Enters one that waited, in a chain of which `length` were told before it; ``leave()`` follows.
  mutating func enter(after length: Int) {
    waiting -= 1
    depth = 1
    self.length = length + 1
  }
}
