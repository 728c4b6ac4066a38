@_spi(ExperimentalLanguageFeatures) import SwiftParser
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
  let file = tree(of: bytes)
  let scribe = Scribe(viewMode: .sourceAccurate)
  scribe.walk(file)
  let lines = scribe.imports.map { "I \($0)" } + scribe.lines.inOrder()
  return RefereeTranscript(lines: lines, hasSyntaxErrors: file.hasError)
}

/// The language of today is tried first: what is coming may read the same words another way.
private func tree(of bytes: [UInt8]) -> SourceFileSyntax {
  unsafe bytes.withUnsafeBufferPointer { source in
    let today = unsafe Parser.parse(source: source)
    if !today.hasError { return today }
    let tomorrow = unsafe Parser.parse(source: source, experimentalFeatures: coming)
    return tomorrow.hasError ? today : tomorrow
  }
}

/// What a toolchain already reads behind a flag, and real repositories already write.
private let coming: Parser.ExperimentalFeatures = [
  .borrowAndMutateAccessors, .coroutineAccessors, .keypathWithMethodMembers, .nonescapableTypes,
]
