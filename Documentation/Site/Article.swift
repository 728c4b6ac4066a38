import Foundation
import Linting

/// A Markdown page of the repository, which is an article of the site.
struct Article {
  /// Where the page is in the repository.
  let path: String
  /// What links call the article: the page's name, or for a `README.md` its folder's.
  let name: String
  let title: String
  /// The page without its title.
  let text: String

  init(_ path: String, in root: URL) throws(SiteError) {
    guard let source = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
      throw SiteError("cannot read '\(path)'")
    }
    guard source.hasPrefix("# "), let end = source.firstIndex(of: "\n") else {
      throw SiteError("'\(path)' does not begin with a title: # Title")
    }
    self.path = path
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last ?? path
    name = file == "README.md" ? parts.dropLast().last ?? Site.front : String(file.dropLast(".md".count))
    title = String(source[..<end].dropFirst("# ".count))
    text = path.hasPrefix("Rules/Pages/") ? shownText(of: Page(source)) : String(source[end...])
  }

  /// The folder that relative links of the page begin at.
  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// Returns how DocC calls the heading that an address calls `slug`; `nil` if there is none.
  func anchor(for slug: String) -> String? {
    headings.first { githubSlug(of: $0) == slug }.map(doccAnchor)
  }

  private var headings: [String] {
    var isCode = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("##") else { return nil }
      return line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
    }
  }
}

extension Article {
  /// The options of all rules, as their pages describe them.
  init(optionsOf rules: [Article]) {
    path = "Rules/Options"
    name = "Rule-options"
    title = "Rule options"
    text = rules.reduce("\nThe options of each rule that has any, below `rules` in `.east.json`.\n") { text, rule in
      guard let options = rule.section("Options") else { return text }
      return "\(text)\n## \(rule.title)\n\(options)"
    }
  }

  /// The text below a heading of the second level.
  private func section(_ heading: String) -> Substring? {
    guard let start = text.firstRange(of: "\n## \(heading)\n") else { return nil }
    let rest = text[start.upperBound...]
    return rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  }
}

/// The text of a rule's page without the examples that only test the rule.
private func shownText(of page: Page) -> String {
  page.sections.reduce("\n\(page.summary)\n") { "\($0)\n## \($1.title)\n\n\($1.text)\n" }
}

/// What the Markdown of a code host makes of a heading.
private func githubSlug(of heading: String) -> String {
  let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
  return kept.replacing(" ", with: "-")
}

/// What DocC makes of a heading.
private func doccAnchor(of heading: String) -> String {
  heading.filter { !"`'\"".contains($0) }.replacing(" ", with: "-")
}
