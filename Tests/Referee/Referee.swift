import SwiftParser
import SwiftSyntax

/// What the toolchain's own SwiftSyntax makes of one file.
package struct RefereeTranscript: Sendable, Equatable {
  /// One line per fact, in the order of the file.
  package var lines: [String]
  /// Whether SwiftSyntax would refuse the file; its lines then say little.
  package var hasSyntaxErrors: Bool
}

/// Reads one Swift file with SwiftSyntax and writes down the facts that our own reader must find too.
package func refereeTranscript(of bytes: [UInt8]) -> RefereeTranscript {
  let file = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
  let scribe = Scribe(viewMode: .sourceAccurate)
  scribe.walk(file)
  return RefereeTranscript(lines: scribe.lines.inOrder(), hasSyntaxErrors: file.hasError)
}
