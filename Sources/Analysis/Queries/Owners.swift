import Findings

/// The types whose properties count as hops, by name: `Server` includes a type, `!Server` excludes it. If no type is
/// included, all types count that are not excluded.
package struct Owners: Sendable, Equatable {
  private let included: [ByteString]
  private let excluded: [ByteString]

  package init(_ names: [String]) {
    let names = names.map { ByteString($0) }
    included = names.filter { !$0.hasPrefix("!") }
    excluded = names.filter { $0.hasPrefix("!") }.map { ByteString($0.bytes.dropFirst()) }
  }

  /// Returns whether a type counts, by its qualified name or the last part of it.
  func contains(_ owner: ByteString) -> Bool {
    let simple = owner.bytes.split(separator: UInt8(ascii: ".")).last.map { ByteString($0) } ?? owner
    if excluded.contains(owner) || excluded.contains(simple) { return false }
    return included.isEmpty || included.contains(owner) || included.contains(simple)
  }
}
