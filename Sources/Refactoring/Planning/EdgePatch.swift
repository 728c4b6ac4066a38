package import Findings

/// The patch for an edge, and the result for each of its uses.
package struct EdgePatch: Sendable, Equatable {
  /// The full name of the edge: `Server.info`.
  package let edge: ByteString
  /// The patch as a unified diff for `git apply`; empty if there are no changes.
  package var text = ""
  /// The new content of the changed files.
  package var contents: [ByteString: [UInt8]] = [:]
  /// The number of uses that are cured: the owner provides the value or performs the change.
  package var cured = 0
  /// The uses that are forwarded: the owner's new method returns the result of a method of the property's value.
  package var forwarded: [LeftUse] = []
  /// The uses that are not changed, each with the reason.
  package var left: [LeftUse] = []

  package init(_ edge: ByteString) {
    self.edge = edge
  }

  package var uses: Int { cured + forwarded.count + left.count }
}
