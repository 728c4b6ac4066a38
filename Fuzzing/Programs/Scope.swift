/// What a place in a body can use.
struct Scope {
  struct Local {
    var number: Int
    var type: SwiftType
    var isMutable: Bool
  }

  var locals: [Local] = []
  /// The number of the next local.
  var next = 0
  /// The type around; `.parameter(2)` in the extension of a protocol.
  var selfType: SwiftType?
  var isSelfMutable = false
  /// Whether a closure that may run later is around.
  var isInEscapingClosure = false
  /// The protocol that a generic parameter conforms to.
  var bounds: [Int: Int] = [:]
  /// `async` and `throws` of the function around; closures have none.
  var effects = ""
  /// Whether braces that follow would be read as a body.
  var isCondition = false
  /// How deep the statement stands.
  var depth = 0

  mutating func add(_ type: SwiftType, isMutable: Bool = false) -> Int {
    locals.append(Local(number: next, type: type, isMutable: isMutable))
    next += 1
    return next - 1
  }

  /// The scope of a closure in this one.
  func closure(escaping: Bool) -> Scope {
    var scope = self
    scope.effects = ""
    scope.isCondition = false
    scope.depth += 1
    scope.isInEscapingClosure = isInEscapingClosure || escaping
    if escaping, isSelfMutable { scope.selfType = nil }
    if escaping {
      scope.isSelfMutable = false
      for index in scope.locals.indices { scope.locals[index].isMutable = false }
    }
    return scope
  }
}

/// A postfix expression on its way.
struct Walked {
  var text: String
  var type: SwiftType
  /// Whether it can be assigned to or passed `inout`.
  var isSettable = false
  /// Whether a `?` stands in it.
  var isChained = false
  var effects = ""
  /// Whether a member follows: neither a type nor `self` alone.
  var isStarted = true

  /// The type of the whole expression.
  var value: SwiftType { isChained ? type.chained : type }

  /// The words before the expression.
  var prefix: String {
    (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
  }
}
