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
  /// `panel.provideSwitchIsOn { … }`, of what a library declares.
  case providePart(SetPart)
  /// `server.provideAddress(for: .internal) { open($0) }`, with the labels that are written.
  case provideResult([String])
  /// `server.setAccessToken(…)`
  case set
  /// `cell.setLabelText(…)`, of what a library declares.
  case setPart(SetPart)
  /// `cell.increaseMarginConstant(by: 2)`, the same with the operator.
  case adjustPart(SetPart, String)
  /// `database.setUser(user, for: id)`, of the value's dictionary, or `setUser(_:at:)` of its array.
  case setElement(isOfDictionary: Bool)
  /// `screen.addButtonTarget(…)`, a method of what a library declares.
  case callPart(PartCall)
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
    case .set, .setPart, .adjustPart, .setElement, .mark, .adjust, .mutate: true
    case .provide, .provideTo, .providePart, .provideIfPresent, .provideEach, .when, .provideResult, .callPart, .call,
      .ask:
      false
    }
  }
}
