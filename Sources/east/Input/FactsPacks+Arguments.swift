import Sessions

extension FactsPacks {
  /// Opens the packs that the flags name.
  ///
  /// - Returns: `nil` if the flags name no pack.
  init?(_ arguments: Arguments) throws(Failure) {
    let names = arguments.all(.facts)
    let isComplete = arguments.has(.factsOnly)
    if names.isEmpty {
      if isComplete { throw Failure("--facts-only needs packs; pass --facts PACK") }
      return nil
    }
    try self.init(
      named: names, isComplete: isComplete, kinds: arguments.verb.readsInterfaces ? [.facts, .interfaces] : [.facts])
  }
}

extension Verb {
  /// Whether the command needs only the interfaces of files that are not linted.
  fileprivate var readsInterfaces: Bool { self == .lint || self == .facts }
}
