/// A rule's page in Markdown, which is both its documentation and its tests.
///
/// The heading is the rule's id, the first paragraph its summary. The sections are *Why*, *Reported*, *Not reported*,
/// *Options* and *When to suppress it*. A fenced `swift` block under *Reported* or *Not reported* is an example:
/// `// ← text` at the end of a line means exactly one finding on that line whose message is `text`.
package struct Page: Sendable, Equatable {
  package let id: String
  package let summary: String
  private let markdown: [UInt8]

  package var sections: [Section] { reader.shownSections }

  package var examples: [Example] { reader.examples }

  package struct Section: Sendable, Equatable {
    package var title: String
    /// The text without the hidden examples.
    package var text: String
  }

  package struct Example: Sendable, Equatable {
    /// The heading above: `Reported` or `Not reported`.
    package var section: String
    /// The line of the page with the first line of the example, from 1.
    package var line: Int
    package var source: String
    package var expected: [Expectation]
    /// Whether the example is tested, but not shown.
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

  /// Creates a page from Markdown. Only its head is read, because every run needs the id of every rule, and few need
  /// more.
  package init(_ markdown: [UInt8]) {
    var head = PageReader()
    var rest = markdown[...]
    while head.isInHead, !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      head.read(String(decoding: line, as: UTF8.self))
      rest = rest.dropFirst(line.count + 1)
    }
    (id, summary) = (head.id, head.summary)
    self.markdown = markdown
  }

  /// Creates a page from Markdown.
  package init(_ markdown: String) { self.init(Array(markdown.utf8)) }

  private var reader: PageReader {
    var reader = PageReader()
    let text = String(decoding: markdown, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(String(line)) }
    return reader
  }
}
