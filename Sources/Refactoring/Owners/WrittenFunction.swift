import Analysis
import SwiftReader
import SwiftTokens

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

// Function types are rewritten from their source text, because a known type has neither effects nor attributes.
extension DeclarationID {
  /// Returns the function type of a property, written as the type of a parameter whose argument can be stored in the
  /// property.
  ///
  /// - Returns: `nil` if the property has no function type, or its text would not mean the same type in another file.
  func writtenFunction(at offset: Int, in source: SourceText, in types: inout TypeResolver) -> WrittenType? {
    guard let spelled = types.table.declaration(self).type, let name = source.token(at: offset),
      source.kind(name + 1) == .colon,
      let function = writtenFunction(spelled, from: name + 2, in: source, isStored: true, in: &types)
    else { return nil }
    let isOptional = types.table.type(spelled, in: types.table.file(of: self)).kind == .optional
    return isOptional ? function.optional : function
  }

  /// Returns the function type of a parameter as it can be written in another file.
  ///
  /// - Parameter first: the number of the type's first token.
  func writtenFunction(
    ofParameter spelled: TypeID, from first: Int, in source: SourceText, in types: inout TypeResolver
  ) -> WrittenType? {
    let isOptional = types.table.type(spelled, in: types.table.file(of: self)).kind == .optional
    let written = writtenFunction(spelled, from: first, in: source, isStored: isOptional, in: &types)
    return isOptional ? written?.optional : written
  }

  /// - Parameter isStored: whether the function escapes even if its type has no `@escaping`.
  private func writtenFunction(
    _ spelled: TypeID, from first: Int, in source: SourceText, isStored: Bool, in types: inout TypeResolver
  ) -> WrittenType? {
    let file = types.table.file(of: self)
    var node = types.table.type(spelled, in: file)
    if node.kind == .optional, let inner = types.table.children(of: node, in: file).first {
      node = types.table.type(inner.type, in: file)
    }
    if node.kind == .named, let alias = aliasOfFunction(types.table.text(of: node.name, in: file), in: types.table) {
      let attributes = source.attributesOfType(at: first)
      guard attributes.allSatisfy({ $0 == "escaping" }) else { return nil }
      let name = types.table.qualifiedName(of: alias)
      return WrittenType(
        text: (isStored || !attributes.isEmpty ? "@escaping " : "") + name, names: [String(name.prefix { $0 != "." })],
        declarations: [alias], isFunction: true)
    }
    guard node.kind == .function, let function = StoredFunction(from: first, in: source), function.takesPlainValues,
      let parts = writtenParts(of: node, isVoid: function.isVoid, in: &types), let result = parts.last
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
  private func writtenParts(of node: TypeNode, isVoid: Bool, in types: inout TypeResolver) -> [WrittenType]? {
    let file = types.table.file(of: self)
    let children = types.table.children(of: node, in: file)
    var parts: [WrittenType] = []
    for child in isVoid ? children.dropLast() : children[...] {
      let known = types.resolve(child.type, in: file, from: self)
      guard let part = known.written(in: child.type, of: file, in: &types) else { return nil }
      parts.append(part)
    }
    return parts + (isVoid ? [WrittenType(text: "Void")] : [])
  }

  /// Returns the type alias for a function type with the given name, in a type around a declaration or at the top
  /// level.
  private func aliasOfFunction(_ name: String, in table: SymbolTable) -> DeclarationID? {
    var place = table.parent(of: self)
    while !place.isNone {
      let type = table.type(of: place)
      let nested = type.isNone ? type : table.firstType(Spelling(name), in: .declaration(type))
      if !nested.isNone { return nested.isOfFunction(in: table) ? nested : nil }
      place = table.parent(of: place)
    }
    let first = table.firstType(Spelling(name), in: .topLevel)
    return !first.isNone && table.next(after: first).isNone && first.isOfFunction(in: table) ? first : nil
  }

  private func isOfFunction(in table: SymbolTable) -> Bool {
    let declaration = table.declaration(self)
    guard declaration.kind == .typealias, declaration.requirements.isEmpty, let type = declaration.type,
      table.accessLevel(of: self) > .file
    else { return false }
    let around = table.parent(of: self)
    let owner = around.isNone ? around : table.type(of: around)
    if !around.isNone, owner.isNone || table.isGeneric(owner) || table.declaration(owner).kind == .protocol {
      return false
    }
    return table.type(type, in: table.file(of: self)).kind == .function
  }
}
