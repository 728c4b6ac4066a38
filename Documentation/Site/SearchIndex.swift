import Foundation

/// The texts of all pages of a site that DocC has rendered, for the script that searches them.
struct SearchIndex: Encodable {
  private var pages: [Page] = []

  private struct Page: Encodable {
    /// The path below the site.
    let path: String
    let title: String
    let kind: String
    let parts: [Part]
  }

  /// The text below one heading.
  struct Part: Encodable {
    let heading: String
    let anchor: String
    var text: String

    /// The same with single spaces.
    var trimmed: Part {
      Part(heading: heading, anchor: anchor, text: text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }

  /// Reads the pages of a site.
  init(of site: URL) throws {
    let data = site.appending(path: "data")
    for file in files(below: data, ending: ".json") {
      let page = try JSONDecoder().decode(RenderedPage.self, from: Data(contentsOf: file))
      if page.isList { continue }
      let path = file.path.dropFirst(data.path.count + 1).dropLast(".json".count)
      pages.append(Page(path: "\(path)/", title: page.title, kind: page.kind, parts: page.parts))
    }
    if pages.isEmpty { throw SiteError("'\(site.path)' has no pages; render them before") }
  }

  func encode(to encoder: any Encoder) throws { try pages.encode(to: encoder) }
}

extension SearchIndex {
  /// Adds the page that searches to a site, and a field for it above every page.
  ///
  /// - Parameter base: the path of the site below its host, with slashes around it.
  func add(to site: URL, base: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: site.appending(path: "search/pages.json"))
    let header = try String(contentsOf: site.appending(path: "search/header.html"), encoding: .utf8)
      .replacing("{base}", with: base)
    for file in files(below: site.appending(path: "documentation"), ending: "index.html") {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let body = text.firstRange(of: /<body[^>]*>/) else { throw SiteError("'\(file.path)' has no body") }
      let whole = "\(text[..<body.upperBound])\(header)\(text[body.upperBound...])"
      try Data(whole.utf8).write(to: file)
    }
    try FileManager.default.removeItem(at: site.appending(path: "search/header.html"))
  }
}

/// The files in a folder and those in it whose names end so, in the order of their paths.
private func files(below folder: URL, ending: String) -> [URL] {
  let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0) }
}
