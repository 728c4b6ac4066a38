import SwiftTokens

extension Import: Packable {
  static var blank: Import { Import(module: .none, name: .none) }

  static func code(_ fact: inout Import, _ fields: inout some FieldCoder) {
    fields.code(&fact.module)
    fields.code(&fact.name)
  }
}

extension Declaration: Packable {
  static var blank: Declaration {
    Declaration(
      kind: .class, name: .none, offset: 0, parent: nil, scope: .file, modifiers: [], attributes: 0..<0, type: nil,
      value: .unknown, part: nil, parameters: 0..<0, inheritance: 0..<0, requirements: 0..<0, length: 0)
  }

  static func code(_ fact: inout Declaration, _ fields: inout some FieldCoder) {
    var length = fact.length
    fields.enumeration(&fact.kind, 5, &length)
    fields.code(&fact.name)
    fields.offset(&fact.offset)
    fields.length(&length, from: fact.offset)
    fact.length = length
    fields.earlier(&fact.parent)
    fields.code(&fact.scope)
    var modifiers = fact.modifiers.rawValue
    fields.number(&modifiers)
    fact.modifiers = Modifiers(rawValue: modifiers)
    fields.range(&fact.attributes, in: .attributes)
    fields.type(&fact.type)
    fields.code(&fact.value)
    fields.part(&fact.part)
    fields.range(&fact.parameters, in: .parameters)
    fields.range(&fact.inheritance, in: .inheritance)
    fields.range(&fact.requirements, in: .requirements)
  }
}

extension Attribute: Packable {
  static var blank: Attribute { Attribute(name: .none, argument: .other, argumentName: .none) }

  static func code(_ fact: inout Attribute, _ fields: inout some FieldCoder) {
    fields.code(&fact.name)
    fields.enumeration(&fact.argument)
    fields.code(&fact.argumentName)
  }
}

extension Parameter: Packable {
  static var blank: Parameter {
    Parameter(label: .none, name: .none, type: nil, isInout: false, hasDefault: false, isVariadic: false)
  }

  static func code(_ fact: inout Parameter, _ fields: inout some FieldCoder) {
    fields.code(&fact.label)
    fields.code(&fact.name)
    fields.type(&fact.type)
    var flags: UInt32 = (fact.isInout ? 1 : 0) | (fact.hasDefault ? 2 : 0) | (fact.isVariadic ? 4 : 0)
    fields.number(&flags)
    (fact.isInout, fact.hasDefault, fact.isVariadic) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
  }
}

extension Requirement: Packable {
  static var blank: Requirement { Requirement(kind: .parameter, subject: .blank, type: nil) }

  static func code(_ fact: inout Requirement, _ fields: inout some FieldCoder) {
    fields.enumeration(&fact.kind)
    fields.code(&fact.subject)
    fields.type(&fact.type)
  }
}

extension TypeNode: Packable {
  static var blank: TypeNode { TypeNode(kind: .named, name: .none, children: 0..<0) }

  static func code(_ fact: inout TypeNode, _ fields: inout some FieldCoder) {
    fields.enumeration(&fact.kind)
    fields.code(&fact.name)
    fields.range(&fact.children, in: .typeChildren)
  }
}

extension TypeChild: Packable {
  static var blank: TypeChild { TypeChild(label: .none, type: .blank) }

  static func code(_ fact: inout TypeChild, _ fields: inout some FieldCoder) {
    fields.code(&fact.label)
    fields.code(&fact.type)
  }
}

extension SuppressionComment: Packable {
  static var blank: SuppressionComment {
    SuppressionComment(extent: .line, rules: [], reason: "", expiry: nil, offset: 0, end: 0)
  }

  static func code(_ fact: inout SuppressionComment, _ fields: inout some FieldCoder) {
    var hasExpiry = fact.expiry != nil
    fields.enumeration(&fact.extent, &hasExpiry)
    fields.texts(&fact.rules)
    fields.text(&fact.reason)
    if hasExpiry {
      var expiry = fact.expiry ?? ""
      fields.text(&expiry)
      fact.expiry = expiry
    }
    var range = fact.offset..<max(fact.offset, fact.end)
    fields.span(&range)
    (fact.offset, fact.end) = (range.lowerBound, range.upperBound)
  }
}

extension Problem: Packable {
  static var blank: Problem { Problem(kind: .unexpectedText, offset: 0) }

  static func code(_ fact: inout Problem, _ fields: inout some FieldCoder) {
    fields.enumeration(&fact.kind)
    fields.offset(&fact.offset)
  }
}
