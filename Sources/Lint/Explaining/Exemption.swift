/// Why a step that looks like a reach is none. The names appear in `east explain`.
package enum Exemption: String, Sendable, Equatable, CaseIterable {
  case bindingPath = "binding-path"
  case call
  case collectionElement = "collection-element"
  case dynamicMember = "dynamic-member"
  case facade
  case flip
  case friend
  case global
  case implicitMember = "implicit-member"
  case libraryMember = "library-member"
  case localCopy = "local-copy"
  case namespace
  case neutralMember = "neutral-member"
  case optionalExtension = "optional-extension"
  case ownPart = "own-part"
  case ownReducer = "own-reducer"
  case ownValue = "own-value"
  case recursion
  case sameType = "same-type"
  case scalar
  case silentContext = "silent-context"
  case tupleMember = "tuple-member"
  case untyped
  case value
  case wrapper

  /// One sentence for people.
  package var sentence: String {
    switch self {
    case .bindingPath: "a two-way binding needs a path, so the projection of a wrapper may be one hop longer"
    case .call: "a call is no hop: what it returns stands where its receiver stood"
    case .collectionElement: "what a collection or a box holds stands where the collection or box stands"
    case .dynamicMember: "the owner looks the member up in what it wraps, so that this is no hop of its own"
    case .facade: "the property only gives its owner under another name"
    case .flip: "flipping a friend's property is setting it"
    case .friend: "self, own properties, parameters, objects created here and static members are friends"
    case .global: "a static member or a global variable is a friend; reaching beyond it is a rule of its own"
    case .implicitMember: "an implicit member starts from the type that the context asks for"
    case .libraryMember: "the hop is not declared in this repository, and you can only tell what you own"
    case .localCopy: "the local variable is a copy, and writing a part of it changes nobody else"
    case .namespace: "types and modules are names, not objects"
    case .neutralMember: "the member says something about the value itself"
    case .optionalExtension: "an optional's own members are about the optional, not about somebody behind it"
    case .ownPart: "the type is nested in the enclosing type or private to this file, so it is a part of it"
    case .ownReducer: "inside a value's own reducer its members are its own parts"
    case .ownValue: "a part of a value that is stored in an own property, or given to be changed, is one's own"
    case .recursion: "a collection of the owner's own type is the inside of a tree, whose nodes are of one kind"
    case .sameType: "objects of one type know each other's inside"
    case .scalar: "the type is written as a literal, is one of a list, or stores or is encoded as one value"
    case .silentContext: "previews, tests and predicate-like macros are not judged"
    case .tupleMember: "a tuple is a list of values, not an object"
    case .untyped: "the receiver's type is not known, and untyped means silent"
    case .value: "the receiver is a value of the library, and what a value tells is about itself"
    case .wrapper: "the projection of a wrapper stands for the property itself"
    }
  }
}
