package import Analysis
import Findings
package import PairWriting
import SwiftReader

extension Codebase {
  private var reachedProperties: [ByteString: Set<DeclarationID>] {
    var found: [ByteString: Set<DeclarationID>] = [:]
    for analysis in analyses {
      for member in analysis.reachedProperties { found[edgeName(of: member), default: []].insert(member) }
    }
    return found
  }

  private func edgeName(of member: DeclarationID) -> ByteString {
    let name = table.text(of: table.declaration(member).name, in: table.file(of: member))
    return "\(table.nameOfOwner(of: member)).\(name)"
  }

  /// Returns the pairing of the edge with the given name, or with a name that ends with it if only one edge has such a
  /// name.
  package func pairing(of name: String) throws(PairingError) -> EdgePairing {
    let edges = reachedProperties
    let whole = ByteString(name)
    let fitting = edges[whole] == nil ? edges.keys.filter { $0.isMember(whole) }.sorted() : [whole]
    guard let edge = fitting.first, let properties = edges[edge] else {
      let hint = suggestion(for: name, among: edges.keys.sorted().map(\.description))
      let way = hint.isEmpty ? "; `east lint --statistics` lists the edges" : hint
      throw PairingError("no violation of the linted files reaches through '\(name)'\(way)")
    }
    if fitting.count > 1 {
      throw PairingError(
        "'\(name)' is ambiguous: \(fitting.map(\.description).joined(separator: " or ")); name one of them")
    }
    guard let property = properties.first, properties.count == 1 else {
      let places = properties.map { table.path(of: table.file(of: $0)) }.sorted().map(\.description).joined(
        separator: " and ")
      throw PairingError("'\(edge)' is declared in \(places); pass a PATH whose code uses only one of them")
    }
    let files = analyses.filter { $0.goesThrough(property) }.map(\.file)
    return EdgePairing(edge, property, in: files, table, library)
  }
}

extension ByteString {
  /// Returns whether the text ends with a dot and the given name.
  fileprivate func isMember(_ name: ByteString) -> Bool {
    bytes.suffix(name.bytes.count + 1).elementsEqual([UInt8(ascii: ".")] + name.bytes)
  }
}

extension FileAnalysis {
  /// The properties of the repository whose hop leads from a friend to a value that is used.
  fileprivate var reachedProperties: [DeclarationID] {
    violations.filter { $0.reach >= 1 && $0.reportedReach < 1 }.map(\.hop.member).filter { !$0.isNone }
  }

  fileprivate func goesThrough(_ property: DeclarationID) -> Bool {
    violations.contains { $0.hop.member == property }
  }
}
