import Foundation

/// The linter's part of the site: all pages of the repository, in groups.
struct Site {
  /// The name of the front page.
  static let front = "east"

  private let root: URL
  private let articles: [Article]

  init(_ root: URL) throws(SiteError) {
    self.root = root
    var articles: [Article] = []
    for path in try pages(in: root) { articles.append(try Article(path, in: root)) }
    articles.append(Article(optionsOf: articles.filter { $0.path.hasPrefix("Rules/Pages/") }))
    for (name, same) in Dictionary(grouping: articles, by: { $0.name.lowercased() }) where same.count > 1 {
      throw SiteError("\(same.map { "'\($0.path)'" }.joined(separator: " and ")) are both called '\(name)'; rename one")
    }
    self.articles = articles
  }

  /// Writes a documentation catalog.
  func write(to catalog: URL) throws {
    let manager = FileManager.default
    let links = Links(to: articles) { manager.fileExists(atPath: root.appending(path: $0).path) }
    try manager.createDirectory(at: catalog, withIntermediateDirectories: true)
    for article in articles {
      let isFront = article.name == Self.front
      let metadata = isFront ? "\n@Metadata {\n  @TechnologyRoot\n}\n" : ""
      let text = "# \(article.title)\n\(metadata)\(try links.text(of: article))\n\(topics(of: article))"
      try Data(text.utf8).write(to: catalog.appending(path: "\(article.name).md"))
    }
    try writePictures(to: catalog)
  }

  /// Copies the pictures that articles show.
  private func writePictures(to catalog: URL) throws {
    let manager = FileManager.default
    let pictures = root.appending(path: "Documentation/Pictures")
    guard manager.fileExists(atPath: pictures.path) else { return }
    for name in try manager.contentsOfDirectory(atPath: pictures.path) where name.hasSuffix(".svg") {
      try manager.copyItem(at: pictures.appending(path: name), to: catalog.appending(path: name))
    }
  }

  /// The lists of further articles at the end of an article.
  private func topics(of article: Article) -> String {
    let groups = Group.all.filter { $0.parent == article.name }
    let lists = groups.compactMap { group -> String? in
      let members = articles.filter { Group.home(of: $0.path)?.title == group.title && $0.name != article.name }
      let links = members.map { "- <doc:\($0.name)>" } + group.further.map { "- <\($0)>" }
      return links.isEmpty ? nil : "### \(group.title)\n\n\(links.joined(separator: "\n"))\n"
    }
    return lists.isEmpty ? "" : "\n## Topics\n\n\(lists.joined(separator: "\n"))"
  }
}

/// The Markdown pages that are articles, as paths below the root.
private func pages(in root: URL) throws(SiteError) -> [String] {
  let folders = [
    "", "Documentation", "Documentation/Internals", "Documentation/Internals/Decisions", "Rules", "Rules/Pages",
  ]
  var paths = ["Benchmarks/README.md", "Fuzzing/README.md"]
  for folder in folders {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path) else {
      throw SiteError("cannot read the folder '\(root.appending(path: folder).path)'; pass the root of the repository")
    }
    paths += names.filter { $0.hasSuffix(".md") }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }
  return paths.sorted()
}

/// Why the site cannot be written.
struct SiteError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
