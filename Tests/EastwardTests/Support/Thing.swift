/// An element with an identity and something to change.
struct Thing: Identifiable, Equatable, Sendable {
  let id: Int
  var name = ""
}
