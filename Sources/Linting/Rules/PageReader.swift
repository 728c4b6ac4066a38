/// Reads a page line by line.
struct PageReader {
  private(set) var id = ""
  private(set) var examples: [Page.Example] = []
  private var paragraph: [String] = []
  private var sections: [Page.Section] = []
  private var current: Page.Example?
  private var isFenced = false
  private var hidesNext = false
  private var line = 0

  /// Whether no section has begun.
  var isInHead: Bool { sections.isEmpty }

  var summary: String { paragraph.joined(separator: " ") }

  /// The sections without the blank lines around them.
  var shownSections: [Page.Section] {
    sections.map { Page.Section(title: $0.title, text: $0.text.trimmingBlankLines) }
  }

  mutating func read(_ text: String) {
    line += 1
    if text.hasPrefix("```") { return readFence(text) }
    if isFenced { return readCode(text) }
    if text.hasPrefix("<!-- hidden -->") {
      hidesNext = true
    } else if text.hasPrefix("# ") {
      id = String(text.dropFirst(2))
    } else if text.hasPrefix("## ") {
      sections.append(Page.Section(title: String(text.dropFirst(3)), text: ""))
    } else if isInHead {
      if !text.isEmpty { paragraph.append(text) }
    } else {
      show(text)
    }
  }

  private mutating func readFence(_ text: String) {
    let isHidden = current?.isHidden ?? hidesNext
    if !isHidden { show(text) }
    if isFenced {
      if let current { examples.append(current) }
      current = nil
      hidesNext = false
    } else if text == "```swift", let section = sections.last {
      current = Page.Example(section: section.title, line: line + 1, source: "", expected: [], isHidden: isHidden)
    }
    isFenced.toggle()
  }

  private mutating func readCode(_ text: String) {
    guard var example = current else { return show(text) }
    let start = example.line
    if let mark = text.firstRange(of: "// ← ") {
      let message = String(text[mark.upperBound...])
      example.expected.append(Page.Expectation(line: line - start + 1, message: message))
    }
    example.source += text + "\n"
    if !example.isHidden { show(text) }
    current = example
  }

  private mutating func show(_ text: String) {
    guard var section = sections.popLast() else { return }
    section.text += text + "\n"
    sections.append(section)
  }
}

extension String {
  fileprivate var trimmingBlankLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
