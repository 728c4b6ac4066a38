/// A list of articles below another article.
struct Group {
  let title: String
  /// The article that has the list.
  let parent: String
  /// Whether an article is in the list, by its path.
  let holds: @Sendable (String) -> Bool
  /// Links to what is no article.
  var further: [String] = []

  static let all = [
    Group(title: "Using the linter", parent: Site.front, holds: { isGuide($0) }),
    Group(title: "Rules", parent: Site.front, holds: { $0 == "Rules/README.md" || $0 == "Rules/Options" }),
    Group(title: "All rules", parent: "Rules", holds: { $0.hasPrefix("Rules/Pages/") }),
    Group(title: "The library", parent: Site.front, holds: { $0 == library }, further: ["doc:/Eastward"]),
    Group(title: "Decisions", parent: "Modules", holds: { $0.hasPrefix("Documentation/Internals/Decisions/") }),
    Group(title: "Internals", parent: Site.front, holds: { $0.hasPrefix("Documentation/Internals/") }),
    Group(title: "The project", parent: Site.front, holds: { _ in true }),
  ]

  /// The group of an article; the front page is in none.
  static func home(of path: String) -> Group? {
    path == "README.md" ? nil : all.first { $0.holds(path) }
  }

  private static let library = "Documentation/UsageErrors.md"

  /// Whether an article is a page for users of the linter: one directly in `Documentation`.
  private static func isGuide(_ path: String) -> Bool {
    path.hasPrefix("Documentation/") && !path.hasPrefix("Documentation/Internals/") && path != library
  }
}
