/// A rule's page: its documentation and its tests in one.
///
/// The heading is the rule's id, the first paragraph its summary. The sections are *Why*, *Broken*, *Kept*, *Options*
/// and *When to allow it*. A fenced `swift` block under *Broken* or *Kept* is an example: `// ← text` at the end of a
/// line means exactly one finding on that line whose message is `text`.
package struct Page: Sendable, Equatable {
  package var id: String
  package var summary: String
  package var sections: [Section]
  package var examples: [Example]

  package struct Section: Sendable, Equatable {
    package var title: String
    /// The text without the hidden examples.
    package var text: String
  }

  package struct Example: Sendable, Equatable {
    /// The heading above: `Broken` or `Kept`.
    package var section: String
    /// The line of the page on which the example's first line stands, from 1.
    package var line: Int
    package var source: String
    package var expected: [Expectation]
    /// Tested, but not shown.
    package var isHidden: Bool
  }

  package struct Expectation: Sendable, Equatable {
    /// The line of the example, from 1.
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
      self.line = line
      self.message = message
    }
  }

  /// Reads a page of Markdown.
  package init(_ markdown: [UInt8]) {
    self.init(String(decoding: markdown, as: UTF8.self))
  }

  /// Reads a page of Markdown.
  package init(_ markdown: String) {
    var reader = PageReader()
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(String(line)) }
    self = reader.finish()
  }

  init(id: String, summary: String, sections: [Section], examples: [Example]) {
    self.id = id
    self.summary = summary
    self.sections = sections
    self.examples = examples
  }
}
