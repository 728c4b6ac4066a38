import Git

/// Standard input in the place of a file: `east lint - --stdin-filename FILE`.
struct StandardInput {
  /// The file in whose place the text stands, if it was named.
  let operands: [String]

  /// - Returns: `nil` if the command line does not ask for standard input.
  init?(_ arguments: Arguments, _ operands: [String]) throws(Failure) {
    let name = arguments[.stdinFilename]
    guard operands.contains("-") else {
      if name != nil { throw Failure("--stdin-filename needs '-'; run `east lint - --stdin-filename FILE < TEXT`") }
      return nil
    }
    if operands.count > 1 { throw Failure("'-' cannot be combined with other paths; remove '-' or the paths") }
    self.operands = name.map { [$0] } ?? []
  }

  /// Whether the text stands in the place of no file.
  var isAlone: Bool { operands.isEmpty }

  func read() throws(Failure) -> [UInt8] {
    try onStandardInput { () throws(SystemError) in try StandardStream.input.readToEnd() }
  }
}

/// Reads from standard input.
func onStandardInput(_ read: () throws(SystemError) -> [UInt8]) throws(Failure) -> [UInt8] {
  do {
    return try read()
  } catch {
    throw Failure("standard input \(error.reason); pipe the source into it")
  }
}
