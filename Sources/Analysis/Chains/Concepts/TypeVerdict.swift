/// A property of a type that is true or false and is computed once for each type.
enum TypeVerdict: UInt64 {
  /// Whether it is a plain value.
  case plain
  /// Whether it only carries data.
  case data
  /// Whether it is an enumeration without cases.
  case namespace
}

extension ChainAnalyzer {
  mutating func verdict(
    _ verdict: TypeVerdict, on type: DeclarationID, _ find: (inout ChainAnalyzer) -> Bool
  ) -> Bool {
    // The level limits how far properties without a type annotation are followed, so it is part of the key.
    let key = UInt64(type.index) << 8 | verdict.rawValue << 4 | UInt64(remainingInferences)
    if let known = verdicts.value(of: key, &types.questions) { return known }
    let log = types.questions.begin()
    let found = find(&self)
    types.questions.end(log)
    verdicts.keep(found, under: key, log.node)
    return found
  }
}
