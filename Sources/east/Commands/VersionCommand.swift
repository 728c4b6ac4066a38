import Git

func printVersion(_ arguments: Arguments) throws(Failure) -> ExitStatus {
  if let extra = arguments.operands.first {
    throw Failure("`east version` takes no operand '\(extra)'; run `east version`")
  }
  try printOut("east \(version)\n")
  return .clean
}
