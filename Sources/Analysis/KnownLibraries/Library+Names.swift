/// Names with which the chain analysis compares.
extension Library {
  static let integer = Spelling("Int")
  static let float = Spelling("Double")
  static let string = Spelling("String")
  static let boolean = Spelling("Bool")
  static let binding = Spelling("Binding")
  static let zip = Spelling("zip")
  static let published = Spelling("Published")
  static let anyPublisher = Spelling("AnyPublisher")
  static let newValue = Spelling("newValue")
  static let oldValue = Spelling("oldValue")
  static let `self` = Spelling("self")
  static let metatype = Spelling("Type")
  static let protocolType = Spelling("Protocol")
  static let keyPath = Spelling("keyPath")
  static let success = Spelling("success")
  static let failure = Spelling("failure")
  static let some = Spelling("some")
  static let forEach = Spelling("ForEach")
  static let list = Spelling("List")
  static let dictionary = Spelling("Dictionary")
  static let presenting = Spelling("presenting")
  static let mainActor = Spelling("MainActor")
  /// The methods of executors that return what their closure returns.
  static let relayingMethods = SpellingSet("run assumeIsolated sync perform performAndWait")
  static let positions = SpellingSet("Int Index")
  static let getAndSet = [Spelling("get"), Spelling("set")]
  static let anyObject = Spelling("AnyObject")
  static let rawRepresentable = Spelling("RawRepresentable")
  static let set = Spelling("Set")
  static let setter = Spelling("set")
  static let slice = Spelling("Slice")
  static let substring = Spelling("Substring")
  static let keys = Spelling("Keys")
  static let values = Spelling("Values")
  static let lazySequence = Spelling("LazySequence")
  static let lazyMapSequence = Spelling("LazyMapSequence")
  static let lazyFilterSequence = Spelling("LazyFilterSequence")
  static let reversedCollection = Spelling("ReversedCollection")
  static let enumeratedSequence = Spelling("EnumeratedSequence")
  static let zip2Sequence = Spelling("Zip2Sequence")
  static let flattenSequence = Spelling("FlattenSequence")
  static let contiguousArray = Spelling("ContiguousArray")
  static let startIndex = Spelling("startIndex")
  static let index = Spelling("Index")
  static let subSequence = Spelling("SubSequence")
  static let arraySlice = Spelling("ArraySlice")
  static let element = Spelling("Element")
  static let keyAndValue = [Spelling("key"), Spelling("value")]
  static let offsetAndElement = [Spelling("offset"), Spelling("element")]
  static let objectWillChange = Spelling("objectWillChange")
  static let state = Spelling("State")
  /// Numbers, truth values and a library's structures of numbers.
  static let numbers = SpellingSet(
    """
    Bool BigInt BigUInt CGFloat CGPoint CGRect CGSize CGVector Decimal Double Duration Float Float16 Float32 Float64 \
    Int Int8 Int16 Int32 Int64 Measurement NSEdgeInsets NSPoint NSRange NSRect NSSize TimeInterval UIEdgeInsets UInt \
    UInt8 UInt16 UInt32 UInt64
    """)
  /// Methods of an object context whose results are objects of the database, not parts of the context.
  static let fetching = SpellingSet("fetch object existingObject registeredObject registeredModel")
  /// The requests that name the type of the objects to fetch.
  static let fetchRequests = SpellingSet("FetchDescriptor NSFetchRequest")
  static let taskGroup = Spelling("TaskGroup")
  static let openingTaskGroups = SpellingSet("withTaskGroup withThrowingTaskGroup")
  static let swiftUIView = Spelling("View")
  static let map = Spelling("map")
  static let grouping = Spelling("grouping")
  static let uniqueKeysWithValues = Spelling("uniqueKeysWithValues")
  static let flatMap = Spelling("flatMap")
}
