extension Chain: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(fact.root)
    words.write(fact.start)
    words.write(fact.links)
    words.write(fact.scope)
    words.write(UInt32(fact.use.rawValue))
  }

  init(unpacking words: inout WordReader) {
    self.init(
      root: words.value(), start: words.word(), links: words.range(), scope: words.value(),
      use: words.enumeration(words.word(), or: .read))
  }
}

extension Link: Packable {
  /// Kind, whether there are arguments, and length share a word: no name has half a billion bytes.
  static func pack(_ fact: Self, into words: inout WordWriter) {
    let hasArguments = fact.arguments != 0..<0
    words.write(UInt32(fact.kind.rawValue) | (hasArguments ? 8 : 0) | fact.length << 4)
    words.write(fact.name)
    words.write(fact.offset)
    if hasArguments { words.write(fact.arguments) }
  }

  init(unpacking words: inout WordReader) {
    let (low, length) = words.word().split(at: 4)
    self.init(
      kind: words.enumeration(low & 7, or: .call), name: words.value(), offset: words.word(), length: length,
      arguments: low.has(3) ? words.range() : 0..<0)
  }
}

extension Argument: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(fact.label)
    words.write(fact.value)
  }

  init(unpacking words: inout WordReader) { self.init(label: words.value(), value: words.value()) }
}

extension KeyPath: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(fact.offset)
    words.write(fact.root.packed)
    words.write(fact.components)
    words.write(fact.scope)
  }

  init(unpacking words: inout WordReader) {
    self.init(
      offset: words.word(), root: TypeID?(packed: words.word()), components: words.range(), scope: words.value())
  }
}

extension SpelledPath: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(fact.components)
    words.write(fact.scope)
  }

  init(unpacking words: inout WordReader) { self.init(components: words.range(), scope: words.value()) }
}

extension Scope: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(UInt32(fact.kind.rawValue))
    words.write(fact.parent)
    words.write(fact.declaration.packed)
    words.write(fact.name)
    words.write(fact.range)
    words.write(fact.soleValue)
  }

  init(unpacking words: inout WordReader) {
    self.init(
      kind: words.enumeration(words.word(), or: .block), parent: words.value(),
      declaration: UInt32?(packed: words.word()), name: words.value(), range: words.range(), soleValue: words.value())
  }
}

extension Binding: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(UInt32(fact.kind.rawValue) | (fact.isMutable ? 256 : 0))
    words.write(fact.name)
    words.write(fact.offset)
    words.write(fact.scope)
    words.write(fact.visibleFrom)
    words.write(fact.type.packed)
    words.write(fact.value)
    words.write(fact.projection)
  }

  init(unpacking words: inout WordReader) {
    let (kind, rest) = words.word().split(at: 8)
    self.init(
      kind: words.enumeration(kind, or: .local), name: words.value(), offset: words.word(), scope: words.value(),
      visibleFrom: words.word(), isMutable: rest == 1, type: TypeID?(packed: words.word()), value: words.value(),
      projection: words.value())
  }
}

extension Assignment: Packable {
  static func pack(_ fact: Self, into words: inout WordWriter) {
    words.write(fact.name)
    words.write(fact.offset)
    words.write(fact.scope)
    words.write(fact.value)
  }

  init(unpacking words: inout WordReader) {
    self.init(name: words.value(), offset: words.word(), scope: words.value(), value: words.value())
  }
}
