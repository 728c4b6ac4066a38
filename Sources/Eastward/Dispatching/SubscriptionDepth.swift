/// Bounds the nesting of subscriptions that are added while another one receives its first value.
///
/// A subscription receives its first value immediately. Beyond a depth it waits until the outermost one has received
/// its value, so that the stack does not grow with the length of a chain.
struct SubscriptionDepth {
  enum Admission {
    case now, later, never
  }

  let limit: Int
  /// The length of the chain of subscriptions that added one another, up to the current one.
  private(set) var length = 0
  /// The number of nested deliveries of first values.
  private var depth = 0
  private var waiting = 0

  init(limit: Int) { self.limit = limit }

  /// Returns when to deliver the next first value. After `now`, ``leave()`` must follow.
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

  /// Whether subscriptions wait that can receive their value now.
  var mayGoOn: Bool { depth == 0 && waiting > 0 }

  /// Begins a subscription that waited, after `length` subscriptions in its chain. ``leave()`` must follow.
  mutating func enter(after length: Int) {
    waiting -= 1
    depth = 1
    self.length = length + 1
  }
}
