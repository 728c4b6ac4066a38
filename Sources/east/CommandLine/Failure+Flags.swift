import Sessions

extension Failure {
  /// Returns the error for two flags that are mutually exclusive.
  static func exclusive(_ first: String, _ second: String) -> Failure {
    Failure("\(first) and \(second) are mutually exclusive; pass one of them")
  }
}
