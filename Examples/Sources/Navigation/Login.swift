import Eastward

// What `userLoggedInWithUsername(_:password:)` did in a view controller, taken apart: an action says what the user wants, a query
// in the state what is to be checked, an answer what came of it, and where the app goes then is a matter of the route.

struct Credentials: Equatable {
  let name: String
  let password: String

  /// Answers what comes of it if `secret` is the right password.
  func checked(against secret: String) -> AppState.Action {
    password == secret ? .authenticated(name: name) : .refused(reason: "wrong password")
  }
}

/// Answers a query with an action. It knows no screen, and no screen knows it.
///
/// The server of a real app takes its time: then the same query starts an effect, which answers later.
struct Server {
  func check(_ credentials: Credentials) -> AppState.Action { credentials.checked(against: "secret") }
}
