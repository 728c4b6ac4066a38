/// What the linter knows of code that no repository declares, as tables.
package struct Library: Sendable {
  package var values = SpellingSet(valueTypeNames)
  package let objects = SpellingSet(objectTypeNames)
  let modules = SpellingSet(moduleNames)
  var neutralMembers = SpellingSet(neutralMemberNames)
  var mutatingMembers = SpellingSet(mutatingMemberNames)
  /// Types of the repository that a configuration calls values, and methods of it that it says change something.
  var wantedValues = SpellingSet("")
  var wantedMutatingMembers = SpellingSet("")
  /// Whether a closure's parameter stands where the value stands whose method takes the closure.
  var inheritsReach = false
  let dynamicOwners = SpellingSet(dynamicOwnerNames)
  /// Those among them whose generic argument is the reducer, not its state.
  let reducerStores = SpellingSet("StoreOf ViewStoreOf")
  /// Generic types that hold what they are made with, or what their closure gives.
  let boxes = SpellingSet(
    "Just CurrentValueSubject BehaviorSubject BehaviorRelay Variable Task Result Mutex OSAllocatedUnfairLock "
      + "NIOLockedValueBox")
  /// Streams that are told what to send, and how.
  let subjects = SpellingSet(
    "PassthroughSubject CurrentValueSubject PublishSubject BehaviorSubject ReplaySubject PublishRelay BehaviorRelay")
  let subjectCommands = SpellingSet("send accept onNext onError onCompleted")
  /// Objects that run work for others, in their order or on their thread, and how they are given it.
  let executors = SpellingSet("NSManagedObjectContext DispatchQueue OperationQueue EventLoop RunLoop")
  let executingMethods = SpellingSet("perform performAndWait async sync asyncAfter addOperation execute submit")
  /// Methods that give an object, or a new value, to a closure that sets it up, and then return it.
  let configuringMethods = SpellingSet("then")
  /// Functions of types that make a stream of their first argument, of its elements, or of streams' elements together.
  let streamsOfArgument = SpellingSet("just of")
  let streamsOfElements = SpellingSet("from")
  let streamsOfTuples = SpellingSet("combineLatest zip")
  /// Protocols whose values are used by a library's operators.
  let pipelines = SpellingSet(
    """
    Sequence Collection BidirectionalCollection RandomAccessCollection AsyncSequence IteratorProtocol Publisher Subject
    ConnectablePublisher ObservableType ObservableConvertibleType InfallibleType SharedSequenceConvertibleType
    """)
  /// What those protocols ask for.
  let pipelineRequirements = SpellingSet(
    "receive makeIterator makeAsyncIterator next subscribe asObservable asSharedSequence")
  let swiftUIViews = SpellingSet("View ViewModifier")
  let observables = SpellingSet("ObservableObject")
  let baseViews = SpellingSet("UIView NSView")
  let cells = SpellingSet(
    "UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UICollectionViewCell NSTableCellView NSCollectionViewItem"
  )
  let silentMacros = SpellingSet(silentMacroNames)
  let silentProtocols = SpellingSet(silentProtocolNames)
  let scalarProtocols = SpellingSet(scalarProtocolNames)
  let collectionLiterals = SpellingSet("ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral")
  let markers = SpellingSet(markerProtocolNames)
  /// For a library's generic type, which of its arguments its elements are.
  let elements = SpellingMap<ElementPosition>(elementPositions)
  let results = SpellingMap<MemberResult>(memberResults)
  let closures = SpellingMap<ClosureParameters>(closureParameters)
  let closuresWithoutElement = SpellingSet(closureLabelsWithoutElement)
  /// What a library's type or protocol conforms to.
  let conformances = SpellingLists(libraryConformances)
  /// For a library's generic type or protocol, its generic parameters or associated types.
  let parameters = SpellingLists(libraryParameters)
  /// For another name of a library's type that type.
  let aliases = SpellingLists(libraryAliases)
  /// For a property wrapper the type in which it looks a key path up.
  let wrapperRoots = SpellingLists(libraryWrapperRoots)
  let keyPaths = SpellingSet("KeyPath WritableKeyPath ReferenceWritableKeyPath")
  /// What members give, and the superclasses of classes.
  let members = LibraryMembers([toolchainMembers, uiKitMembers, appKitMembers, swiftUIMembers, frameworkMembers])
  private let protocols = SpellingSet(plainProtocols + " " + refiningProtocols)
  /// Protocols that any type may be taken to conform to.
  private let universal = SpellingSet("Sendable Any Copyable Escapable BitwiseCopyable SendableMetatype")
  private let bounds = SpellingSet("lowerBound upperBound indices")
  private let ranges = SpellingSet(
    "Range ClosedRange PartialRangeFrom PartialRangeThrough PartialRangeUpTo UnboundedRange")
  /// What an enumeration without payloads conforms to by itself.
  private let plainEnums = SpellingSet("Equatable Hashable")

  /// The tables without what a configuration adds. To fill them takes half a millisecond.
  package static let standard = Library()

  /// Whether the tables have members of a type.
  func knowsMembers(of type: Spelling) -> Bool { members.has(type) }

  /// What a library's type inherits directly.
  func supertypes(of type: Spelling) -> [Spelling] {
    let conformances = conformances[type]
    return members.superclass(of: type).map { conformances + [$0] } ?? conformances
  }

  /// Whether types of the standard library have a member of that name.
  func hasMember(_ spelling: Spelling) -> Bool { results[spelling] != nil || bounds.contains(spelling) }

  /// Whether a member of that name gives the elements of a collection, one or all.
  func givesElements(_ member: Spelling) -> Bool { results[member] != nil || closures[member] != nil }

  /// Whether all that a library's type is stands in these tables.
  func explains(_ type: Spelling) -> Bool { isValue(type) || isProtocol(type) || elements[type] != nil }

  /// Whether these tables say something of a library's type.
  func isKnown(_ type: Spelling) -> Bool {
    explains(type) || objects.contains(type) || dynamicOwners.contains(type) || reducerStores.contains(type)
      || knowsMembers(of: type) || pipelines.contains(type) || conformances.has(type) || parameters.has(type)
      || wrapperRoots.has(type) || wrapperRoots.mentions(type) || aliases.has(type)
  }

  func isValue(_ type: Spelling) -> Bool { values.contains(type) }

  func isProtocol(_ type: Spelling) -> Bool { protocols.contains(type) }

  func isRange(_ type: Spelling) -> Bool { ranges.contains(type) }

  func isModule(_ name: Spelling) -> Bool { modules.contains(name) }

  /// Whether any type may be taken to conform to a protocol.
  func isUniversal(_ type: Spelling) -> Bool { universal.contains(type) }

  /// Whether an enumeration without payloads conforms to a protocol by itself.
  func isGivenToPlainEnums(_ type: Spelling) -> Bool { plainEnums.contains(type) }

  /// Whether a library's generic type or protocol has a parameter of that name.
  func hasParameter(_ name: Spelling) -> Bool { parameters.mentions(name) }

  /// Whether a member only says something about the value itself.
  func isNeutral(_ member: Spelling) -> Bool { neutralMembers.contains(member) }

  /// Whether a type of a library is known to be an object.
  func isObject(_ type: Spelling) -> Bool { objects.contains(type) }

  /// Whether a protocol of a library asks for nothing that a type would forward.
  func isMarker(_ type: Spelling) -> Bool { markers.contains(type) }
}
