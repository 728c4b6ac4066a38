/// Delivers a part of the state to its subscribers.
@usableFromInline
class Channel {
  private let scope: Int
  /// Whether the channel delivers a list: before all other values, so that a selection arrives after its rows.
  let isList: Bool

  init(scope: Int, isList: Bool = false) {
    self.scope = scope
    self.isList = isList
  }

  /// Whether the channel has subscribers, or may still get some.
  var isActive: Bool { false }

  /// Evaluates the part of the state and delivers it if it has changed.
  func visit() {}

  /// Forgets what was delivered, because the part of the state is not there any more.
  func disappear() {}

  /// Visits the channel, and returns whether it is still active.
  final func visitIfActive() -> Bool {
    visit()
    return isActive
  }

  /// Removes subscribers that were released.
  func removeReleased() {}

  /// Removes `subscriber`, if it is the subscriber of this channel.
  func end(with subscriber: AnyObject) {}

  /// Returns the channel itself if all providers of `aspect` share it.
  func shared(as aspect: Any.Type) -> AspectChannel? { nil }

  final func isActive(in scope: Int) -> Bool { self.scope == scope && isActive }
}

/// The channels of a store and its scopes: lists, then others, both in the order of their creation.
final class ChannelList {
  private var all: [Channel] = []
  /// The number of lists, which are the first channels.
  private var lists = 0
  /// The lists that were added during a visit: they are inserted when it ends.
  private var late: [Channel] = []
  private var hasLate = false
  private var nextCleanup = 16
  private var isVisiting = false
  /// The number of channels that the current visit is for.
  private var end = 0

  func add(_ channel: Channel) {
    if all.count >= nextCleanup, !isVisiting { removeReleased() }
    if !channel.isList {
      all.append(channel)
    } else if isVisiting {
      late.append(channel)
      hasLate = true
    } else {
      all.insert(channel, at: lists)
      lists += 1
    }
  }

  private func addLate() {
    hasLate = false
    all.insert(contentsOf: late, at: lists)
    lists += late.count
    late = []
  }

  /// Removes released subscribers that received nothing since. Without this, the list would grow with them; a check
  /// whenever the number of channels has doubled bounds that.
  private func removeReleased() {
    all.forEach { $0.removeReleased() }
    removeInactive()
    nextCleanup = max(16, all.count * 2)
  }

  func shared(_ aspect: Any.Type, in scope: Int) -> AspectChannel? {
    [all, late].lazy.joined().compactMap { $0.shared(as: aspect) }.first { $0.isActive(in: scope) }
  }

  /// Begins a visit of the channels that there are. Those that are added later deliver the first value themselves.
  func beginVisit() {
    isVisiting = true
    end = all.count
  }

  /// Visits the channels that there were when the visit began.
  func visit() {
    var hasInactive = false
    var place = 0
    // All channels are removed when the store is released, even during a visit.
    while place < min(end, all.count) {
      let channel = all[place]
      if channel.isActive { channel.visit() } else { hasInactive = true }
      place += 1
    }
    isVisiting = false
    if hasLate { addLate() }
    if hasInactive { removeInactive() }
  }

  private func removeInactive() { keep { $0.isActive } }

  func removeAll() {
    let removed = late
    (late, hasLate) = ([], false)
    keep { _ in false }
    withExtendedLifetime(removed) {}
  }

  /// Releases the removed channels after the access: what they hold may add a channel when it is released.
  private func keep(_ isKept: (Channel) -> Bool) {
    let before = all
    all = before.filter(isKept)
    lists = all.prefix { $0.isList }.count
    withExtendedLifetime(before) {}
  }

  func end(with subscriber: AnyObject) { (all + late).forEach { $0.end(with: subscriber) } }
}
