/// Something that is true of a type or not, and that is found out once.
enum TypeVerdict: UInt64 {
  /// Whether it counts as a value.
  case scalar
  /// Whether it is a container of services.
  case container
  /// Whether it holds services for others, whatever else it does.
  case services
  /// Whether it is a structure of a few values of the library.
  case smallValue
  /// Whether it is a structure of numbers, like a library's point.
  case measure
  /// Whether it is a list of colors, fonts or images.
  case palette
  /// Whether it stands for the parameters that it carries.
  case parameterObject
  /// Whether it is a list of names: many constants of one type.
  case nameTable
  /// Whether it carries parts for others and does next to nothing.
  case carrier
  /// Whether it consists of constants and does next to nothing.
  case fixedData
  /// Whether it is a box by its name, for one structure or enumeration.
  case valueBox
  /// Whether it has outlets and no behaviour of its own.
  case outlets
}

extension ChainAnalyzer {
  mutating func verdict(
    _ verdict: TypeVerdict, on type: DeclarationID, _ find: (inout ChainAnalyzer) -> Bool
  ) -> Bool {
    // How far properties without a written type are followed depends on the level.
    let key = UInt64(type.index) << 8 | verdict.rawValue << 4 | UInt64(level)
    if let known = verdicts.value(of: key, &types.questions) { return known }
    let log = types.questions.begin()
    let found = find(&self)
    types.questions.end(log)
    verdicts.keep(found, under: key, log.node)
    return found
  }
}
