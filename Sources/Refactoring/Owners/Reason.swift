/// Why a use is not rewritten, as a clause.
struct Reason: Error, Equatable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
