import Findings
import Git
import Sessions

/// Prints on standard output.
func printOut(_ text: String) throws(Failure) {
  try onStandardOutput { () throws(SystemError) in try StandardStream.output.write(text) }
}

/// Prints text on standard output.
func printOut(_ text: ByteText) throws(Failure) { try printOut(text.bytes) }

/// Prints bytes on standard output.
func printOut(_ bytes: [UInt8]) throws(Failure) {
  try onStandardOutput { () throws(SystemError) in try StandardStream.output.write(bytes) }
}

/// Closes standard output; some file systems report a full disk only then.
func closeOutput() throws(Failure) {
  try onStandardOutput { () throws(SystemError) in try StandardStream.output.close() }
}

private func onStandardOutput(_ write: () throws(SystemError) -> Void) throws(Failure) {
  do {
    try write()
  } catch {
    throw Failure("cannot write standard output: it \(error.reason)")
  }
}
