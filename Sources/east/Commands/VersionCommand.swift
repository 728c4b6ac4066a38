import Sessions

func printVersion(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  try arguments.requireNoOperand("run `east version`")
  try printOut("east \(version)\n")
  return .clean
}
