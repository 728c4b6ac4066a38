import Analysis
import Findings
import Linting
import PairWriting
import Refactoring
import SwiftReader

/// Makes the patches for the edges of a repository, each on top of those before it.
struct EdgePatches {
  private let session: LintSession
  private var codebase: Codebase
  /// The files that earlier patches changed.
  private var changed: [ByteString: [UInt8]] = [:]

  init(_ session: LintSession) {
    self.session = session
    codebase = session.codebase
  }

  /// The patch for an edge, named in full or by the end of its name.
  mutating func patch(ofEdge name: String) throws(Failure) -> EdgePatch {
    let pairing: EdgePairing
    do throws(PairingError) {
      pairing = try codebase.pairing(of: name)
    } catch {
      throw Failure(error.sentence)
    }
    return try patch(pairing)
  }

  /// Returns the patches for the edges with the most violations, as far as any use of them is cured.
  mutating func patches(atMost count: Int) throws(Failure) -> [EdgePatch] {
    var patches: [EdgePatch] = []
    for edge in session.wholeResult().edges(from: .warning).edges.map(\.name) where patches.count < count {
      // An edge of which there are two, or that an earlier patch removed, has no patch.
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
