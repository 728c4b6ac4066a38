import SwiftReader

/// The use of a member in a chain, and the call that follows the member's link.
struct Step {
  let name: Name
  let spelling: Spelling
  let offset: UInt32
  /// The number of the link.
  let position: UInt32
  var call: Call?

  init(link: Link, spelling: Spelling, position: UInt32) {
    (name, offset) = (link.name, link.offset)
    (self.spelling, self.position) = (spelling, position)
  }

  /// Returns whether the step is a call, and nothing of the chain follows it.
  func isLastCall(of chain: Chain) -> Bool { call.map { $0.link + 1 == chain.links.upperBound } ?? false }
}

/// A step on a value: where the value comes from, its type as it is used, and the member, which may be none.
struct MemberAccess {
  let step: Step
  let origin: ValueOrigin
  let receiver: KnownType
  let found: FoundMember

  var name: Name { step.name }
  var spelling: Spelling { step.spelling }
  var position: UInt32 { step.position }
  var call: Call? { step.call }
  var offset: UInt32 { step.offset }
  var declaration: DeclarationID { found.declaration }
  var isFound: Bool { !found.isNone }

  /// Returns whether the repository cannot change the member, as ``FoundMember/isOfLibrary(_:on:in:)`` says.
  func isOfLibrary(in types: inout TypeResolver) -> Bool { found.isOfLibrary(spelling, on: receiver, in: &types) }
}
