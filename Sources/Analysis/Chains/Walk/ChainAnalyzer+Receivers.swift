import SwiftReader

/// The call that a walk of a chain has reached.
struct WalkedCall {
  /// The link of the method's name, `UInt32.max` before the first call.
  var method = UInt32.max
  var call = UInt32.max
  /// The origin of the method's receiver.
  var receiver = ValueOrigin.unknown
  /// The lowest open position of the evaluation stack on which that origin depends.
  var lowest = Int.max
}

extension ChainAnalyzer {
  /// Returns the origin of the receiver whose method takes a closure; `nil` if the callee is not a method.
  ///
  /// Asking for the receiver from inside the closure is not a cycle: the walk of the chain has reached the call, so
  /// everything before it is known.
  mutating func receiver(of site: FileIndex.ClosureCall) -> ValueOrigin? {
    guard let method = frame.method(ofCallAt: site.link, of: frame.chain(site.chain)) else { return nil }
    if case .unknown = frame.receivers[method], let walked = frame.walks.last(where: { $0.method == method }) {
      if walked.lowest < .max { evaluation.depend(on: walked.lowest) }
      return walked.receiver
    }
    return origin(of: .receiver(link: method, chain: site.chain))
  }

  /// Records the call that the walk of a chain has reached, for the closures and key paths in the call's arguments.
  mutating func note(callAt call: UInt32, of method: UInt32, on receiver: ValueOrigin, _ walk: inout ChainWalk) {
    if frame.link(call).arguments.isEmpty || frame.walks.isEmpty { return }
    frame.walks[frame.walks.count - 1] = WalkedCall(
      method: method, call: call, receiver: receiver, lowest: evaluation.lowest)
    if frame.takesClosure(call) { walk.receivers.append((method, receiver)) }
  }

  /// Keeps the receivers that a walk recorded for its calls.
  mutating func keepReceivers(of walk: ChainWalk) {
    for (link, origin) in walk.receivers {
      if case .unknown = frame.receivers[link] { frame.receivers.finish(link, with: origin) }
    }
  }
}
