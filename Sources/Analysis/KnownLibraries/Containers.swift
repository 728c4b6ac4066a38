/// Which generic argument of a library's type its elements are, or what it holds.
enum ElementPosition: String, CaseIterable, Sendable {
  case first, second
  /// The elements of the argument.
  case inner
  /// The elements of the elements of the argument.
  case innermost
  /// Elements of both arguments.
  case pair
  /// A position, and an element of the argument.
  case offset
}

let elementPositions = """
  first:Set ArraySlice ContiguousArray AnySequence AnyCollection AnyIterator UnsafeBufferPointer
  first:UnsafeMutableBufferPointer Keys Values Sequence Collection BidirectionalCollection RandomAccessCollection
  first:MutableCollection RangeReplaceableCollection
  inner:ReversedCollection LazySequence Slice LazyFilterSequence
  innermost:FlattenSequence
  pair:Zip2Sequence
  second:LazyMapSequence
  offset:EnumeratedSequence
  first:CollectionOfOne OrderedSet Deque IdentifiedArrayOf FetchedResults Results List Result Task
  first:AnyPublisher Published PassthroughSubject CurrentValueSubject Future Just AsyncStream AsyncThrowingStream
  first:Observable Driver Single Maybe Signal Infallible PublishSubject BehaviorSubject BehaviorRelay PublishRelay
  first:Variable ReplaySubject EventLoopFuture EventLoopPromise QueryBuilder Promise Guarantee
  first:Property MutableProperty SignalProducer Publisher AsyncSequence StorePublisher
  second:IdentifiedArray OrderedDictionary
  """

/// What a member of a container or wrapper gives.
enum MemberResult: String, CaseIterable, Sendable {
  /// An element, or the wrapped value.
  case element
  case optionalElement
  /// The container itself.
  case same
  /// Offsets and elements.
  case enumerated
  case keys, values
  /// What the closure gives, as elements.
  case mapped
  /// What the closure gives, as elements, without `nil` and flattened.
  case flattened
  /// The first argument's type.
  case accumulated
  /// Elements together with those of the arguments, or what the closure makes of them.
  case combined
  /// The elements of the argument, or what the closure makes of both.
  case sampled
  /// The closure's result.
  case made
  /// A value of the type that an argument names.
  case named
  case integer, boolean, string
  /// Where an element stands.
  case position
  /// What strings or collections make together.
  case joined
  /// The container with what the closure gives in place of the values.
  case mappedValues, flattenedValues
  /// Elements in an array, in a container of the same kind, in a part of one, seen one by one, from behind.
  case sorted, filtered, sliced, lazy, reversed
}

let memberResults = """
  optionalElement:first last min max randomElement popLast popFirst next
  element:removeLast removeFirst remove wrappedValue value get wait unsafelyUnwrapped
  sorted:sorted shuffled
  filtered:filter
  sliced:prefix suffix dropFirst dropLast drop
  lazy:lazy
  reversed:reversed
  same:union intersection subtracting
  same:symmetricDifference merging removeDuplicates receive debounce throttle share eraseToAnyPublisher handleEvents
  same:delay asObservable asDriver observeOn observe distinctUntilChanged skip take hop always
  enumerated:enumerated
  keys:keys
  values:values
  mapped:map tryMap
  mappedValues:mapValues
  flattenedValues:compactMapValues
  flattened:flatMap compactMap tryCompactMap flatMapLatest flatMapFirst concatMap
  accumulated:reduce
  combined:combineLatest zip
  sampled:withLatestFrom
  made:withLock withLockedValue withLockUnchecked withCriticalRegion withValue withExtendedLifetime
  named:decode decodeIfPresent unsafeBitCast unsafeDowncast
  named:dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView
  integer:count hashValue
  position:firstIndex lastIndex index endIndex startIndex
  boolean:isEmpty contains allSatisfy elementsEqual starts
  joined:joined
  string:description debugDescription localizedDescription lowercased uppercased
  """

/// What the closures of the common higher-order calls are given.
enum ClosureParameters: String, CaseIterable, Sendable {
  case element
  /// Of a dictionary a value.
  case value
  case twoElements
  /// An accumulated value, which is the first argument, and an element.
  case accumulator
  /// An element, and one of each argument.
  case combined
  /// The first argument, before and after a change.
  case argument
  /// An element of the first argument, or the value inside the binding.
  case elementOfArgument
}

let closureParameters = """
  element:map flatMap compactMap filter forEach first last contains allSatisfy firstIndex lastIndex drop prefix count
  value:mapValues compactMapValues
  element:removeAll partition tryMap tryFilter sink handleEvents subscribe onNext
  element:doOnNext do flatMapLatest whenSuccess flatMapThrowing done then asyncMap asyncForEach asyncCompactMap
  element:tryCompactMap flatMapFirst concatMap drive bind emit onSuccess doOnSuccess
  twoElements:sorted sort min max elementsEqual
  accumulator:reduce scan tryScan
  combined:combineLatest zip withLatestFrom
  argument:onChange
  elementOfArgument:onReceive sheet popover fullScreenCover confirmationDialog navigationDestination
  """

/// The labels of closures that are given something else than an element: an error, or what became of the whole.
let closureLabelsWithoutElement = """
  receiveCompletion receiveSubscription receiveCancel receiveRequest onError onCompleted onDisposed onDispose onSubscribe
  onSubscribed onFailure onCompletion
  """

/// Names of library types that the analyzer makes up where nobody writes them.
let madeLibraryTypes = [
  "Int", "Double", "String", "Bool", "Binding", "Substring", "Set", "ArraySlice", "Slice", "Keys", "Values",
  "Range", "ClosedRange", "LazySequence", "LazyMapSequence", "LazyFilterSequence", "ReversedCollection",
  "EnumeratedSequence", "AnyPublisher", "Zip2Sequence", "FlattenSequence",
]

let libraryParameterNames = ["Element", "Wrapped", "Key", "Value", "Success", "Failure", "Output", "Bound", "Index"]
