import Sessions

/// The parsed command line.
struct Arguments: Sendable {
  var verb: Verb
  /// The operands in order: the words that are neither flags nor values of flags.
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(_ verb: Verb) {
    self.verb = verb
  }

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The value of a flag, the last one if the flag is repeated; `nil` if the flag is not passed.
  subscript(flag: Flag) -> String? { values[flag.name]?.last }

  func all(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// Throws if there is an operand.
  ///
  /// - Parameter cure: what to do instead.
  func requireNoOperand(_ cure: String) throws(Failure) {
    if let extra = operands.first {
      throw Failure("`east \(verb.rawValue)` takes no operand '\(extra)'; \(cure)")
    }
  }

  func number(_ flag: Flag) -> Int? { self[flag].flatMap { Int($0) } }

  mutating func add(_ value: String, to flag: FlagForm) throws(Failure) {
    if let objection = flag.objection(to: value) { throw Failure(objection) }
    values[flag.name, default: []].append(value)
  }

  mutating func turnOn(_ flag: FlagForm) {
    values[flag.name, default: []].append("")
  }
}
