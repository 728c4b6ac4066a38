import SwiftReader

extension FactScribe {
  /// The canonical spelling of a type.
  func spelling(of type: TypeID) -> String {
    let children = facts.types.children(of: type)
    let name = facts.names[facts.types[type].name]
    let spelled = children.map { spelling(of: $0.type) }
    let first = spelled.first ?? "_"
    return switch facts.types[type].kind {
    case .named: name + arguments(spelled[...])
    case .member: "\(first).\(name)\(arguments(spelled.dropFirst()))"
    case .optional: "\(first)?"
    case .array: "[\(first)]"
    case .dictionary: "[\(spelled.joined(separator: ":"))]"
    case .tuple: "(\(children.map(element).joined(separator: ",")))"
    case .function: "(\(spelled.dropLast().joined(separator: ",")))->\(spelled.last ?? "_")"
    case .composition: spelled.joined(separator: "&")
    case .metatype: "\(first).Type"
    case .existential: "any \(first)"
    case .opaque: "some \(first)"
    case .suppressed: "~\(first)"
    case .unknown: "_"
    }
  }

  private func arguments(_ spelled: ArraySlice<String>) -> String {
    spelled.isEmpty ? "" : "<\(spelled.joined(separator: ","))>"
  }

  private func element(_ child: TypeChild) -> String {
    (child.label == .none ? "" : "\(facts.names[child.label]):") + spelling(of: child.type)
  }
}
