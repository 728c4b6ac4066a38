import Findings
package import Git
package import Linting

extension ResolvedConfiguration {
  /// Returns the rules of the team's own, those that are off, too, with the paths of their pages.
  package func pagesOfUses() throws(Failure) -> [(rule: ActiveUseRule, page: RepositoryPath?)] {
    let rules: [ActiveUseRule]
    do throws(ConfigurationError) {
      rules = try useRules(only: uses.values.map(\.value.id))
    } catch {
      throw error.failure(in: "the configuration")
    }
    var pages: [(rule: ActiveUseRule, page: RepositoryPath?)] = []
    for rule in rules { pages.append((rule, try rule.rule.pathOfPage())) }
    return pages
  }
}

extension UseRule {
  /// Returns the path of the page; `nil` if the rule has none.
  package func pathOfPage() throws(Failure) -> RepositoryPath? {
    guard let page else { return nil }
    let place = (directory.isEmpty ? "" : "\(directory)/") + page.text
    guard let path = RepositoryPath(place), path.hasSuffix(".md"), "/\(place)".contains("/\(UseRule.pagesFolder)/")
    else {
      throw Failure(
        "'\(page.text)' is no page of the rule '\(id)'; write the path of a Markdown file in a directory '\(UseRule.pagesFolder)', such as '\(UseRule.pagesFolder)/\(name).md'"
      )
    }
    return path
  }

  /// The name of the directories in which pages are.
  static let pagesFolder = ".east"
}
