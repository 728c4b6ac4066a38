extension Page {
  /// The page in Markdown, without links to other files.
  package var text: String { "# \(id)\n\n\(summary)\n\n\(sectionText)".withoutFileLinks }

  /// The sections in Markdown.
  package var sectionText: String {
    sections.map { "## \($0.title)\n\n\($0.text)\n" }.joined(separator: "\n").withoutFileLinks
  }

  /// The text of the section *Why*, or the summary if there is no such section.
  package var reason: String { (sections.first { $0.title == "Why" }?.text ?? summary).withoutFileLinks }
}

extension String {
  /// The text with only the words of each link to a Markdown file, which does not exist where the text is shown.
  fileprivate var withoutFileLinks: String {
    var text = ""
    var rest = self[...]
    while let mark = rest.firstRange(of: "]("), let end = rest[mark.upperBound...].firstIndex(of: ")") {
      let target = rest[mark.upperBound..<end].prefix { $0 != "#" }
      if target.hasSuffix(".md"), let start = rest[..<mark.lowerBound].lastIndex(of: "[") {
        text += rest[..<start] + rest[rest.index(after: start)..<mark.lowerBound]
      } else {
        text += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}
