package import Findings

/// What becomes of an edge.
package struct EdgePatch: Sendable, Equatable {
  /// The edge by its full name: `Server.info`.
  package let edge: ByteString
  /// The changes, as `git apply` reads them; empty if there are none.
  package var text = ""
  /// The new bytes of the changed files.
  package var contents: [ByteString: [UInt8]] = [:]
  /// How many uses are told now: a value that the owner provides, or an intent that it carries out.
  package var cured = 0
  /// The uses whose owner answers in the place of its part.
  package var forwarded: [LeftUse] = []
  /// The uses that stay as they are.
  package var left: [LeftUse] = []

  init(_ edge: ByteString) {
    self.edge = edge
  }

  package var uses: Int { cured + forwarded.count + left.count }
}
