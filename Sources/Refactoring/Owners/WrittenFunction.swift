import Analysis
import SwiftReader
import SwiftTokens

/// Function types are rewritten from their source text, because a ``KnownType`` contains neither effects nor
/// attributes.
extension ChainAnalyzer {
  /// Returns the function type of a property, written as the type of a parameter whose argument can be stored in the
  /// property.
  ///
  /// - Returns: the type, and without its optional; `nil` if the property has no function type, or its text would not
  ///   mean the same type in another file.
  mutating func writtenFunction(
    heldBy property: DeclarationID, at offset: Int, in source: SourceText
  ) -> (type: WrittenType, unwrapped: WrittenType)? {
    guard let spelled = table.declaration(property).type, let name = source.token(at: offset),
      source.kind(name + 1) == .colon,
      let unwrapped = writtenFunction(spelled, from: name + 2, in: source, of: property, isStored: true)
    else { return nil }
    let isOptional = table.type(spelled, in: table.file(of: property)).kind == .optional
    return (isOptional ? unwrapped.optional : unwrapped, unwrapped)
  }

  /// Returns the function type of a parameter as it can be written in another file.
  ///
  /// - Parameter first: the number of the type's first token.
  mutating func writtenFunction(
    ofParameter spelled: TypeID, from first: Int, in source: SourceText, of function: DeclarationID
  ) -> WrittenType? {
    let isOptional = table.type(spelled, in: table.file(of: function)).kind == .optional
    let written = writtenFunction(spelled, from: first, in: source, of: function, isStored: isOptional)
    return isOptional ? written?.optional : written
  }

  /// - Parameter isStored: whether the function escapes even if its type has no `@escaping`.
  private mutating func writtenFunction(
    _ spelled: TypeID, from first: Int, in source: SourceText, of declaration: DeclarationID, isStored: Bool
  ) -> WrittenType? {
    let file = table.file(of: declaration)
    var node = table.type(spelled, in: file)
    if node.kind == .optional, let inner = table.children(of: node, in: file).first {
      node = table.type(inner.type, in: file)
    }
    if node.kind == .named, let alias = aliasOfFunction(table.text(of: node.name, in: file), seenFrom: declaration) {
      let attributes = source.attributesOfType(at: first)
      guard attributes.allSatisfy({ $0 == "escaping" }) else { return nil }
      let name = table.qualifiedName(of: alias)
      return WrittenType(
        text: (isStored || !attributes.isEmpty ? "@escaping " : "") + name, names: [String(name.prefix { $0 != "." })],
        declarations: [alias], isFunction: true)
    }
    guard node.kind == .function, let function = StoredFunction(from: first, in: source), function.takesPlainValues,
      let parts = writtenParts(of: node, seenFrom: declaration, isVoid: function.isVoid), let result = parts.last
    else { return nil }
    var words = function.attributes.filter { $0 != "escaping" }
    if isStored || function.attributes.contains("escaping") { words.insert("escaping", at: 0) }
    let effects = (function.isAsync ? "async " : "") + (function.canThrow ? "throws " : "")
    let taken = parts.dropLast().map(\.text).joined(separator: ", ")
    var whole = WrittenType(text: words.map { "@\($0) " }.joined() + "(\(taken)) \(effects)-> \(result.text)")
    for part in parts { whole.take(part) }
    whole.isFunction = true
    return whole
  }

  /// Returns the types of a function's parameters, and the type of its result as the last.
  private mutating func writtenParts(
    of node: TypeNode, seenFrom declaration: DeclarationID, isVoid: Bool
  ) -> [WrittenType]? {
    let file = table.file(of: declaration)
    let children = table.children(of: node, in: file)
    var parts: [WrittenType] = []
    for child in isVoid ? children.dropLast() : children[...] {
      let known = types.resolve(child.type, in: file, from: declaration)
      guard let part = written(known, in: child.type, of: file) else { return nil }
      parts.append(part)
    }
    return parts + (isVoid ? [WrittenType(text: "Void")] : [])
  }
}

extension ChainAnalyzer {
  /// Returns the type alias for a function type with the given name, in a type around a declaration or at the top
  /// level.
  private func aliasOfFunction(_ name: String, seenFrom declaration: DeclarationID) -> DeclarationID? {
    var place = table.parent(of: declaration)
    while !place.isNone {
      let type = table.type(of: place)
      let nested = type.isNone ? type : table.firstType(Spelling(name), in: .declaration(type))
      if !nested.isNone { return isOfFunction(nested) ? nested : nil }
      place = table.parent(of: place)
    }
    let first = table.firstType(Spelling(name), in: .topLevel)
    return !first.isNone && table.next(after: first).isNone && isOfFunction(first) ? first : nil
  }

  private func isOfFunction(_ alias: DeclarationID) -> Bool {
    let declaration = table.declaration(alias)
    guard declaration.kind == .typealias, declaration.requirements.isEmpty, let type = declaration.type,
      table.accessLevel(of: alias) > .file
    else { return false }
    let around = table.parent(of: alias)
    let owner = around.isNone ? around : table.type(of: around)
    if !around.isNone, owner.isNone || table.isGeneric(owner) || table.declaration(owner).kind == .protocol {
      return false
    }
    return table.type(type, in: table.file(of: alias)).kind == .function
  }
}

extension SourceText {
  /// Returns the numbers of the first tokens of a function's parameter types.
  ///
  /// - Parameter offset: the offset of the function's name.
  func startsOfParameterTypes(at offset: Int) -> [Int] {
    guard let name = token(at: offset), kind(name + 1) == .leftParen else { return [] }
    return elements(of: inside(name + 1)).compactMap { parameter in
      parameter.first { kind($0) == .colon }.map { $0 + 1 }
    }
  }
}
