/// Why a step of a chain is silent: one of the nine concepts on the page of `reach`. The names appear in
/// `east explain`.
package enum Concept: String, Sendable, Equatable, CaseIterable {
  case friend
  case value
  case container
  case ownPart = "own-part"
  case newObject = "new-object"
  case node
  case result
  case notOurs = "not-ours"
  case silentCode = "silent-code"

  /// A sentence that explains the concept to users.
  package var sentence: String {
    switch self {
    case .friend:
      "self and its properties, parameters, objects created here, results of functions, static members and globals "
        + "may be used; setting a friend's property is no step"
    case .value:
      "a library's value, an enumeration without payloads, what wraps one of these, or what consists of numbers says "
        + "what it is"
    case .container: "an element, optional, cast, payload, projection or content of a box counts as what holds it"
    case .ownPart:
      "the type is the same, nested in the enclosing type or private to the file, or a value in an own property "
        + "consists of it"
    case .newObject: "the object is created here or was handed over to be changed, so its parts may be used: one step"
    case .node: "the property's type, or element type, is its owner's type"
    case .result: "what a method returns, or a getter makes, is a friend"
    case .notOurs: "a library, a dependency, vendored or generated code declares the property"
    case .silentCode: "tests, previews and macros with a language of their own are not checked"
    }
  }
}
