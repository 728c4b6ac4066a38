package import Git
package import Linting

extension InputOptions {
  /// Reads the page of a rule of the team's own.
  package func text(ofPage path: RepositoryPath, of rule: UseRule) throws(Failure) -> [UInt8] {
    let listing = try surroundings(of: try location())
    var reader = try ContentReader(listing)
    guard let bytes = try reader.configuration(at: path, of: listing) else {
      throw Failure("no page '\(path)' of the rule '\(rule.id)'; write it, or remove 'page'")
    }
    return bytes
  }
}
