/// A property of a type that is true or false and is computed once for each type.
enum TypeVerdict: UInt64 {
  /// Whether it is a plain value.
  case plain
  /// Whether it consists of numbers at any depth.
  case numbers
  /// Whether it only carries data.
  case data
  /// Whether it is an enumeration without cases.
  case namespace
  /// Whether the body of a declaration that is no type declares types.
  case typesInBody
}

extension ChainAnalyzer {
  mutating func verdict(
    _ verdict: TypeVerdict, on type: DeclarationID, _ find: (inout ChainAnalyzer) -> Bool
  ) -> Bool {
    if let known = knownVerdict(verdict, on: type) { return known }
    let log = types.asked.questions.begin()
    let found = find(&self)
    types.asked.questions.end(log)
    keep(found, for: verdict, on: type, log)
    return found
  }

  /// Returns a verdict if it was found before.
  mutating func knownVerdict(_ verdict: TypeVerdict, on type: DeclarationID) -> Bool? {
    verdicts.value(of: key(verdict, type), &types.asked.questions)
  }

  /// Keeps a verdict with the questions that were asked for it.
  mutating func keep(_ found: Bool, for verdict: TypeVerdict, on type: DeclarationID, _ log: QuestionLog.Opened) {
    verdicts.keep(found, under: key(verdict, type), log.node)
  }

  /// The level limits how far properties without a type annotation are followed, so it is part of the key.
  private func key(_ verdict: TypeVerdict, _ type: DeclarationID) -> UInt64 {
    UInt64(type.index) << 8 | verdict.rawValue << 4 | UInt64(remainingInferences)
  }
}
