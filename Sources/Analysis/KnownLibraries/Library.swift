/// The known types and members of code that repositories do not declare, as tables. A class, because each of the many
/// values that look something up in it would count a reference to each table.
package final class Library: Sendable {
  package let values = SpellingSet(valueTypeNames)
  package let objects = SpellingSet(objectTypeNames)
  let modules = SpellingSet(moduleNames)
  let neutralMembers = SpellingSet(neutralMemberNames)
  let mutatingMembers = SpellingSet(mutatingMemberNames)
  /// The methods of each library type that change the value on which they are called.
  let mutators = SpellingLists(toolchainMutators)
  let setProtocols = SpellingSet("OptionSet SetAlgebra")
  let dynamicOwners = SpellingSet(dynamicOwnerNames)
  /// The dynamic owners whose generic argument is the reducer, not its state.
  let reducerStores = SpellingSet("StoreOf ViewStoreOf")
  /// Generic types that hold the value with which they are created, or the result of their closure.
  let boxes = SpellingSet(
    "Just CurrentValueSubject BehaviorSubject BehaviorRelay Variable Task Result Mutex OSAllocatedUnfairLock "
      + "NIOLockedValueBox")
  /// The collections in a library's records. They are changed in place, as objects are.
  let recordLists = SpellingSet("List MutableSet")
  /// Streams to which code sends values, and the methods that send them.
  let subjects = SpellingSet(
    "PassthroughSubject CurrentValueSubject PublishSubject BehaviorSubject ReplaySubject PublishRelay BehaviorRelay")
  let subjectCommands = SpellingSet("send accept onNext onError onCompleted")
  /// Objects that run closures for other code, in an order or on a thread, and the methods that take the closures.
  let executors = SpellingSet("NSManagedObjectContext ModelContext DispatchQueue OperationQueue EventLoop RunLoop")
  /// Methods that pass an object, or a new value, to a closure that sets it up, and then return it.
  let configuringMethods = SpellingSet("then do with")
  /// Static functions that create a stream of their first argument, of its elements, or of tuples of several streams'
  /// elements.
  let streamsOfArgument = SpellingSet("just of")
  let streamsOfElements = SpellingSet("from")
  let streamsOfTuples = SpellingSet("combineLatest zip")
  /// Protocols whose values are used through a library's operators.
  let pipelines = SpellingSet(
    """
    Sequence Collection BidirectionalCollection RandomAccessCollection AsyncSequence IteratorProtocol Publisher Subject
    ConnectablePublisher ObservableType ObservableConvertibleType InfallibleType SharedSequenceConvertibleType
    """)
  /// The requirements of those protocols.
  let pipelineRequirements = SpellingSet(
    "receive makeIterator makeAsyncIterator next subscribe asObservable asSharedSequence")
  let swiftUIViews = SpellingSet("View ViewModifier")
  let silentMacros = SpellingSet(silentMacroNames)
  let silentProtocols = SpellingSet(silentProtocolNames)
  let markers = SpellingSet(markerProtocolNames)
  /// The position of the elements among the generic arguments of a library type.
  let elements = SpellingMap<ElementPosition>(elementPositions)
  let results = SpellingMap<MemberResult>(memberResults)
  let functions = SpellingMap<FunctionResult>(functionResults)
  let closures = SpellingMap<ClosureParameters>(closureParameters)
  let closuresWithoutElement = SpellingSet(closureLabelsWithoutElement)
  /// The protocols to which a library type or protocol conforms.
  let conformances = SpellingLists(libraryConformances)
  /// The generic parameters of a library type, or the associated types of a library protocol.
  let parameters = SpellingLists(libraryParameters)
  /// The library type of an alias.
  let aliases = SpellingLists(libraryAliases)
  /// The type in which a property wrapper looks up a key path.
  let wrapperRoots = SpellingLists(libraryWrapperRoots)
  let keyPaths = SpellingSet("KeyPath WritableKeyPath ReferenceWritableKeyPath")
  /// The types of library members, and the superclasses of library classes.
  let members = LibraryMembers([foundationMembers, uiKitMembers, appKitMembers, swiftUIMembers, frameworkMembers])
  private let protocols = SpellingSet(plainProtocols + " " + refiningProtocols)
  /// Protocols to which any type is assumed to conform.
  private let universal = SpellingSet("Sendable Any Copyable Escapable BitwiseCopyable SendableMetatype")
  private let bounds = SpellingSet("lowerBound upperBound indices")
  private let ranges = SpellingSet(
    "Range ClosedRange PartialRangeFrom PartialRangeThrough PartialRangeUpTo UnboundedRange")
  /// The protocols to which an enumeration without payloads conforms automatically.
  private let plainEnums = SpellingSet("Equatable Hashable")

  /// The tables. Filling them takes half a millisecond.
  package static let standard = Library()

  /// Returns whether the tables have members of a type.
  func knowsMembers(of type: Spelling) -> Bool { members.has(type) }

  /// Returns whether the tables have a member in a library type itself.
  package func has(_ member: Spelling, in type: Spelling) -> Bool { members.has(member, in: type) }

  /// Returns the types and protocols that a library type inherits directly.
  func supertypes(of type: Spelling) -> [Spelling] {
    let conformances = conformances[type]
    return members.superclass(of: type).map { conformances + [$0] } ?? conformances
  }

  /// Returns whether types of the standard library have a member with a name.
  func hasMember(_ spelling: Spelling) -> Bool { results[spelling] != nil || bounds.contains(spelling) }

  /// Returns whether the tables describe a library type completely.
  func explains(_ type: Spelling) -> Bool { isValue(type) || isProtocol(type) || elements[type] != nil }

  /// Returns whether the tables contain anything about a library type.
  package func isKnown(_ type: Spelling) -> Bool {
    explains(type) || objects.contains(type) || dynamicOwners.contains(type) || reducerStores.contains(type)
      || knowsMembers(of: type) || pipelines.contains(type) || conformances.has(type) || parameters.has(type)
      || wrapperRoots.has(type) || wrapperRoots.mentions(type) || aliases.has(type)
  }

  func isValue(_ type: Spelling) -> Bool { values.contains(type) }

  func isProtocol(_ type: Spelling) -> Bool { protocols.contains(type) }

  func isRange(_ type: Spelling) -> Bool { ranges.contains(type) }

  func isModule(_ name: Spelling) -> Bool { modules.contains(name) }

  /// Returns whether any type is assumed to conform to a protocol.
  func isUniversal(_ type: Spelling) -> Bool { universal.contains(type) }

  /// Returns whether an enumeration without payloads conforms to a protocol automatically.
  func isGivenToPlainEnums(_ type: Spelling) -> Bool { plainEnums.contains(type) }

  /// Returns whether any library type or protocol has a generic parameter or associated type with a name.
  func hasParameter(_ name: Spelling) -> Bool { parameters.mentions(name) }

  /// Returns whether a member only identifies, measures or describes the value itself.
  func isNeutral(_ member: Spelling) -> Bool { neutralMembers.contains(member) }

  /// Returns whether a library type is known to be an object.
  func isObject(_ type: Spelling) -> Bool { objects.contains(type) }

  /// Returns whether a library protocol requires no members that a type would forward.
  func isMarker(_ type: Spelling) -> Bool { markers.contains(type) }
}
