import SwiftTokens

extension Declaration: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(UInt32(fact.kind.rawValue) | fact.length << 5)
    words.write(fact.name)
    words.write(fact.offset)
    words.write(fact.parent.packed)
    words.write(fact.scope)
    words.write(fact.modifiers.rawValue)
    words.write(fact.attributes)
    words.write(fact.type.packed)
    words.write(fact.value)
    words.write(fact.projection)
    words.write(fact.parameters)
    words.write(fact.inheritance)
    words.write(fact.requirements)
  }

  init(unpacking words: inout WordReader) {
    let (kind, length) = words.word().split(at: 5)
    self.init(
      kind: words.enumeration(kind, or: .precedenceGroup), name: words.value(), offset: words.word(),
      parent: UInt32?(packed: words.word()), scope: words.value(), modifiers: Modifiers(rawValue: words.word()),
      attributes: words.range(), type: TypeID?(packed: words.word()), value: words.value(), projection: words.value(),
      parameters: words.range(), inheritance: words.range(), requirements: words.range(), length: length)
  }
}

extension Parameter: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(fact.label)
    words.write(fact.name)
    words.write(fact.type.packed)
    words.write((fact.isInout ? 1 : 0) | (fact.hasDefault ? 2 : 0) | (fact.isVariadic ? 4 : 0))
  }

  init(unpacking words: inout WordReader) {
    let (label, name): (Name, Name) = (words.value(), words.value())
    let type = TypeID?(packed: words.word())
    let flags = words.word()
    self.init(
      label: label, name: name, type: type, isInout: flags.has(0), hasDefault: flags.has(1), isVariadic: flags.has(2))
  }
}

extension Requirement: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(UInt32(fact.kind.rawValue))
    words.write(fact.subject)
    words.write(fact.type.packed)
  }

  init(unpacking words: inout WordReader) {
    self.init(
      kind: words.enumeration(words.word(), or: .parameter), subject: words.value(),
      type: TypeID?(packed: words.word()))
  }
}

extension TypeNode: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(UInt32(fact.kind.rawValue))
    words.write(fact.name)
    words.write(fact.children)
  }

  init(unpacking words: inout WordReader) {
    self.init(kind: words.enumeration(words.word(), or: .unknown), name: words.value(), children: words.range())
  }
}

extension TypeChild: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(fact.label)
    words.write(fact.type)
  }

  init(unpacking words: inout WordReader) { self.init(label: words.value(), type: words.value()) }
}

extension Allowance: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(UInt32(fact.extent.rawValue) | (fact.expiry == nil ? 0 : 256))
    words.write(UInt32(truncatingIfNeeded: fact.rules.count))
    for text in fact.rules { words.write(text) }
    words.write(fact.reason)
    if let expiry = fact.expiry { words.write(expiry) }
    words.write(fact.offset)
    words.write(fact.end)
  }

  init(unpacking words: inout WordReader) {
    let (extent, hasExpiry) = words.word().split(at: 8)
    var rules: [String] = []
    var left = words.word()
    while left > 0, words.isSound {
      rules.append(words.text())
      left -= 1
    }
    self.init(
      extent: words.enumeration(extent, or: .line), rules: rules, reason: words.text(),
      expiry: hasExpiry == 1 ? words.text() : nil, offset: words.word(), end: words.word())
  }
}

extension Problem: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(UInt32(fact.kind.rawValue))
    words.write(fact.offset)
  }

  init(unpacking words: inout WordReader) {
    self.init(kind: words.enumeration(words.word(), or: .unexpectedText), offset: words.word())
  }
}
