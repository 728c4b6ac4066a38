/// The exit code of the process.
enum ExitStatus: Int32, Sendable {
  /// No finding is at or above the fail level, or the command succeeded.
  case clean = 0
  /// A finding is at or above the fail level, or a check such as `east baseline check` was negative.
  case found = 1
  /// The command line, the configuration, the repository or the tool itself has a problem.
  case failed = 2
}
