/// A property of a type that is true or false and is computed once for each type.
enum TypeVerdict: UInt64 {
  /// Whether it counts as a value.
  case scalar
  /// Whether it is a container of services for others.
  case container
  /// Whether it holds services for others, whatever functions it has.
  case services
  /// Whether it is a structure of a few library values.
  case smallValue
  /// Whether it is a structure of floating-point numbers, like a library's point, or a range.
  case measure
  /// Whether it is a structure or class of colors, fonts or images.
  case palette
  /// Whether it represents the parameters that it carries.
  case parameterObject
  /// Whether it is a table of names: many constants of one type.
  case nameTable
  /// Whether it carries several parts for others and has at most one function.
  case carrier
  /// Whether it consists of constants and has at most one function.
  case fixedData
  /// Whether it is a class with a name like `Box`, for one structure or enumeration.
  case valueBox
  /// Whether it is a view with outlets and no methods of its own.
  case outlets
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
