/// The conformances of the standard library's protocols and types, as far as extensions of them matter: a type or
/// protocol, then the protocols that it inherits directly.
let libraryConformances = """
  Collection: Sequence
  BidirectionalCollection: Collection
  RandomAccessCollection: BidirectionalCollection
  MutableCollection: Collection
  RangeReplaceableCollection: Collection
  LazySequenceProtocol: Sequence
  LazyCollectionProtocol: LazySequenceProtocol Collection
  StringProtocol: BidirectionalCollection Comparable Hashable
  SetAlgebra: Equatable
  OptionSet: SetAlgebra RawRepresentable
  Hashable: Equatable
  Comparable: Equatable
  Strideable: Comparable
  Codable: Encodable Decodable
  Error: Sendable
  LocalizedError: Error
  CustomNSError: Error
  CodingKey: Sendable
  Numeric: AdditiveArithmetic
  AdditiveArithmetic: Equatable
  SignedNumeric: Numeric
  BinaryInteger: Numeric Hashable Strideable
  FixedWidthInteger: BinaryInteger
  SignedInteger: BinaryInteger SignedNumeric
  UnsignedInteger: BinaryInteger
  FloatingPoint: SignedNumeric Strideable Hashable
  BinaryFloatingPoint: FloatingPoint
  Array: RandomAccessCollection MutableCollection RangeReplaceableCollection
  ArraySlice: RandomAccessCollection MutableCollection RangeReplaceableCollection
  ContiguousArray: RandomAccessCollection MutableCollection RangeReplaceableCollection
  Dictionary: Collection
  Set: Collection SetAlgebra
  String: StringProtocol RangeReplaceableCollection
  Substring: StringProtocol RangeReplaceableCollection
  Range: RandomAccessCollection Hashable
  ClosedRange: RandomAccessCollection Hashable
  PartialRangeFrom: Sequence
  StrideTo: Sequence
  StrideThrough: Sequence
  Repeated: RandomAccessCollection
  CollectionOfOne: RandomAccessCollection MutableCollection
  UnfoldSequence: Sequence IteratorProtocol
  KeyValuePairs: RandomAccessCollection
  UnsafeBufferPointer: RandomAccessCollection
  UnsafeMutableBufferPointer: RandomAccessCollection MutableCollection
  Data: RandomAccessCollection MutableCollection RangeReplaceableCollection Hashable Codable
  ReversedCollection: BidirectionalCollection
  Slice: Collection
  LazySequence: LazySequenceProtocol
  LazyDropWhileSequence: LazySequenceProtocol
  LazyPrefixWhileSequence: LazySequenceProtocol
  EnumeratedSequence: Sequence
  Zip2Sequence: Sequence
  FlattenSequence: Sequence
  AnySequence: Sequence
  AnyIterator: Sequence IteratorProtocol
  AnyCollection: Collection
  Int: FixedWidthInteger SignedInteger Codable
  UInt: FixedWidthInteger UnsignedInteger Codable
  UInt8: FixedWidthInteger UnsignedInteger Codable
  Int64: FixedWidthInteger SignedInteger Codable
  Double: BinaryFloatingPoint Codable
  Float: BinaryFloatingPoint Codable
  CGFloat: BinaryFloatingPoint Codable
  Bool: Hashable Codable
  Date: Comparable Hashable Codable
  URL: Hashable Codable
  UUID: Hashable Codable
  """

/// The protocols among the names before the colons of ``libraryConformances``.
let refiningProtocols = """
  Collection BidirectionalCollection RandomAccessCollection MutableCollection RangeReplaceableCollection
  LazySequenceProtocol LazyCollectionProtocol StringProtocol SetAlgebra OptionSet Hashable Comparable Strideable
  Codable Error LocalizedError CustomNSError CodingKey Numeric AdditiveArithmetic SignedNumeric BinaryInteger
  FixedWidthInteger SignedInteger UnsignedInteger FloatingPoint BinaryFloatingPoint
  """

/// Protocols of the standard library that inherit from no others.
let plainProtocols = """
  Sequence IteratorProtocol AsyncSequence Equatable Encodable Decodable RawRepresentable Identifiable CaseIterable
  RangeExpression RandomNumberGenerator AnyObject Sendable Any Copyable Escapable BitwiseCopyable Actor SendableMetatype
  CustomStringConvertible CustomDebugStringConvertible LosslessStringConvertible CustomReflectable TextOutputStream
  TextOutputStreamable CodingKeyRepresentable DynamicMemberLookup CVarArg
  ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral ExpressibleByStringLiteral ExpressibleByIntegerLiteral
  ExpressibleByFloatLiteral ExpressibleByBooleanLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
  ExpressibleByUnicodeScalarLiteral ExpressibleByExtendedGraphemeClusterLiteral StringInterpolationProtocol
  """

/// The generic parameters of library types, and the associated types of library protocols, in order.
let libraryParameters = """
  Optional: Wrapped
  Array: Element
  ArraySlice: Element
  ContiguousArray: Element
  Set: Element
  Dictionary: Key Value
  KeyValuePairs: Key Value
  UnsafePointer: Pointee
  UnsafeMutablePointer: Pointee
  UnsafeBufferPointer: Element
  UnsafeMutableBufferPointer: Element
  ManagedBuffer: Header Element
  Range: Bound
  ClosedRange: Bound
  Slice: Base
  ReversedCollection: Base
  EnumeratedSequence: Base
  Zip2Sequence: Sequence1 Sequence2
  FlattenSequence: Base
  Result: Success Failure
  Task: Success Failure
  CheckedContinuation: T E
  AsyncStream: Element
  AsyncThrowingStream: Element Failure
  KeyPath: Root Value
  WritableKeyPath: Root Value
  ReferenceWritableKeyPath: Root Value
  Factory: T
  Mutex: Value
  OSAllocatedUnfairLock: State
  NIOLockedValueBox: Value
  NIOLoopBound: Value
  NIOLoopBoundBox: Value
  ManagedCriticalState: State
  LockIsolated: Value
  UncheckedSendable: Value
  UnsafeSendable: Value
  Store: State Action
  UIHostingController: Content
  NSHostingController: Content
  StateObject: ObjectType
  ObservedObject: ObjectType
  EnvironmentObject: ObjectType
  Bindable: Value
  FocusState: Value
  FetchedResults: Result
  NSCache: KeyType ObjectType
  NSHashTable: ObjectType
  NSMapTable: KeyType ObjectType
  NSFetchedResultsController: ResultType
  UICollectionViewDiffableDataSource: SectionIdentifierType ItemIdentifierType
  UITableViewDiffableDataSource: SectionIdentifierType ItemIdentifierType
  NSDiffableDataSourceSnapshot: SectionIdentifierType ItemIdentifierType
  Binding: Value
  Published: Value
  State: Value
  Future: Output Failure
  Just: Output
  AnyPublisher: Output Failure
  PassthroughSubject: Output Failure
  CurrentValueSubject: Output Failure
  Publisher: Output Failure
  Observable: Element
  ObservableType: Element
  Driver: Element
  Signal: Element
  Single: Element
  Variable: Element
  BehaviorRelay: Element
  Gen: Value
  Conn: Step A
  ViewStore: ViewState ViewAction
  StorePublisher: State
  EventLoopFuture: Value
  EventLoopGroupConnectionPool: Source
  EventLoopPromise: Value
  Sequence: Element Iterator
  Collection: Element Index SubSequence Indices Iterator
  BidirectionalCollection: Element Index SubSequence Indices Iterator
  RandomAccessCollection: Element Index SubSequence Indices Iterator
  MutableCollection: Element Index SubSequence Indices Iterator
  RangeReplaceableCollection: Element Index SubSequence Indices Iterator
  LazySequenceProtocol: Element Elements Iterator
  LazyCollectionProtocol: Element Elements Index SubSequence Indices Iterator
  StringProtocol: Element Index SubSequence Indices Iterator UTF8View UTF16View UnicodeScalarView
  SetAlgebra: Element ArrayLiteralElement
  IteratorProtocol: Element
  AsyncSequence: Element AsyncIterator
  RawRepresentable: RawValue
  OptionSet: RawValue Element
  Identifiable: ID
  CaseIterable: AllCases
  Strideable: Stride
  RangeExpression: Bound
  """

/// The types in which property wrappers of libraries look up a key path.
let libraryWrapperRoots = """
  Environment: EnvironmentValues
  Dependency: DependencyValues
  """

/// Other names of library types: an alias, then the type.
let libraryAliases = """
  CountableRange: Range
  CountableClosedRange: ClosedRange
  LazyMapCollection: LazyMapSequence
  LazyFilterCollection: LazyFilterSequence
  TimeInterval: Double
  CLLocationDegrees: Double
  CLLocationDistance: Double
  """
