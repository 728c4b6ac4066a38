/// How a use of an edge becomes something that its owner is told.
enum Telling: Hashable, Sendable {
  /// `server.provideAccessToken { label.text = $0 }`
  case provide
  /// `server.provideAccessToken(to: label)`, with the name of the component's protocol.
  case provideTo(String)
  /// `server.provideNameIfPresent { name in … }`
  case provideIfPresent
  /// `server.provideEachName { name in … }`
  case provideEach
  /// `server.ifOpen { … }`, or the opposite.
  case when(Bool)
  /// `server.provideAddress(for: .internal) { open($0) }`, with the labels that are written.
  case provideResult([String])
  /// `server.setAccessToken(…)`
  case set
  /// `cell.setLabelText(…)`, of what a library declares.
  case setPart(SetPart)
  /// `cell.increaseMarginConstant(by: 2)`, the same with the operator.
  case adjustPart(SetPart, String)
  /// `server.markTokenStale()`, or the opposite.
  case mark(Bool)
  /// `server.increaseCount(by: 2)`, with the operator.
  case adjust(String)
  /// `server.appendToNames(…)`, a method of a library's value.
  case mutate(Mutation)
  /// `server.refreshToken(…)`, with the labels that are written.
  case call([String])
  /// The same, where the result is used for nothing but itself.
  case ask([String])

  /// Whether the owner answers with a value instead of telling it.
  var isForwarded: Bool {
    if case .ask = self { true } else { false }
  }

  /// Whether something is changed.
  var changes: Bool {
    switch self {
    case .set, .setPart, .adjustPart, .mark, .adjust, .mutate: true
    case .provide, .provideTo, .provideIfPresent, .provideEach, .when, .provideResult, .call, .ask: false
    }
  }
}

/// A method of the standard library that changes a value, as far as its arguments can be written down.
enum Mutation: String, Sendable, CaseIterable {
  case append, insert, remove, removeAll, removeLast, removeFirst, toggle

  /// - Parameter labels: those of the call.
  init?(_ name: String, _ labels: [String]) {
    guard let mutation = Mutation(rawValue: name) else { return nil }
    guard labels == (mutation.takesElement ? ["_"] : []) else { return nil }
    self = mutation
  }

  var takesElement: Bool { self == .append || self == .insert || self == .remove }
}
