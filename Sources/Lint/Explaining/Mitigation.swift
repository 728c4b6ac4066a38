/// Why a reach is only worth a note. The names appear in `east explain`.
package enum Mitigation: String, Sendable, Equatable, CaseIterable {
  case dataOwner = "data-owner"
  case dataRead = "data-read"
  case forwarder
  case mapping
  case ownCopy = "own-copy"
  case untypedCast = "untyped-cast"

  /// One sentence for people.
  package var sentence: String {
    switch self {
    case .dataOwner: "the property's owner only carries data, and its parts are what it is for"
    case .dataRead: "what is reached only carries data, inside a value or under a local name, and is read"
    case .forwarder: "the declaration does nothing else: half of the cure stands there already"
    case .mapping: "data is mapped to data here, by an initialiser or by a function that decoded data is handed to"
    case .ownCopy: "the local name stands for a part of an own value, so that it is a copy of one's own"
    case .untypedCast: "the property has no type of its own, so that whoever uses it must find out what it holds"
    }
  }
}
