/// Members that say something about the value itself: reading one is neither a hop nor a use.
let neutralMemberNames = """
  rawValue id uuid count isEmpty first last description debugDescription localizedDescription hashValue indices startIndex
  endIndex keys values wrappedValue projectedValue underestimatedCount lazy utf8 utf16 unicodeScalars reversed
  lowercased uppercased some none isNil debugName objectIdentifier self Type Protocol hash identifier
  isMultiple magnitude binding unsafelyUnwrapped rx
  """

/// Members of library types that change the value they are called on.
let mutatingMemberNames = """
  append insert remove removeAll removeFirst removeLast removeValue removeSubrange popFirst popLast toggle sort reverse
  shuffle swapAt updateValue merge formUnion formIntersection formSymmetricDifference subtract update replaceSubrange
  negate round formTruncatingRemainder formIndex reserveCapacity addProduct partition
  """

/// Library types that look members up in another type.
let dynamicOwnerNames = """
  Binding Store ViewStore StoreOf ViewStoreOf Bindable BindingViewStore BindingViewState Shared SharedReader
  PresentationState PresentationAction Reactive Published TestStore DynamicProperty Environment Dependency
  """

/// Macros whose closures are a language of their own, or that stand for tests and previews.
let silentMacroNames = """
  Predicate Expression Preview expect require Fetch Query URL
  """

/// What declares previews and the like.
let silentProtocolNames = """
  PreviewProvider LibraryContentProvider XCTestCase
  """

/// Protocols and types on whose values a member path is a description, not a reach.
let pathRootNames = """
  Reactive
  """

/// Names that are modules where a type is written `Module.Type`.
let moduleNames = """
  Swift Foundation FoundationEssentials FoundationNetworking UIKit AppKit SwiftUI Combine CoreGraphics CoreLocation
  MapKit AVFoundation CoreData Dispatch Darwin Glibc Logging NIO NIOCore NIOHTTP1 ComposableArchitecture ReSwift
  RxSwift RxCocoa Alamofire Vapor XCTest Testing os Observation SwiftData WidgetKit Intents UserNotifications
  """

/// Which generic argument of a library's type its elements are.
enum ElementPosition: String, CaseIterable, Sendable {
  case first, second, last
}

let elementPositions = """
  first:Set ArraySlice ContiguousArray AnySequence AnyCollection AnyIterator ReversedCollection LazySequence Slice FetchedResults
  first:OrderedSet Deque IdentifiedArrayOf CollectionOfOne AnyPublisher Published Observable Driver Single Maybe Signal
  first:PublishSubject BehaviorSubject BehaviorRelay PublishRelay Variable ReplaySubject AsyncStream AsyncThrowingStream
  first:PassthroughSubject CurrentValueSubject Future Just EventLoopFuture EventLoopPromise Infallible QueryBuilder
  first:Results List Promise Guarantee Property SignalProducer MutableProperty Effect Set Result Task
  second:IdentifiedArray OrderedDictionary
  """

/// What a member of a container or wrapper gives.
enum MemberResult: String, CaseIterable, Sendable {
  /// An element, or the wrapped value.
  case element
  case optionalElement
  /// The container itself.
  case same
  case arrayOfElement
  /// Offsets and elements.
  case enumerated
  case keys, values
  /// What the closure gives, as elements.
  case mapped
  /// What the closure gives, as elements, without `nil` and flattened.
  case flattened
  /// The first argument's type.
  case accumulated
  case integer, boolean, string
}

let memberResults = """
  optionalElement:first last min max randomElement popLast popFirst next firstMatch
  element:removeLast removeFirst remove wrappedValue value get wait pointee unsafelyUnwrapped load randomElementForced
  same:reversed sorted shuffled filter prefix suffix dropFirst dropLast drop lazy removeDuplicates receive debounce
  same:throttle share eraseToAnyPublisher asObservable asDriver observeOn observe distinctUntilChanged skip take handleEvents
  same:delay merging union intersection subtracting symmetricDifference filtered sort hop always cascade unique uniqued
  enumerated:enumerated
  keys:keys
  values:values
  mapped:map
  flattened:flatMap compactMap
  accumulated:reduce
  integer:count firstIndex lastIndex index endIndex startIndex hashValue
  boolean:isEmpty contains allSatisfy elementsEqual starts
  string:description debugDescription joined localizedDescription lowercased uppercased
  """

/// What the closures of the common higher-order calls are given.
enum ClosureParameters: String, CaseIterable, Sendable {
  case element
  case twoElements
  /// An accumulated value, which is the first argument, and an element.
  case accumulator
}

let closureParameters = """
  element:map flatMap compactMap filter forEach first last contains allSatisfy firstIndex lastIndex drop prefix removeAll
  element:partition sink do doOnNext subscribe onNext map_ flatMapLatest onReceive tryMap tryFilter handleEvents assign
  element:whenSuccess flatMapThrowing always flatMapWithEventLoop concurrentMap asyncMap asyncForEach asyncCompactMap
  element:filterMap partitioned count grouped onChange mapValues compactMapValues sorting chunked uniqued then done
  twoElements:sorted sort min max elementsEqual
  accumulator:reduce
  """
