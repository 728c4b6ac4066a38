/// The articles that links can name.
struct Links {
  private let articles: [String: Article]
  /// Whether a path of the repository exists.
  private let exists: (String) -> Bool

  init(to articles: [Article], exists: @escaping (String) -> Bool) {
    self.articles = Dictionary(articles.map { ($0.path, $0) }) { first, _ in first }
    self.exists = exists
  }

  /// Returns an article's text with its links as DocC writes them. Of a link to a file that is no article only the words stay.
  func text(of article: Article) throws(SiteError) -> String {
    var text = ""
    var rest = article.text[...]
    while let match = rest.firstMatch(of: /```[\s\S]*?```|`[^`\n]*`|\[((?:[^\]`]|`[^`]*`)*)\]\(([^)\s]+)\)/) {
      text += rest[..<match.range.lowerBound]
      if let words = match.1, let target = match.2 {
        text += try link(String(words), String(target), in: article)
      } else {
        text += match.0
      }
      rest = rest[match.range.upperBound...]
    }
    return text + rest
  }

  private func link(_ words: String, _ target: String, in article: Article) throws(SiteError) -> String {
    if target.contains("://") { return "[\(words)](\(target))" }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = parts[0].isEmpty ? article.path : resolved(parts[0], in: article.folder)
    guard let aim = articles[path] else {
      guard exists(path) else { throw SiteError("'\(article.path)' links to '\(target)', which does not exist") }
      if path.hasSuffix(".svg") { return "[\(words)](\(path.split(separator: "/").last ?? ""))" }
      return libraryLink(words, path) ?? words
    }
    guard parts.count == 2 else { return "[\(words)](doc:\(aim.name))" }
    guard let anchor = aim.anchor(for: parts[1]) else {
      throw SiteError("'\(article.path)' links to '\(target)', but '\(path)' has no such heading")
    }
    return "[\(words)](doc:\(parts[0].isEmpty ? "" : aim.name)#\(anchor))"
  }
}

/// A link to an article of the library's own documentation.
private func libraryLink(_ words: String, _ path: String) -> String? {
  guard let match = path.wholeMatch(of: /Sources\/Eastward\/Eastward\.docc\/(.+)\.md/) else { return nil }
  return "[\(words)](doc:/Eastward/\(match.1))"
}

private func resolved(_ target: String, in folder: String) -> String {
  var parts = folder.split(separator: "/")
  for part in target.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return parts.joined(separator: "/")
}
