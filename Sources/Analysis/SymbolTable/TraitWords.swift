/// The names of methods, attributes and supertypes that give a type its traits.
struct TraitWords {
  /// Methods that any value may have, and that do not act.
  private let plumbing = SpellingSet("hash encode == < copy isEqual")
  private let lookup = Spelling("dynamicMemberLookup")
  /// Attributes whose macros add members that the source does not contain.
  private let expanding = SpellingSet("Reducer ObservableState Model CasePathable DependencyClient")
  private let encoded = SpellingSet("Codable Decodable Encodable")
  private let states = SpellingSet("StateType State FluxState ObservableState")
  private let collections = SpellingSet(
    """
    Sequence Collection BidirectionalCollection RandomAccessCollection MutableCollection RangeReplaceableCollection
    IteratorProtocol AsyncSequence LazySequenceProtocol
    """)

  func isPlumbing(_ method: Spelling) -> Bool { plumbing.contains(method) }

  func traits(ofAttribute name: Spelling) -> TypeTraits {
    if name == lookup { return .looksUpMembers }
    return expanding.contains(name) ? .isExpanded : []
  }

  func traits(ofSupertype name: Spelling) -> TypeTraits {
    if encoded.contains(name) { return .isEncoded }
    if states.contains(name) { return .isState }
    return collections.contains(name) ? .isCollection : []
  }
}
