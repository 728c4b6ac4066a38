/// A large value that many hold and nobody changes: a copy is one reference, and reading a part copies that part alone.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
