/// Names with which the chain analysis compares.
extension Library {
  static let integer = Spelling("Int")
  static let float = Spelling("Double")
  static let floats = SpellingSet("CGFloat CGPoint CGRect CGSize CGVector Double Float Float16 Float32 Float64")
  static let looks = SpellingSet("CGColor Color Font Image NSColor NSFont NSImage UIColor UIFont UIImage")
  static let copying = SpellingSet("copy mutableCopy")
  static let string = Spelling("String")
  static let boolean = Spelling("Bool")
  static let binding = Spelling("Binding")
  /// The value of a box: `subject.value`.
  static let boxed = Spelling("value")
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
  static let forEachMethod = Spelling("forEach")
  static let list = Spelling("List")
  static let dictionary = Spelling("Dictionary")
  static let presenting = Spelling("presenting")
  static let mainActor = Spelling("MainActor")
  /// The methods of executors that return what their closure returns.
  static let relayingMethods = SpellingSet("run assumeIsolated sync perform performAndWait")
  static let positions = SpellingSet("Int Index")
  static let flipping = SpellingSet("toggle negate")
  static let getAndSet = [Spelling("get"), Spelling("set")]
  static let singleValueContainer = Spelling("singleValueContainer")
  static let untyped = SpellingSet("Any AnyObject NSObject NSObjectProtocol")
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
  static let geometry = SpellingSet("frame bounds center")
  /// What a container does with a view that it is given.
  static let mounting = SpellingSet(
    "frame bounds center intrinsicContentSize removeFromSuperview superview translatesAutoresizingMaskIntoConstraints")
  static let siblings = SpellingSet("nextSibling previousSibling firstChild lastChild next previous")
  static let interfaces = SpellingSet("input inputs output outputs")
  static let sizes = SpellingSet("CGPoint CGRect CGSize CGVector NSPoint NSRect NSSize UIEdgeInsets NSEdgeInsets")
  static let numbers = SpellingSet("Decimal Double Float CGFloat Int Int64 UInt64 BigInt BigUInt Measurement")
  static let integers = SpellingSet("Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64")
  /// Methods of `URLSession` that create a task.
  static let makingTasks = SpellingSet("dataTask uploadTask downloadTask streamTask webSocketTask")
  /// Methods of an object context whose results are objects of the database, not parts of the context.
  static let fetching = SpellingSet("fetch object existingObject registeredObject registeredModel")
  /// The requests that name the type of the objects to fetch.
  static let fetchRequests = SpellingSet("FetchDescriptor NSFetchRequest")
  static let taskGroup = Spelling("TaskGroup")
  static let openingTaskGroups = SpellingSet("withTaskGroup withThrowingTaskGroup")
  static let logs = SpellingSet("log logger")
  static let shownContents = SpellingSet(
    """
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityValue attributedStringValue \
    attributedText font highlightedImage image stringValue text textColor tintColor
    """)
  static let registrations = SpellingSet("addTarget addGestureRecognizer register")
  static let view = Spelling("view")
  static let swiftUIView = Spelling("View")
  static let loadView = Spelling("loadView")
  static let observable = Spelling("Observable")
  static let outlet = Spelling("IBOutlet")
  /// The attributes of properties that relate one record of a database to others.
  static let relations = [
    Spelling("NSManaged"), Spelling("Persisted"), Spelling("RealmSwift.Persisted"), Spelling("Relationship"),
    Spelling("SwiftData.Relationship"),
  ]
  static let map = Spelling("map")
  static let grouping = Spelling("grouping")
  static let uniqueKeysWithValues = Spelling("uniqueKeysWithValues")
  static let flatMap = Spelling("flatMap")
}
