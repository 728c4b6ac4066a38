import Sessions

func help(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if arguments.has(.manual) {
    try printOut(manualPage())
    return .clean
  }
  guard let word = arguments.operands.first else {
    try printOut(overview())
    return .clean
  }
  guard let verb = Verb(rawValue: word) else { throw unknownCommand(word) }
  try printOut(page(of: verb))
  return .clean
}
