import Git
import Sessions

/// Writes a file that the user names.
///
/// - Parameters:
///   - root: the directory whose files are not trusted; see ``NamedFile``.
///   - kind: the name of the file in an error message: `report`.
func writeFile(_ contents: [UInt8], to file: String, below root: DiskPath, as kind: String) throws(Failure) {
  do {
    try NamedFile(DiskPath(file), below: root).write(contents)
  } catch {
    throw .unwritable("the \(kind) '\(file)'", error)
  }
}

/// Writes a text to a file that the user names; see ``writeFile(_:to:below:as:)-([UInt8],_,_,_)``.
func writeFile(_ text: String, to file: String, below root: DiskPath, as kind: String) throws(Failure) {
  try writeFile(Array(text.utf8), to: file, below: root, as: kind)
}
