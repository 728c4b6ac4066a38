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
  /// Whether the file is of a library that the repository depends on: others see what it declares for all.
  package let isDependency: Bool
  /// A name of the content that no other content has; `nil` if it has none, so that nothing is known of it from before.
  package let content: ContentID?
  private let shared: Shared<FileFacts>

  package var facts: FileFacts { shared.value }

  package init(
    path: ByteString, facts: FileFacts, isLinted: Bool, isCounted: Bool = false, isDependency: Bool = false,
    content: ContentID? = nil
  ) {
    self.path = path
    self.isLinted = isLinted
    self.isCounted = isCounted || isLinted
    self.isDependency = isDependency
    self.content = isDependency ? content?.asDependency : content
    shared = Shared(facts)
  }
}

/// A name of a file's content: git's, or another that no other content has.
package struct ContentID: Hashable, Sendable {
  package let words: [UInt32]

  package init(words: [UInt32]) {
    self.words = words
  }

  /// The same content read for a library: what it says is something else than what the repository says with it.
  fileprivate var asDependency: ContentID { ContentID(words: words.map { ~$0 }) }
}
