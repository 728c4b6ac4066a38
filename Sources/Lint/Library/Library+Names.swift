/// Single names that the judgement asks for.
extension Library {
  static let integer = Spelling("Int")
  static let float = Spelling("Double")
  static let string = Spelling("String")
  static let boolean = Spelling("Bool")
  static let binding = Spelling("Binding")
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
  static let positions = SpellingSet("Int Index")
  static let flipping = SpellingSet("toggle negate")
  static let getAndSet = [Spelling("get"), Spelling("set")]
  static let singleValueContainer = Spelling("singleValueContainer")
  static let untyped = SpellingSet("Any AnyObject NSObject NSObjectProtocol")
  static let element = Spelling("Element")
  static let keyAndValue = [Spelling("key"), Spelling("value")]
  static let offsetAndElement = [Spelling("offset"), Spelling("element")]
  static let map = Spelling("map")
  static let flatMap = Spelling("flatMap")
}
