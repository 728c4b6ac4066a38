import SwiftTokens

/// Extracts the facts from the bytes of one Swift file.
///
/// - Parameter bytes: the file, in UTF-8; bytes that are not UTF-8 are read as letters of a name. Offsets are 32 bits
///   wide: of a file beyond 4 GiB nothing is read.
/// - Returns: the facts; `problems` lists where the text could not be followed.
/// - Complexity: O(*n*) in the number of bytes.
package func facts(of bytes: [UInt8]) -> FileFacts {
  guard bytes.count < UInt32.max else {
    var facts = FileFacts()
    facts.problems = [Problem(kind: .unexpectedText, offset: 0)]
    return facts
  }
  var parser = Parser(TokenizedText(bytes))
  parser.run()
  return parser.facts
}
