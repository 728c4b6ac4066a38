extension Name: Packable {
  static var blank: Name { .none }

  static func code(_ fact: inout Name, _ fields: inout some FieldCoder) {
    var index = fact.index
    fields.index(&index, in: .names)
    fact = Name(index: index)
  }
}

extension TypeID: Packable {
  static var blank: TypeID { TypeID(index: 0) }

  static func code(_ fact: inout TypeID, _ fields: inout some FieldCoder) {
    var index = fact.index
    fields.index(&index, in: .types)
    fact = TypeID(index: index)
  }
}

extension ScopeID: Packable {
  static var blank: ScopeID { .file }

  static func code(_ fact: inout ScopeID, _ fields: inout some FieldCoder) {
    var index = fact.index
    fields.index(&index, in: .scopes)
    fact = ScopeID(index: index)
  }
}

extension Range<UInt32>: Packable {
  static var blank: Range<UInt32> { 0..<0 }

  static func code(_ fact: inout Range<UInt32>, _ fields: inout some FieldCoder) { fields.span(&fact) }
}

extension Value: Packable {
  static var blank: Value { .unknown }

  /// The number of the case and its associated values. Each literal and each kind of range has a number of
  /// its own, from `firstLiteral` and `firstRange` on.
  private var parts: (tag: UInt32, first: UInt32, count: UInt32) {
    switch self {
    case .unknown: (0, 0, 0)
    case .selfReference: (1, 0, 0)
    case .superReference: (2, 0, 0)
    case .name(let name): (3, name.index, 0)
    case .closureParameter(let position): (4, position, 0)
    case .implicitMember: (5, 0, 0)
    case .array(let operands): (6, operands.start, operands.count)
    case .dictionary(let operands): (7, operands.start, operands.count)
    case .tuple(let operands): (8, operands.start, operands.count)
    case .choice(let operands): (9, operands.start, operands.count)
    case .cast(let cast): (10, cast, 0)
    case .chain(let chain): (11, chain, 0)
    case .closure(let scope): (12, scope.index, 0)
    case .type: (13, 0, 0)
    case .keyPath(let path): (14, path, 0)
    case .macro(let name): (15, name.index, 0)
    case .result(let operands): (16, operands.start, operands.count)
    case .range(let bounds): (Self.firstRange + UInt32(bounds.rawValue), 0, 0)
    case .literal(let literal): (Self.firstLiteral + UInt32(literal.rawValue), 0, 0)
    }
  }

  private static let firstRange: UInt32 = 17
  private static let firstLiteral: UInt32 = 22

  static func code<Fields: FieldCoder>(_ fact: inout Value, _ fields: inout Fields) {
    var (tag, first, count) = Fields.reads ? (0, 0, 0) : fact.parts
    fields.tag(&tag, below: firstLiteral + 6)
    switch tag {
    case 0: fact = .unknown
    case 1: fact = .selfReference
    case 2: fact = .superReference
    case 3:
      fields.index(&first, in: .names)
      fact = .name(Name(index: first))
    case 4:
      fields.number(&first)
      fact = .closureParameter(first)
    case 5: fact = .implicitMember
    case 6: fact = .array(fields.operands(first, count))
    case 7: fact = .dictionary(fields.operands(first, count))
    case 8: fact = .tuple(fields.operands(first, count))
    case 9: fact = .choice(fields.operands(first, count))
    case 10:
      fields.index(&first, in: .casts)
      fact = .cast(first)
    case 11:
      fields.index(&first, in: .chains)
      fact = .chain(first)
    case 12:
      fields.index(&first, in: .scopes)
      fact = .closure(ScopeID(index: first))
    case 13: fact = .type
    case 14:
      fields.index(&first, in: .keyPaths)
      fact = .keyPath(first)
    case 15:
      fields.index(&first, in: .names)
      fact = .macro(Name(index: first))
    case 16: fact = .result(fields.operands(first, count))
    case firstRange..<firstLiteral:
      fact = Bounds(rawValue: UInt8(truncatingIfNeeded: tag &- firstRange)).map(Value.range) ?? .unknown
    default:
      fact = Literal(rawValue: UInt8(truncatingIfNeeded: tag &- firstLiteral)).map(Value.literal) ?? .unknown
    }
  }
}

extension FieldCoder {
  /// Codes consecutive operands as a range.
  fileprivate mutating func operands(_ start: UInt32, _ count: UInt32) -> Operands {
    var range = start..<max(start, start &+ count)
    self.range(&range, in: .operands)
    return Operands(start: range.lowerBound, count: UInt32(range.count))
  }
}

extension Cast: Packable {
  static var blank: Cast { Cast(kind: .coercion, value: .unknown, type: .blank) }

  static func code(_ fact: inout Cast, _ fields: inout some FieldCoder) {
    fields.enumeration(&fact.kind)
    fields.code(&fact.value)
    fields.code(&fact.type)
  }
}

extension Specialization: Packable {
  static var blank: Specialization { Specialization(offset: 0, type: .blank) }

  static func code(_ fact: inout Specialization, _ fields: inout some FieldCoder) {
    fields.offset(&fact.offset)
    fields.code(&fact.type)
  }
}

extension Part: Packable {
  static var blank: Part { Part(outer: nil, step: .unwrapped) }

  static func code(_ fact: inout Part, _ fields: inout some FieldCoder) {
    var outer = fact.outer?.index
    fields.earlier(&outer)
    fact.outer = outer.map(PartID.init(index:))
    fields.code(&fact.step)
  }
}

extension Part.Step: Packable {
  static var blank: Part.Step { .unwrapped }

  private var numbers: (tag: UInt32, name: UInt32, position: UInt32) {
    switch self {
    case .unwrapped: (0, 0, 0)
    case .element: (1, 0, 0)
    case .tupleElement(let position): (2, 0, position)
    case .payload(let name, let position): (3, name.index, position)
    }
  }

  static func code<Fields: FieldCoder>(_ fact: inout Part.Step, _ fields: inout Fields) {
    var (tag, name, position) = Fields.reads ? (0, 0, 0) : fact.numbers
    fields.tag(&tag, below: 4)
    switch tag {
    case 1: fact = .element
    case 2:
      fields.number(&position)
      fact = .tupleElement(position)
    case 3:
      fields.index(&name, in: .names)
      fields.number(&position)
      fact = .payload(Name(index: name), position)
    default: fact = .unwrapped
    }
  }
}
