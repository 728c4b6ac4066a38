import Sessions

extension StandardInput {
  /// - Returns: `nil` if the command line does not ask for standard input.
  init?(_ arguments: Arguments, _ operands: [String]) throws(Failure) {
    let name = arguments[.stdinFilename]
    guard operands.contains("-") else {
      if name != nil { throw Failure("--stdin-filename needs '-'; run `east lint - --stdin-filename FILE < TEXT`") }
      return nil
    }
    guard arguments.verb == .lint else { throw Failure("only `east lint` reads standard input; remove '-'") }
    if operands.count > 1 { throw Failure("'-' cannot be combined with other paths; remove '-' or the paths") }
    self.init(named: name)
  }
}
