/// The relation of a library type's elements, or of the value that it wraps, to its generic arguments.
enum ElementPosition: String, CaseIterable, Sendable {
  case first, second
  /// The elements of the argument.
  case inner
  /// The elements of the elements of the argument.
  case innermost
  /// A tuple of an element of each of two arguments.
  case pair
  /// A tuple of an integer offset and an element of the argument.
  case offset
  /// A labeled tuple of the arguments.
  case entry
}

let elementPositions = """
  first:Set ArraySlice ContiguousArray AnySequence AnyCollection AnyIterator UnsafeBufferPointer
  first:UnsafeMutableBufferPointer Keys Values Sequence Collection BidirectionalCollection RandomAccessCollection
  first:MutableCollection RangeReplaceableCollection
  first:Range ClosedRange PartialRangeFrom StrideTo StrideThrough Repeated UnfoldSequence
  inner:ReversedCollection LazySequence Slice LazyFilterSequence LazyDropWhileSequence LazyPrefixWhileSequence
  innermost:FlattenSequence
  pair:Zip2Sequence
  second:LazyMapSequence
  offset:EnumeratedSequence
  entry:KeyValuePairs
  first:CollectionOfOne OrderedSet Deque IdentifiedArrayOf FetchedResults Results List MutableSet Result Task
  first:TaskGroup ThrowingTaskGroup
  first:AnyPublisher Published PassthroughSubject CurrentValueSubject Future Just AsyncStream AsyncThrowingStream
  first:Observable Driver Single Maybe Signal Infallible PublishSubject BehaviorSubject BehaviorRelay PublishRelay
  first:Variable ReplaySubject EventLoopFuture EventLoopPromise QueryBuilder Promise Guarantee
  first:Property MutableProperty SignalProducer Publisher AsyncSequence StorePublisher Span MutableSpan
  second:IdentifiedArray OrderedDictionary InlineArray
  """

/// The kind of value that a member of a container or wrapper returns.
enum MemberResult: String, CaseIterable, Sendable {
  /// An element, or the wrapped value.
  case element
  case optionalElement
  /// The container itself.
  case same
  /// Pairs of offsets and elements.
  case enumerated
  case keys, values
  /// The closure's results, as elements.
  case mapped
  /// The closure's results, as elements, without `nil` and flattened.
  case flattened
  /// A value of the first argument's type.
  case accumulated
  /// Tuples of elements of the receiver and of the arguments, or the closure's results for them.
  case combined
  /// The elements of the argument, or the closure's results for both elements.
  case sampled
  /// The closure's result.
  case made
  /// A value of the type that an argument names.
  case named
  case integer, boolean, string
  /// The index of an element.
  case position
  /// The concatenation of strings or collections.
  case joined
  /// The dictionary with the closure's results in place of its values.
  case mappedValues, flattenedValues
  /// The elements as an array, as a container of the same kind, as a slice, as a lazy sequence, and in reverse order.
  case sorted, filtered, sliced, lazy, reversed
  /// Slices, as an array.
  case split
}

let memberResults = """
  optionalElement:first last min max randomElement popLast popFirst next
  element:removeLast removeFirst remove wrappedValue value get wait unsafelyUnwrapped
  sorted:sorted shuffled
  filtered:filter where
  sliced:prefix suffix dropFirst dropLast drop
  split:split
  lazy:lazy
  reversed:reversed
  same:union intersection subtracting makeIterator makeAsyncIterator
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
  made:withUnsafeBufferPointer withUnsafeMutableBufferPointer withContiguousStorageIfAvailable
  named:decode decodeIfPresent unsafeBitCast unsafeDowncast
  named:dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView
  integer:count hashValue
  position:firstIndex lastIndex index endIndex startIndex
  boolean:isEmpty contains allSatisfy elementsEqual starts
  joined:joined
  string:description debugDescription localizedDescription lowercased uppercased
  """

/// The values that closures of common higher-order functions receive.
enum ClosureParameters: String, CaseIterable, Sendable {
  case element
  /// A value of a dictionary.
  case value
  case twoElements
  /// An accumulated value of the first argument's type, and an element.
  case accumulator
  /// An element of the receiver, and an element of each argument.
  case combined
  /// The value of the first argument before and after a change.
  case argument
  /// An element of the first argument, or of the one labeled `presenting`, or the value of the binding.
  case elementOfArgument
  /// What the provider of a widget gives as a placeholder.
  case entry
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
  entry:StaticConfiguration IntentConfiguration AppIntentConfiguration
  elementOfArgument:onReceive sheet popover fullScreenCover confirmationDialog navigationDestination alert
  """

/// The labels of closures that do not receive an element, but an error or a completion.
let closureLabelsWithoutElement = """
  receiveCompletion receiveSubscription receiveCancel receiveRequest onError onCompleted onDisposed onDispose onSubscribe
  onSubscribed onFailure onCompletion
  """

/// What functions of the standard library return.
enum FunctionResult: String, CaseIterable, Sendable {
  case zipped, repeated, unfolded, strided
  /// A value of the first argument's type.
  case argument
}

let functionResults = """
  zipped:zip
  repeated:repeatElement
  unfolded:sequence
  strided:stride
  argument:min max abs
  """

/// The names of library types that the analyzer infers where the code does not write them.
let madeLibraryTypes = [
  "Int", "Double", "String", "Bool", "Binding", "Substring", "Set", "ArraySlice", "Slice", "Keys", "Values",
  "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "LazySequence",
  "LazyMapSequence", "LazyFilterSequence", "ReversedCollection",
  "EnumeratedSequence", "AnyPublisher", "Zip2Sequence", "FlattenSequence", "TaskGroup", "StrideTo", "StrideThrough",
  "Repeated", "UnfoldSequence", "LazyDropWhileSequence", "LazyPrefixWhileSequence",
]

let libraryParameterNames = ["Element", "Wrapped", "Key", "Value", "Success", "Failure", "Output", "Bound", "Index"]
