import Git
import Sessions

/// Writes the stamp file, which tells a build system that nothing has to be linted again.
///
/// - Parameter root: the directory whose files are not trusted; see ``NamedFile``.
func writeStamp(_ arguments: Arguments, below root: DiskPath) throws(Failure) {
  guard let file = arguments[.stamp] else { return }
  try writeFile("// Linted by east \(version).\n", to: file, below: root, as: "stamp")
}
