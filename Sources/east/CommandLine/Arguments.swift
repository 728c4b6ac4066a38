/// A command line, understood.
struct Arguments: Sendable {
  var verb: Verb
  /// What is no flag, in order.
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(_ verb: Verb) {
    self.verb = verb
  }

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The flag's value; of several the last.
  subscript(flag: Flag) -> String? { values[flag.name]?.last }

  func all(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  func number(_ flag: Flag) -> Int? { self[flag].flatMap { Int($0) } }

  mutating func add(_ value: String, to flag: FlagForm) throws(Failure) {
    if let objection = flag.objection(to: value) { throw Failure(objection) }
    values[flag.name, default: []].append(value)
  }

  mutating func turnOn(_ flag: FlagForm) {
    values[flag.name, default: []].append("")
  }
}
