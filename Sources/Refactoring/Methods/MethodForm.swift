/// The form of an owner's new method, and of the call that replaces a use.
enum MethodForm: Hashable, Sendable {
  /// `server.provideAccessToken { label.text = $0 }`
  case provide
  /// `server.provideAccessToken(to: label)`, with the name of the component protocol.
  case provideTo(String)
  /// `server.setAccessToken(…)`
  case set
  /// `cell.setLabelText(…)`: sets a property of the value that a library declares.
  case setMember(LibraryProperty)
  /// `server.appendToNames(…)`: calls a mutating method of the standard library on the value.
  case mutate(Mutation)
  /// `server.refreshToken(…)`, with the argument labels of the call.
  case call([String])

  /// Whether the method changes the value; a call does if its function is `mutating`.
  var changes: Bool {
    switch self {
    case .set, .setMember, .mutate: true
    case .provide, .provideTo, .call: false
    }
  }

  /// The name of the form in JSON.
  var name: String {
    switch self {
    case .provide: "provide"
    case .provideTo: "provide-to-component"
    case .set: "set"
    case .setMember: "set-member"
    case .mutate: "mutate"
    case .call: "call"
    }
  }
}
