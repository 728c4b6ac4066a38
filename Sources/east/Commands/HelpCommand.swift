import Git

func help(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if arguments.has(.manual) {
    StandardStream.output.write(manualPage())
    return .clean
  }
  guard let word = arguments.operands.first else {
    StandardStream.output.write(overview())
    return .clean
  }
  guard let verb = Verb(rawValue: word) else { throw unknownCommand(word) }
  StandardStream.output.write(page(of: verb))
  return .clean
}
