import SwiftReader

extension FileFacts {
  /// Returns whether a link uses the value before it, and is neither `?` nor `!`.
  func goesOn(atLink index: UInt32) -> Bool {
    let kind = links[Int(index)].kind
    return kind != .optionalChaining && kind != .forceUnwrap
  }

  func label(ofArgument index: UInt32) -> String {
    let argument = arguments[Int(index)]
    if argument.label != .none { return names[argument.label] }
    if case .closure = argument.value { return CallParameter.closure }
    return "_"
  }
}
