/// A large immutable value with many owners: a copy is one reference, and reading a part copies only that part.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
