package import Findings

/// One use of what a friend gave: a member that is used of the value of a property. It has no severity: the rules decide
/// what a use is worth, from what it says about the property's owner, the used part and the place.
package struct Use: Sendable, Equatable {
  package var chain: UInt32
  /// The link of the used member.
  package var link: UInt32
  /// The property whose value is used.
  package var hop: Hop
  package var action: Action
  package var confidence: Confidence
  /// The local name through which the value is used: its index in the bindings of the file plus one; 0 if there is
  /// none.
  package var binding: UInt32 = 0
  /// The offset at which the local name gets the value.
  package var named: UInt32 = 0
  /// The chain whose uses precede this one, because its value has the local name at this chain's root: its number plus
  /// one; 0 if there is none.
  package var precedent: UInt32 = 0
  /// The used part's type: the position in ``FileAnalysis/typeNames`` plus one; 0 if it is unknown.
  package var part: UInt32 = 0
  /// The type that declares the property, as ``part``.
  package var owner: UInt32 = 0
  package var facts: Facts = []

  /// What is done with the value.
  package enum Action: UInt8, Sendable, CaseIterable {
    case read
    /// Calls a method for its result.
    case call
    /// Calls a method as a statement of its own, for what it does.
    case command
    /// Assigns to a part, passes it `inout`, or calls a method that changes the value.
    case write
  }

  package struct Facts: OptionSet, Sendable {
    package var rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The use does not go on from the use before it in the chain.
    package static let begins = Facts(rawValue: 1 << 0)
    /// The chain starts at a static member or a global variable.
    package static let isGlobal = Facts(rawValue: 1 << 1)
    /// The use is in the `set` closure of `Binding(get: { … }, set: { … })`.
    package static let isInSetter = Facts(rawValue: 1 << 2)
    /// The chain is the whole body of a function or accessor, perhaps with a literal for a missing value.
    package static let isWholeBody = Facts(rawValue: 1 << 3)
    /// Nothing is used of what the member gives.
    package static let isLast = Facts(rawValue: 1 << 4)
    /// The local name was bound to a payload of an enumeration's case.
    package static let isPayload = Facts(rawValue: 1 << 5)
    /// The property's owner only carries data.
    package static let ownerIsData = Facts(rawValue: 1 << 6)
    /// The used part only carries data.
    package static let partIsData = Facts(rawValue: 1 << 7)
    /// Other modules can use the property, and it has a documentation comment.
    package static let isOffered = Facts(rawValue: 1 << 8)
    /// The repository adds the property to a type of a library.
    package static let isAddedToLibrary = Facts(rawValue: 1 << 9)

    static let all: Facts = Facts(rawValue: (1 << 10) - 1)
  }
}
