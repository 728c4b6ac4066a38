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
    Group(title: "Using the linter", parent: Site.front, holds: { guides.contains($0) }),
    Group(title: "Rules", parent: Site.front, holds: { $0 == "Rules/README.md" || $0 == "Rules/Options" }),
    Group(title: "All rules", parent: "Rules", holds: { $0.hasPrefix("Rules/Pages/") }),
    Group(
      title: "The library", parent: Site.front, holds: { $0 == "Documentation/UsageErrors.md" },
      further: ["doc:/Eastward"]),
    Group(title: "Decisions", parent: "Modules", holds: { $0.hasPrefix("Documentation/Decisions/") }),
    Group(title: "The project", parent: Site.front, holds: { _ in true }),
  ]

  /// The group of an article; the front page is in none.
  static func home(of path: String) -> Group? {
    path == "README.md" ? nil : all.first { $0.holds(path) }
  }

  private static let guides: Set<String> = Set(
    ["Configuration", "Editors", "Findings", "Formats", "Gating", "Glossary", "History", "JSON", "Pairing", "Teams"].map
    {
      "Documentation/\($0).md"
    })
}
