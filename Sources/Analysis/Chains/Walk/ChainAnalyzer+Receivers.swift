import SwiftReader

/// The call at which the walk of a chain is.
struct WalkedCall {
  /// The link of the method's name.
  var method = UInt32.max
  var call = UInt32.max
  /// The value whose method is called.
  var receiver = ValueOrigin.unknown
  /// The lowest open definition on which that value depends.
  var lowest = Int.max
}

extension ChainAnalyzer {
  /// The value whose method a closure is given to; `nil` if what is called is no method.
  ///
  /// From inside the closure this is no circle: the walk of the chain stands at the call, and what is before it is known.
  mutating func receiver(of site: FileIndex.ClosureCall) -> ValueOrigin? {
    guard let method = frame.method(ofCallAt: site.link, of: frame.chain(site.chain)) else { return nil }
    if case .unknown = frame.receivers[method], let walked = frame.walks.last(where: { $0.method == method }) {
      if walked.lowest < .max { evaluation.depend(on: walked.lowest) }
      return walked.receiver
    }
    return origin(of: .receiver(link: method, chain: site.chain))
  }

  /// Notes at which call the walk of a chain is, for the closures and key paths that the call is given.
  mutating func note(callAt call: UInt32, of method: UInt32, on receiver: ValueOrigin, _ walk: inout ChainWalk) {
    if frame.link(call).arguments.isEmpty || frame.walks.isEmpty { return }
    frame.walks[frame.walks.count - 1] = WalkedCall(
      method: method, call: call, receiver: receiver, lowest: evaluation.lowest)
    if frame.takesClosure(call) { walk.receivers.append((method, receiver)) }
  }

  /// Keeps what a walk found out of the receivers of its calls.
  mutating func keepReceivers(of walk: ChainWalk) {
    for (link, origin) in walk.receivers {
      if case .unknown = frame.receivers[link] { frame.receivers.finish(link, with: origin) }
    }
  }
}
