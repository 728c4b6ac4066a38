package import Findings
package import SwiftReader

/// The patch for an edge, or for all edges of an owner, and the result for each of the uses.
package struct EdgePatch: Sendable, Equatable {
  /// The full name of the edge, `Server.info`, or of the owner, `Server`.
  package let edge: ByteString
  /// The patch as a unified diff for `git apply`; empty if there are no changes.
  package var text = ""
  /// The new content of the changed files.
  package var contents: [ByteString: [UInt8]] = [:]
  /// The uses that are rewritten as calls of the owner's new methods.
  package var rewritten: [RewrittenUse] = []
  /// The uses that are not changed, each with the reason.
  package var left: [LeftUse] = []

  package init(_ edge: ByteString) {
    self.edge = edge
  }

  /// The number of uses that are cured: the owner provides the value, or performs the change or call.
  package var cured: Int { rewritten.count }

  package var uses: Int { cured + left.count }

  /// Returns the patch that changes nothing, because the compiler refuses the changes.
  package func refused(by error: String) -> EdgePatch {
    var patch = EdgePatch(edge)
    let reason = "the patched package does not build: \(error)"
    patch.left = left
    patch.left += rewritten.map { LeftUse(path: $0.path, position: $0.position, chain: $0.chain, reason: reason) }
    return patch
  }

  package var summary: String { "\(pluralized(uses, "use")) of '\(edge)': \(cured) cured, \(left.count) left" }
}

/// A chain that is rewritten as a call of the owner's new method.
package struct RewrittenUse: Sendable, Equatable {
  package var path: ByteString
  package var position: Position
  package var chain: String
  /// The form of the method: `provide`, `set`.
  package var form: String
  /// The name of the method, without labels.
  package var method: String

  package init(path: ByteString, position: Position, chain: String, form: String, method: String) {
    (self.path, self.position, self.chain) = (path, position, chain)
    (self.form, self.method) = (form, method)
  }
}

/// A use that is not changed.
package struct LeftUse: Sendable, Equatable {
  package var path: ByteString
  package var position: Position
  package var chain: String
  /// The reason, as a clause.
  package var reason: String
}
