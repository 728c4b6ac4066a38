/// The kind of an owner's new method, and of the call that replaces a use.
enum Telling: Hashable, Sendable {
  /// `server.provideAccessToken { label.text = $0 }`
  case provide
  /// `server.provideAccessToken(to: label)`, with the name of the component protocol.
  case provideTo(String)
  /// `server.provideNameIfPresent { name in … }`
  case provideIfPresent
  /// `server.provideEachName { name in … }`
  case provideEach
  /// `server.ifOpen { … }`; `false` for the negated condition, `server.ifNotOpen { … }`.
  case when(Bool)
  /// `panel.provideSwitchIsOn { … }`: provides a property of the value that a library declares.
  case providePart(SetPart)
  /// `server.provideAddress(for: .internal) { open($0) }`, with the argument labels of the call.
  case provideResult([String])
  /// `server.setAccessToken(…)`
  case set
  /// `cell.setLabelText(…)`: sets a property of the value that a library declares.
  case setPart(SetPart)
  /// `cell.increaseMarginConstant(by: 2)`: changes a property of the value that a library declares, with the operator.
  case adjustPart(SetPart, String)
  /// `database.setUser(user, for: id)`: sets an element of a dictionary; `setUser(_:at:)` sets one of an array.
  case setElement(isOfDictionary: Bool)
  /// `screen.addButtonTarget(…)`: calls a method of the value that a library declares.
  case callPart(PartCall)
  /// `server.markTokenStale()`; `false` for `server.unmarkTokenStale()`.
  case mark(Bool)
  /// `server.increaseCount(by: 2)`, with the operator `+=` or `-=`.
  case adjust(String)
  /// `server.appendToNames(…)`: calls a mutating method of the standard library on the value.
  case mutate(Mutation)
  /// `server.refreshToken(…)`, with the argument labels of the call; its result is not used.
  case call([String])
  /// `open(server.addressConnection(…))`: like ``call(_:)``, but the use needs the result.
  case ask([String])

  /// Whether the method returns a result instead of providing it to a closure.
  var isForwarded: Bool {
    if case .ask = self { true } else { false }
  }

  /// Whether the method changes the value.
  var changes: Bool {
    switch self {
    case .set, .setPart, .adjustPart, .setElement, .mark, .adjust, .mutate: true
    case .provide, .provideTo, .providePart, .provideIfPresent, .provideEach, .when, .provideResult, .callPart, .call,
      .ask:
      false
    }
  }
}
