package import Findings
package import SwiftReader

/// One file of the repository, read.
package struct SourceFile: Sendable {
  /// The path relative to the repository's root.
  package let path: ByteString
  /// Whether the file's own reaches are analyzed; a file that is not is still read for its declarations.
  package let isLinted: Bool
  /// Whether what the file does counts for findings about other files' declarations.
  package let isCounted: Bool
  private let shared: Shared<FileFacts>

  package var facts: FileFacts { shared.value }

  package init(path: ByteString, facts: FileFacts, isLinted: Bool, isCounted: Bool = false) {
    self.path = path
    self.isLinted = isLinted
    self.isCounted = isCounted || isLinted
    shared = Shared(facts)
  }
}
