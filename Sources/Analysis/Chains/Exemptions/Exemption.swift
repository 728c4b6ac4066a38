/// The reason why a step of a chain is not a hop, or why its use of a reached value is not reported. The names appear
/// in `east explain`.
package enum Exemption: String, Sendable, Equatable, CaseIterable {
  case answer
  case bindingPath = "binding-path"
  case call
  case collectionElement = "collection-element"
  case container
  case content
  case counterpart
  case dynamicMember = "dynamic-member"
  case example
  case facade
  case flip
  case forwarder
  case friend
  case global
  case implicitMember = "implicit-member"
  case libraryMember = "library-member"
  case localCopy = "local-copy"
  case measure
  case namespace
  case neutralMember = "neutral-member"
  case optionalExtension = "optional-extension"
  case ownPart = "own-part"
  case ownReducer = "own-reducer"
  case ownValue = "own-value"
  case palette
  case parameterObject = "parameter-object"
  case pipeline
  case recursion
  case sameType = "same-type"
  case scalar
  case silentContext = "silent-context"
  case tupleMember = "tuple-member"
  case underConstruction = "under-construction"
  case untyped
  case value
  case wrapper

  /// A sentence that explains the exemption to users.
  package var sentence: String {
    switch self {
    case .answer: "a small value or an enumeration says what it makes of itself, or gives the only value that it holds"
    case .bindingPath: "a two-way binding needs a path, so the projection of a wrapper may be one hop longer"
    case .call: "a call is not a hop: its result has the reach of its receiver, unless the method only makes an object"
    case .collectionElement: "an element has the reach of its collection or box"
    case .container: "the owner is a container of services, and one of them is used"
    case .content: "a generic type that is there to carry a list of values gives that list"
    case .counterpart: "a generic structure gives an object for the same values, as a promise gives its future"
    case .dynamicMember: "the owner looks the member up in the value that it wraps, so this is not a hop of its own"
    case .example: "an example, in a folder for examples or demos, uses what it demonstrates"
    case .facade: "the property only returns its owner, converts it, or makes an object each time"
    case .flip: "toggling a friend's property, or setting a part of its size or place, is setting it"
    case .forwarder: "the property only forwards to a property of the same name, or sets it"
    case .friend: "self, own properties, parameters, objects created here and static members are friends"
    case .global: "a static member or a global variable is a friend; reaching beyond it is reported by `global-reach`"
    case .implicitMember: "an implicit member starts from the type that the context expects"
    case .libraryMember: "the hop is not declared in this repository"
    case .localCopy: "the local variable is a copy, and changing a part of it changes no other value"
    case .measure: "a structure of floating-point numbers, or a range, is read like a library's point or rectangle"
    case .namespace: "types and modules are names, not objects"
    case .neutralMember: "the member only identifies or describes the value"
    case .optionalExtension: "members of Optional concern the optional, not its value"
    case .ownPart:
      "the type is nested in the enclosing type, which is no mere namespace, or it or the property is private to this file"
    case .ownReducer: "in a value's own reducer its members are its own parts"
    case .ownValue: "a part of a value that is stored in an own property, or passed inout, is an own part"
    case .palette: "lists of names, and constants that are mostly colors, fonts or images, are read like a library's"
    case .parameterObject: "a context that never changes and has no functions represents the parameters that it carries"
    case .pipeline:
      "a library's operator is used of a sequence or publisher, a subscription begins or ends, or a future is awaited"
    case .recursion: "a collection of the owner's own type, or a link of a generic one, leads to the nodes of a tree"
    case .sameType: "objects of the same type may use each other's parts"
    case .scalar: "the type can be written as a literal, is CaseIterable, or stores or is encoded as one value"
    case .silentContext: "previews, tests and predicate-like macros are not checked"
    case .tupleMember: "a tuple is a list of values, not an object"
    case .underConstruction:
      "the object was created in the function that returns it, or by the script, and is changed or reached one hop deep"
    case .untyped: "the type of the receiver is unknown, so the confidence is lower than high"
    case .value: "the receiver is a library value, whose members describe the value itself"
    case .wrapper: "the projection of a wrapper counts as the property itself"
    }
  }
}
