/// Delivers a part of the state to its subscribers.
@usableFromInline
class Channel {
  private let scope: Int

  init(scope: Int) { self.scope = scope }

  /// Whether the channel has subscribers, or may still get some.
  var isActive: Bool { false }

  /// Whether the channel delivers a list: before all other values, so that a selection arrives after its rows.
  var isList: Bool { false }

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
  private var lists: [Channel] = []
  private var others: [Channel] = []
  private var nextCleanup = 16
  private var isVisiting = false
  /// The numbers of lists and other channels that the current visit is for.
  private var end = (lists: 0, others: 0)

  private var count: Int { lists.count + others.count }

  func add(_ channel: Channel) {
    if count >= nextCleanup, !isVisiting { removeReleased() }
    if channel.isList { lists.append(channel) } else { others.append(channel) }
  }

  /// Removes released subscribers that received nothing since. Without this, the list would grow with them; a check
  /// whenever the number of channels has doubled bounds that.
  private func removeReleased() {
    lists.forEach { $0.removeReleased() }
    others.forEach { $0.removeReleased() }
    removeInactive()
    nextCleanup = max(16, count * 2)
  }

  func shared(_ aspect: Any.Type, in scope: Int) -> AspectChannel? {
    (aspect is any ItemsAspect.Type ? lists : others).lazy.compactMap { $0.shared(as: aspect) }
      .first { $0.isActive(in: scope) }
  }

  /// Begins a visit of the channels that there are. Those that are added later deliver the first value themselves.
  func beginVisit() {
    isVisiting = true
    end = (lists.count, others.count)
  }

  /// Visits the channels that there were when the visit began.
  func visit() {
    var hasInactive = false
    // All channels are removed when the store is released, even during a visit.
    var place = 0
    while place < min(end.lists, lists.count) {
      let channel = lists[place]
      if channel.isActive { channel.visit() } else { hasInactive = true }
      place += 1
    }
    place = 0
    while place < min(end.others, others.count) {
      let channel = others[place]
      if channel.isActive { channel.visit() } else { hasInactive = true }
      place += 1
    }
    isVisiting = false
    if hasInactive { removeInactive() }
  }

  private func removeInactive() { keep { $0.isActive } }

  func removeAll() { keep { _ in false } }

  /// Releases the removed channels after the access: what they hold may add a channel when it is released.
  private func keep(_ isKept: (Channel) -> Bool) {
    let before = (lists, others)
    lists = before.0.filter(isKept)
    others = before.1.filter(isKept)
    withExtendedLifetime(before) {}
  }

  func end(with subscriber: AnyObject) { (lists + others).forEach { $0.end(with: subscriber) } }
}
