extension Name: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) { words.write(fact.index) }
  init(unpacking words: inout WordReader) { self.init(index: words.word()) }
}

extension TypeID: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) { words.write(fact.index) }
  init(unpacking words: inout WordReader) { self.init(index: words.word()) }
}

extension ScopeID: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) { words.write(fact.index) }
  init(unpacking words: inout WordReader) { self.init(index: words.word()) }
}

/// A number that may be missing; no table has so many entries that the highest one counts.
extension UInt32? {
  var packed: UInt32 { self ?? .max }

  init(packed: UInt32) { self = packed == .max ? nil : packed }
}

extension TypeID? {
  var packed: UInt32 { self?.index ?? .max }

  init(packed: UInt32) { self = packed == .max ? nil : TypeID(index: packed) }
}

extension Value: Packable {
  /// The number of the case in the lowest byte of a word; what it carries in words of its own.
  static func pack(_ fact: Self, into words: inout WordWriter) {
    switch fact {
    case .unknown: words.write(0)
    case .selfReference: words.write(1)
    case .superReference: words.write(2)
    case .name(let name): words.write(3, name.index)
    case .closureParameter(let position): words.write(4, position)
    case .implicitMember: words.write(5)
    case .literal(let literal): words.write(6 | UInt32(literal.rawValue) << 8)
    case .array(let operands): words.write(7, operands)
    case .dictionary(let operands): words.write(8, operands)
    case .tuple(let operands): words.write(9, operands)
    case .choice(let operands): words.write(10, operands)
    case .cast(let cast): words.write(11, cast)
    case .chain(let chain): words.write(12, chain)
    case .closure(let scope): words.write(13, scope.index)
    case .type: words.write(14)
    case .keyPath(let path): words.write(15, path)
    case .macro(let name): words.write(16, name.index)
    }
  }

  init(unpacking words: inout WordReader) {
    let (tag, rest) = words.word().split(at: 8)
    switch tag {
    case 0: self = .unknown
    case 1: self = .selfReference
    case 2: self = .superReference
    case 3: self = .name(words.value())
    case 4: self = .closureParameter(words.word())
    case 5: self = .implicitMember
    case 6: self = .literal(words.enumeration(rest, or: .nil))
    case 7: self = .array(words.value())
    case 8: self = .dictionary(words.value())
    case 9: self = .tuple(words.value())
    case 10: self = .choice(words.value())
    case 11: self = .cast(words.word())
    case 12: self = .chain(words.word())
    case 13: self = .closure(words.value())
    case 14: self = .type
    case 15: self = .keyPath(words.word())
    case 16: self = .macro(words.value())
    default:
      words.fail()
      self = .unknown
    }
  }
}

extension WordWriter {
  fileprivate mutating func write(_ tag: UInt32, _ payload: UInt32) {
    write(tag)
    write(payload)
  }

  fileprivate mutating func write(_ tag: UInt32, _ operands: Operands) {
    write(tag)
    write(operands)
  }
}

extension Operands: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(fact.start)
    words.write(fact.count)
  }

  init(unpacking words: inout WordReader) { self.init(start: words.word(), count: words.word()) }
}

extension Cast: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(UInt32(fact.kind.rawValue))
    words.write(fact.value)
    words.write(fact.type)
  }

  init(unpacking words: inout WordReader) {
    self.init(kind: words.enumeration(words.word(), or: .forced), value: words.value(), type: words.value())
  }
}

extension Binding.Projection: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    switch fact {
    case .whole: words.write(0)
    case .unwrapped: words.write(1)
    case .element: words.write(2)
    case .tupleElement(let index): words.write(3, index)
    case .elementOfElement(let index): words.write(4, index)
    case .payload(let name, let index):
      words.write(5, name.index)
      words.write(index)
    case .part: words.write(6)
    }
  }

  init(unpacking words: inout WordReader) {
    switch words.word() {
    case 0: self = .whole
    case 1: self = .unwrapped
    case 2: self = .element
    case 3: self = .tupleElement(words.word())
    case 4: self = .elementOfElement(words.word())
    case 5: self = .payload(words.value(), words.word())
    case 6: self = .part
    default:
      words.fail()
      self = .whole
    }
  }
}
