/// A type of a random program.
indirect enum SwiftType: Hashable {
  case void, int, string, bool
  /// A nominal type by its index, with its generic arguments.
  case nominal(Int, [SwiftType])
  /// A generic parameter: 0 of the type around, 1 of the function around.
  case parameter(Int)
  /// `T.Item`, the associated type of the protocol that the parameter conforms to.
  case associated(SwiftType, ofProtocol: Int)
  case existential(Int)
  case optional(SwiftType)
  case array(SwiftType)
  /// A dictionary with strings as keys.
  case dictionary(SwiftType)
  case tuple([Part])
  case function([SwiftType], SwiftType)

  struct Part: Hashable {
    var label: String?
    var type: SwiftType
  }
}

extension SwiftType {
  /// The type with a generic argument in the place of the parameter of the type around.
  func replacing(_ arguments: [SwiftType]) -> SwiftType {
    switch self {
    case .void, .int, .string, .bool, .existential: self
    case .nominal(let index, let own): .nominal(index, own.map { $0.replacing(arguments) })
    case .parameter(let index): index == 0 ? arguments.first ?? self : self
    case .associated(let base, let owner): .associated(base.replacing(arguments), ofProtocol: owner)
    case .optional(let wrapped): .optional(wrapped.replacing(arguments))
    case .array(let element): .array(element.replacing(arguments))
    case .dictionary(let value): .dictionary(value.replacing(arguments))
    case .tuple(let parts): .tuple(parts.map { Part(label: $0.label, type: $0.type.replacing(arguments)) })
    case .function(let inputs, let output):
      .function(inputs.map { $0.replacing(arguments) }, output.replacing(arguments))
    }
  }

  /// What an optional chain that ends with this type comes to.
  var chained: SwiftType {
    if case .optional = self { self } else { .optional(self) }
  }

  /// Whether a function type stands somewhere in it.
  var holdsFunction: Bool {
    switch self {
    case .void, .int, .string, .bool, .existential, .parameter, .associated: false
    case .nominal(_, let arguments): arguments.contains(where: \.holdsFunction)
    case .optional(let inner), .array(let inner), .dictionary(let inner): inner.holdsFunction
    case .tuple(let parts): parts.contains { $0.type.holdsFunction }
    case .function: true
    }
  }

  var wrapped: SwiftType? {
    if case .optional(let wrapped) = self { wrapped } else { nil }
  }
}
