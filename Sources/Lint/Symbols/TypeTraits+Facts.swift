import SwiftReader

extension TypeTraits {
  /// Reads from one declaration of a type what its attributes, its name and what it inherits tell.
  init(_ declaration: Declaration, _ facts: FileFacts) {
    self = []
    for index in declaration.attributes {
      let attribute = facts.names[facts.attributes[Int(index)]]
      if attribute == "dynamicMemberLookup" { insert(.looksUpMembers) }
      if expandingAttributes.contains(attribute) { insert(.isExpanded) }
    }
    for index in declaration.inheritance {
      let node = facts.types[facts.inheritance[Int(index)]]
      guard node.kind == .named || node.kind == .member else { continue }
      let name = facts.names[node.name]
      if encodedProtocols.contains(name) { insert(.isEncoded) }
      if stateProtocols.contains(name) { insert(.isState) }
      if collectionProtocols.contains(name) { insert(.isCollection) }
    }
    if declaration.name != .none, facts.names[declaration.name].hasSuffix("State") { insert(.isState) }
  }
}

private let encodedProtocols: Set<String> = ["Codable", "Decodable", "Encodable"]
private let stateProtocols: Set<String> = ["StateType", "State", "FluxState", "AppStateType", "ObservableState"]
private let collectionProtocols: Set<String> = [
  "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
  "RangeReplaceableCollection", "IteratorProtocol", "AsyncSequence", "LazySequenceProtocol",
]
/// Attributes whose macros add members that the source does not show.
private let expandingAttributes: Set<String> = ["Reducer", "ObservableState", "Model", "CasePathable", "DependencyClient"]
