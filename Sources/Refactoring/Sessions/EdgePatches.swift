import Analysis
package import Findings
import Linting
import PairWriting
package import Sessions
import SwiftReader

/// The patches for the edges of a repository; each patch applies to the files as the earlier patches change them.
package struct EdgePatches: Sendable {
  private let listing: FileList
  private let reading: ReadFiles
  private let ruleSets: RuleSets
  private let day: String
  private var codebase: Codebase
  /// The files that earlier patches changed.
  private var changed: [ByteString: [UInt8]] = [:]

  package init(_ session: LintSession) {
    listing = session.listing
    reading = session.reading
    ruleSets = session.ruleSets
    day = session.day
    codebase = session.codebase
  }

  /// Returns the patch for an edge, given by its full name or the end of its name.
  ///
  /// - Parameter path: the file whose use of the edge decides which of several properties of one name is meant.
  package mutating func patch(ofEdge name: String, usedIn path: ByteString? = nil) throws(Failure) -> EdgePatch {
    try patch { codebase throws(PairingError) in try codebase.pairing(of: name, usedIn: path) }
  }

  /// Returns the patch for all edges of an owner, given by its full name or the end of its name.
  package mutating func patch(ofOwner name: String) throws(Failure) -> EdgePatch {
    try patch { codebase throws(PairingError) in try codebase.pairing(ofOwner: name) }
  }

  private mutating func patch(_ find: (Codebase) throws(PairingError) -> EdgePairing) throws(Failure) -> EdgePatch {
    codebase = codebase.recorded
    let pairing: EdgePairing
    do throws(PairingError) {
      pairing = try find(codebase)
    } catch {
      throw Failure(error.sentence)
    }
    return try patch(pairing)
  }

  /// Returns the patches for the edges with the most violations; edges of which no use is cured are left out.
  ///
  /// - Parameter check: returns a patch, or the one without changes if the compiler refuses it.
  package mutating func patches(
    atMost count: Int, check: (EdgePatch) throws(Failure) -> EdgePatch = { $0 }
  ) throws(Failure) -> [EdgePatch] {
    var patches: [EdgePatch] = []
    codebase = codebase.recorded
    var properties = codebase.reachedProperties
    for edge in LintResult(report(of: codebase), of: reading).edges(from: .warning).edges.map(\.name)
    where patches.count < count {
      // Properties of several types may have one name.
      var rest = (properties[edge] ?? [])[...]
      while patches.count < count, let property = rest.popFirst() {
        let patch = try patch(codebase.pairing(of: property, edge))
        if patch.cured == 0 { continue }
        patches.append(try check(patch))
        if patches.last?.cured == 0 { continue }
        apply(patch)
        // The patch changed the numbers of declarations, but not the order of properties.
        properties = codebase.reachedProperties
        rest = (properties[edge] ?? []).suffix(rest.count)
      }
    }
    return patches
  }

  private func patch(_ pairing: EdgePairing) throws(Failure) -> EdgePatch {
    var contents = try listing.contents(of: pairing.paths, since: reading)
    for path in pairing.paths { contents[path] = changed[path] ?? contents[path] }
    return pairing.patch(contents, of: report(of: codebase).findings) { facts in
      report(of: codebase.replacing(facts)).findings
    }
  }

  private func report(of codebase: Codebase) -> Report { findings(under: ruleSets, in: codebase, today: day) }

  private mutating func apply(_ patch: EdgePatch) {
    changed.merge(patch.contents) { $1 }
    codebase = codebase.replacing(patch.contents.mapValues { SwiftReader.facts(of: $0) })
  }
}
