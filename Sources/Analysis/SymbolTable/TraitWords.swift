/// The words by which a type's declaration tells what it is.
struct TraitWords {
  /// Methods that every value may have and that say nothing of what it does.
  private let plumbing = SpellingSet("hash encode == < copy isEqual")
  private let copying = Spelling("copy")
  private let comparing = Spelling("isEqual")
  private let with = Spelling("with")
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

  func isPlumbing(_ method: Spelling) -> Bool { plumbing.contains(method) }

  /// `copy(with:)`, `isEqual(_:)`
  func traits(ofMethod name: Spelling, firstLabel: Spelling?) -> TypeTraits {
    name == comparing || name == copying && firstLabel == with ? .isCompared : []
  }

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
