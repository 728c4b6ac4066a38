extension Chain: Packable {
  static var blank: Chain { Chain(root: .unknown, start: 0, links: 0..<0, scope: .file, use: .read) }

  static func code(_ fact: inout Chain, _ fields: inout some FieldCoder) {
    fields.code(&fact.root)
    fields.offset(&fact.start)
    fields.range(&fact.links, in: .links)
    fields.code(&fact.scope)
    fields.enumeration(&fact.use, &fact.isDiscarded)
  }
}

extension Link: Packable {
  static var blank: Link { Link(kind: .property, name: .none, offset: 0, length: 0, arguments: 0..<0) }

  static func code(_ fact: inout Link, _ fields: inout some FieldCoder) {
    var length = fact.length
    fields.enumeration(&fact.kind, 3, &length)
    fields.code(&fact.name)
    fields.offset(&fact.offset)
    fields.length(&length, from: fact.offset)
    fact.length = length
    // No other kind of link has arguments.
    if fact.kind == .call || fact.kind == .subscript { fields.range(&fact.arguments, in: .arguments) }
  }
}

extension Argument: Packable {
  static var blank: Argument { Argument(label: .none, value: .unknown) }

  static func code(_ fact: inout Argument, _ fields: inout some FieldCoder) {
    fields.code(&fact.label)
    fields.code(&fact.value)
  }
}

extension KeyPath: Packable {
  static var blank: KeyPath { KeyPath(offset: 0, root: nil, components: 0..<0, scope: .file) }

  static func code(_ fact: inout KeyPath, _ fields: inout some FieldCoder) {
    fields.offset(&fact.offset)
    fields.type(&fact.root)
    fields.range(&fact.components, in: .links)
    fields.code(&fact.scope)
  }
}

extension SpelledPath: Packable {
  static var blank: SpelledPath { SpelledPath(components: 0..<0, scope: .file) }

  static func code(_ fact: inout SpelledPath, _ fields: inout some FieldCoder) {
    fields.range(&fact.components, in: .links)
    fields.code(&fact.scope)
  }
}

extension Scope: Packable {
  static var blank: Scope {
    Scope(kind: .file, parent: .file, declaration: nil, name: .none, range: 0..<0, soleValue: .unknown)
  }

  static func code(_ fact: inout Scope, _ fields: inout some FieldCoder) {
    fields.enumeration(&fact.kind)
    var parent = fact.parent.index
    fields.earlier(&parent)
    fact.parent = ScopeID(index: parent)
    fields.index(&fact.declaration, in: .declarations)
    fields.code(&fact.name)
    fields.span(&fact.range)
    fields.code(&fact.soleValue)
  }
}

extension Binding: Packable {
  static var blank: Binding {
    Binding(
      kind: .parameter, name: .none, offset: 0, scope: .file, visibleFrom: 0, isMutable: false, type: nil,
      value: .unknown, part: nil)
  }

  static func code(_ fact: inout Binding, _ fields: inout some FieldCoder) {
    fields.enumeration(&fact.kind, &fact.isMutable)
    fields.code(&fact.name)
    fields.offset(&fact.offset)
    fields.code(&fact.scope)
    fields.offset(&fact.visibleFrom)
    fields.type(&fact.type)
    fields.code(&fact.value)
    fields.part(&fact.part)
  }
}

extension Assignment: Packable {
  static var blank: Assignment { Assignment(name: .none, offset: 0, scope: .file, value: .unknown) }

  static func code(_ fact: inout Assignment, _ fields: inout some FieldCoder) {
    fields.code(&fact.name)
    fields.offset(&fact.offset)
    fields.code(&fact.scope)
    fields.code(&fact.value)
  }
}

extension StoredValue: Packable {
  static var blank: StoredValue { StoredValue(chain: 0, value: .unknown) }

  static func code(_ fact: inout StoredValue, _ fields: inout some FieldCoder) {
    fields.index(&fact.chain, in: .chains)
    fields.code(&fact.value)
  }
}
