/// Reads one Swift file: bytes in, facts out.
///
/// - Parameter bytes: the file, in UTF-8; bytes that are not UTF-8 are read as letters of a name.
/// - Returns: the facts; `problems` lists where the text could not be followed.
/// - Complexity: O(*n*) in the number of bytes.
package func facts(of bytes: [UInt8]) -> FileFacts {
  FileFacts()
}
