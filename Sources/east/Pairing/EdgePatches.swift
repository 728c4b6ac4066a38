import Analysis
import Findings
import Linting
import PairWriting
import Refactoring
import SwiftReader

/// The patches for the edges of a repository; each patch applies to the files as the earlier patches change them.
struct EdgePatches {
  private let session: LintSession
  private var codebase: Codebase
  /// The files that earlier patches changed.
  private var changed: [ByteString: [UInt8]] = [:]

  init(_ session: LintSession) {
    self.session = session
    codebase = session.codebase
  }

  /// Returns the patch for an edge, given by its full name or the end of its name.
  mutating func patch(ofEdge name: String) throws(Failure) -> EdgePatch {
    let pairing: EdgePairing
    do throws(PairingError) {
      pairing = try codebase.pairing(of: name)
    } catch {
      throw Failure(error.sentence)
    }
    return try patch(pairing)
  }

  /// Returns the patches for the edges with the most violations; edges of which no use is cured are left out.
  mutating func patches(atMost count: Int) throws(Failure) -> [EdgePatch] {
    var patches: [EdgePatch] = []
    for edge in session.wholeResult().edges(from: .warning).edges.map(\.name) where patches.count < count {
      // An edge has no patch if its name is ambiguous, or if an earlier patch removed it.
      guard let pairing = try? codebase.pairing(of: edge.description) else { continue }
      let patch = try patch(pairing)
      if patch.cured == 0 { continue }
      patches.append(patch)
      apply(patch)
    }
    return patches
  }

  private func patch(_ pairing: EdgePairing) throws(Failure) -> EdgePatch {
    var contents = try session.contents(of: pairing.paths)
    for path in pairing.paths { contents[path] = changed[path] ?? contents[path] }
    return pairing.patch(contents) { files in
      session.findings(in: codebase.replacing(files))
    }
  }

  private mutating func apply(_ patch: EdgePatch) {
    changed.merge(patch.contents) { $1 }
    codebase = codebase.replacing(replaced(codebase.files, by: patch.contents))
  }
}
