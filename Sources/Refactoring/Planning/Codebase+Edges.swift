package import Analysis
package import Findings
package import PairWriting
import SwiftReader

extension Codebase {
  /// The properties that uses reach through, by the full name of the edge; those of one name are ordered by path.
  package var reachedProperties: [ByteString: [DeclarationID]] {
    Dictionary(grouping: Set(analyses.flatMap(\.reachedProperties)).sorted(), by: edgeName)
  }

  private func edgeName(of member: DeclarationID) -> ByteString {
    let name = table.text(of: table.declaration(member).name, in: table.file(of: member))
    return "\(table.nameOfOwner(of: member)).\(name)"
  }

  /// Returns the pairing of the edge with the given name, or with a name that ends with it if only one edge has such a
  /// name.
  ///
  /// - Parameter path: the file whose use of the edge decides which of several properties of one name is meant.
  package func pairing(of name: String, usedIn path: ByteString? = nil) throws(PairingError) -> EdgePairing {
    let (edge, properties) = try only(name, in: reachedProperties, missing: "'\(name)'", listed: "edges")
    var meant = properties
    if meant.count > 1, let path { meant = meant.filter { users(of: $0).contains { files[$0].path == path } } }
    guard let property = meant.first, meant.count == 1 else {
      let places = properties.map { table.path(of: table.file(of: $0)) }.sorted().map(\.description).joined(
        separator: " and ")
      throw PairingError("'\(edge)' is declared in \(places); pass a PATH whose code uses only one of them")
    }
    return pairing(of: property, edge)
  }

  /// Returns the pairing of a property, an edge of the given full name.
  package func pairing(of property: DeclarationID, _ edge: ByteString) -> EdgePairing {
    EdgePairing(edge, of: [(property, users(of: property))], table, library)
  }

  /// Returns the pairing of all edges of an owner with the given name, or with a name that ends with it if only one owner
  /// has such a name.
  package func pairing(ofOwner name: String) throws(PairingError) -> EdgePairing {
    let owners = Dictionary(grouping: reachedProperties.flatMap(\.value).sorted()) {
      ByteString(table.nameOfOwner(of: $0).description)
    }
    let (owner, properties) = try only(name, in: owners, missing: "a property of '\(name)'", listed: "owners")
    return EdgePairing(owner, of: properties.map { ($0, users(of: $0)) }, table, library)
  }

  /// Returns the entry with the given name, or the only one whose name ends with it.
  private func only(_ name: String, in entries: [ByteString: [DeclarationID]], missing: String, listed: String)
    throws(PairingError) -> (name: ByteString, properties: [DeclarationID])
  {
    let whole = ByteString(name)
    let fitting = entries[whole] == nil ? entries.keys.filter { $0.endsWithName(whole) }.sorted() : [whole]
    guard let found = fitting.first, let properties = entries[found] else {
      let hint = suggestion(for: name, among: entries.keys.sorted().map(\.description))
      let way = hint.isEmpty ? "; `east lint --statistics` lists the \(listed)" : hint
      throw PairingError("no violation of the linted files reaches through \(missing)\(way)")
    }
    if fitting.count > 1 {
      throw PairingError(
        "'\(name)' is ambiguous: \(fitting.map(\.description).joined(separator: " or ")); name one of them")
    }
    return (found, properties)
  }

  /// Returns the files whose code goes through a property.
  private func users(of property: DeclarationID) -> [Int] {
    analyses.filter { $0.goesThrough(property) }.map(\.file)
  }
}

extension FileAnalysis {
  /// The properties of the repository whose hop leads from a friend to a value that is used.
  fileprivate var reachedProperties: [DeclarationID] {
    paths(.low).filter { $0.precedents == 0 }.map(\.first.hop.member).filter { !$0.isNone }
  }

  fileprivate func goesThrough(_ property: DeclarationID) -> Bool {
    uses.contains { $0.hop.member == property }
  }
}
