package import Lint

/// Uses a member of an object obtained through a friend's property.
package struct Reach: Rule {
  package struct Options: Codable, Sendable, Equatable {
    /// How many hops past a friend a used value may be, less one.
    package var allowed = 1
  }

  package static let page = Page(PackageResources.reach_md)
  package static let defaults = Options()

  private let options: Options

  package init(_ options: Options) {
    self.options = options
  }

  package func findings(in codebase: Codebase, severity: Severity) -> [Finding] {
    []
  }
}
