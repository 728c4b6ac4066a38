import SwiftReader

/// The words by which a type's declaration tells what it is.
struct TraitWords {
  /// Methods that every value may have and that say nothing of what it does.
  let plumbing = SpellingSet("hash encode == < copy isEqual")
  private let lookup = Spelling("dynamicMemberLookup")
  /// Attributes whose macros add members that the source does not show.
  private let expanding = SpellingSet("Reducer ObservableState Model CasePathable DependencyClient")
  private let encoded = SpellingSet("Codable Decodable Encodable")
  private let states = SpellingSet("StateType State FluxState ObservableState")
  private let collections = SpellingSet(
    """
    Sequence Collection BidirectionalCollection RandomAccessCollection MutableCollection RangeReplaceableCollection
    IteratorProtocol AsyncSequence LazySequenceProtocol
    """)

  /// Reads from one declaration of a type what its attributes, its name and what it inherits tell.
  func traits(of declaration: Declaration, _ facts: borrowing FileFacts, _ spellings: [Spelling]) -> TypeTraits {
    var traits: TypeTraits = []
    for index in declaration.attributes {
      let attribute = spellings[Int(facts.attributes[Int(index)].index)]
      if attribute == lookup { traits.insert(.looksUpMembers) }
      if expanding.contains(attribute) { traits.insert(.isExpanded) }
    }
    for index in declaration.inheritance {
      let name = spellings[Int(facts.types[facts.inheritance[Int(index)]].name.index)]
      if encoded.contains(name) { traits.insert(.isEncoded) }
      if states.contains(name) { traits.insert(.isState) }
      if collections.contains(name) { traits.insert(.isCollection) }
    }
    if declaration.name.index != 0, facts.names[declaration.name].hasSuffix("State") { traits.insert(.isState) }
    return traits
  }
}
