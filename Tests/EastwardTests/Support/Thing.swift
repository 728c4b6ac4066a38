/// An element with an identity and something to change.
struct Thing: Identifiable, Codable, Hashable, Sendable {
  let id: Int
  var name = ""
}
