package import SwiftReader

/// One resolved step of a chain, its root or one link, with the origin of the value after the step.
package struct ChainStep {
  package var chain: UInt32
  /// `nil` for the root.
  package var link: Link?
  /// The number of the link; for the root the number of the first link.
  var position: UInt32
  var origin: ValueOrigin
  /// Why the step is not counted, and why its use of a reached value is not listed.
  var concept: Concept?
  var useConcept: Concept?
  /// The declaration of the member that the step uses; none if it was not found.
  package var found: DeclarationID

  /// The type of the value after the step.
  package var type: KnownType { origin.type }

  /// Whether the owner forwards the member lookup to the value that it wraps, as with `@dynamicMemberLookup`.
  package var isLookedUp = false
}
