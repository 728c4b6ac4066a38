/// The types whose properties count as hops, by name: `Server` counts, `!Server` does not. Where none is said to count,
/// all others do.
package struct Owners: Sendable, Equatable {
  private let included: [String]
  private let excluded: [String]

  package init(_ names: [String]) {
    included = names.filter { !$0.hasPrefix("!") }
    excluded = names.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
  }

  /// Whether a type counts, by its qualified name or the last part of it.
  func contains(_ owner: String) -> Bool {
    let simple = owner.split(separator: ".").last.map(String.init) ?? owner
    if excluded.contains(owner) || excluded.contains(simple) { return false }
    return included.isEmpty || included.contains(owner) || included.contains(simple)
  }
}
