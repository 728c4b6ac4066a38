import Git

/// Leaves the file behind by which a build system sees that nothing has to be judged again.
func writeStamp(_ arguments: Arguments) throws(Failure) {
  guard let file = arguments[.stamp] else { return }
  do {
    try write("// Judged by east \(version).\n", toFile: DiskPath(file))
  } catch {
    throw Failure("the stamp '\(file)' cannot be written: it \(error.reason)")
  }
}
