/// Why a reach is only worth a note. The names appear in `east explain`.
package enum Mitigation: String, Sendable, Equatable, CaseIterable {
  case dataOwner = "data-owner"
  case dataRead = "data-read"
  case forwarder
  case mapping
  case ownCopy = "own-copy"
  case ownState = "own-state"
  case parameterBag = "parameter-bag"
  case untypedCast = "untyped-cast"

  /// One sentence for people.
  package var sentence: String {
    switch self {
    case .dataOwner: "the property's owner only carries data, and giving access to it is its purpose"
    case .dataRead: "the reached value only carries data, inside a value or under a local name, and is only read"
    case .forwarder: "the whole body is this chain, as in a method that forwards"
    case .mapping: "data is mapped to data, by an initializer or by a function that takes decoded data"
    case .ownCopy: "the local name holds a copy of a part of an own value, so only the copy is used"
    case .ownState: "a part of the state value that the own property holds is read"
    case .parameterBag: "the owner's name says that it carries settings, options or a context, and it is only read"
    case .untypedCast: "the property is of type Any or AnyObject, so its value must be cast"
    }
  }
}
