import Analysis
import PairWriting
import SwiftReader

/// The source text of a type that means one type at the top level of any file with the required imports.
struct WrittenType: Sendable, Hashable {
  var text: String
  /// The outermost names in the text, which another type with such a name would hide.
  var names: Set<String> = []
  /// The names of library types outside of the standard library.
  var foreign: Set<String> = []
  /// The declarations of the repository that the text names.
  var declarations: Set<DeclarationID> = []
  /// Whether the type is optional.
  var isOptional = false
  /// Whether the type is a function type, with the attributes of a parameter's type, such as `@escaping`.
  var isFunction = false

  /// The type of the value behind a `?`: the optional of the type, or the type itself if it is optional.
  var optional: WrittenType {
    if isOptional { return self }
    var optional = self
    let bare = text.hasPrefix("@escaping ") ? String(text.dropFirst("@escaping ".count)) : text
    optional.text = bare.contains(" -> ") || text.hasPrefix("any ") ? "(\(bare))?" : bare + "?"
    optional.isOptional = true
    return optional
  }

  /// Returns the text of the type, or of its optional.
  func text(isOptional: Bool) -> String { isOptional ? optional.text : text }

  mutating func take(_ other: WrittenType) {
    names.formUnion(other.names)
    declarations.formUnion(other.declarations)
    foreign.formUnion(other.foreign)
  }
}

extension WrittenType {
  fileprivate func spelled(_ text: String) -> WrittenType {
    var other = self
    (other.text, other.isOptional) = (text, false)
    return other
  }

  fileprivate func applied(to parts: [WrittenType]) -> WrittenType {
    if parts.isEmpty { return self }
    var whole = spelled("\(text)<\(parts.map(\.text).joined(separator: ", "))>")
    for part in parts { whole.take(part) }
    return whole
  }
}

extension SymbolTable {
  /// Returns the number of a type's generic parameters.
  func genericParameters(of id: DeclarationID) -> Int {
    let file = file(of: id)
    return declaration(id).requirements.count { requirement($0, in: file).kind == .parameter }
  }

  fileprivate func isOpaque(_ id: TypeID, in file: Int) -> Bool {
    let node = type(id, in: file)
    if node.kind == .opaque || node.kind == .suppressed { return true }
    return children(of: node, in: file).contains { isOpaque($0.type, in: file) }
  }

  /// Returns the names after `any` in a written type.
  fileprivate func existentials(in id: TypeID, of file: Int) -> Set<String> {
    let node = type(id, in: file)
    return children(of: node, in: file).reduce(into: []) { names, child in
      if node.kind == .existential { names.insert(text(of: type(child.type, in: file).name, in: file)) }
      names.formUnion(existentials(in: child.type, of: file))
    }
  }
}

let standardTypes: Set<String> = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool",
  "String", "Substring", "Character", "Set", "Range", "ClosedRange", "Result", "Error", "Never", "Any", "AnyObject",
  "AnyHashable", "ObjectIdentifier", "Duration", "ContiguousArray", "ArraySlice", "Codable", "Hashable", "Sendable",
]

extension KnownType {
  /// Returns the text of a member's type; `nil` if it would not mean the same type in another file.
  func written(of member: DeclarationID, in types: inout TypeResolver) -> WrittenType? {
    guard let written = types.table.declaration(member).type else {
      let inferred = written([], depth: 0, in: &types)
      // The generic arguments of an inferred type may be unknown.
      return inferred.flatMap { $0.foreign.allSatisfy(isPlainLibraryType) ? $0 : nil }
    }
    return self.written(in: written, of: types.table.file(of: member), in: &types)
  }

  /// Returns the type of a library's property as the type of a parameter whose argument is assigned to the property.
  ///
  /// - Returns: `nil` for an object that is no color or font: it may be implicitly unwrapped, which the tables of the
  ///   library do not contain, and delegates are protocols. A nonoptional color or font of a view is implicitly
  ///   unwrapped.
  func writtenForLibraryProperty(in types: inout TypeResolver) -> WrittenType? {
    guard let found = written([], depth: 0, in: &types), found.foreign.allSatisfy(isPlainLibraryType) else {
      return nil
    }
    let shape = types.shape(of: types.unwrapped(self))
    if found.names.contains(where: { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }) { return nil }
    if ["UIColor", "UIFont", "NSColor", "NSFont"].contains(found.text) { return found.optional }
    let isObject = shape.kind == .library && !types.library.values.contains(shape.spelling)
    return isObject && !found.isOptional ? nil : found
  }

  /// Returns the text of a type that a file writes as `spelled`.
  func written(in spelled: TypeID, of file: Int, in types: inout TypeResolver) -> WrittenType? {
    guard !types.table.isOpaque(spelled, in: file) else { return nil }
    return written(types.table.existentials(in: spelled, of: file), depth: 0, in: &types)
  }

  /// Returns the text of the type of a stored function's result; `nil` also for `Void`.
  func writtenResult(in types: inout TypeResolver) -> WrittenType? {
    written([], depth: 0, in: &types).flatMap { $0.text == "Void" ? nil : $0 }
  }

  /// Returns the texts of a type's generic arguments, such as the element of an array; empty if one of them cannot be
  /// written.
  func writtenParts(in types: inout TypeResolver) -> [WrittenType] {
    let parts = types.children(of: types.unwrapped(self)).map { $0.written([], depth: 1, in: &types) }
    return parts.contains(nil) ? [] : parts.compactMap(\.self)
  }

  private func written(_ abstract: Set<String>, depth: Int, in types: inout TypeResolver) -> WrittenType? {
    guard depth < 8 else { return nil }
    let shape = types.shape(of: self)
    var parts: [WrittenType] = []
    for child in types.children(of: self) {
      guard let part = child.written(abstract, depth: depth + 1, in: &types) else { return nil }
      parts.append(part)
    }
    switch shape.kind {
    case .optional: return parts.first?.optional
    case .array: return parts.first.map { $0.spelled("[\($0.text)]") }
    case .dictionary:
      guard parts.count == 2 else { return nil }
      var whole = parts[0].spelled("[\(parts[0].text): \(parts[1].text)]")
      whole.take(parts[1])
      return whole
    case .tuple where parts.isEmpty && depth > 0: return WrittenType(text: "Void")
    case .nominal: return shape.declaration.writtenNominal(parts, in: types.table)
    case .library, .nestedLibrary:
      guard let name = text(in: &types)?.prefix(while: { $0 != "<" }),
        let outer = name.split(separator: ".").first,
        outer != "_", shape.kind == .library || name.contains(".")
      else { return nil }
      let (text, first) = (String(name), String(outer))
      var whole = WrittenType(text: abstract.contains(text) ? "any " + text : text, names: [first])
      if !standardTypes.contains(first) { whole.foreign = [first] }
      return whole.applied(to: parts)
    default: return nil
    }
  }
}

extension DeclarationID {
  /// Returns whether the type of a property contains a generic parameter; true also for an inferred type, which may
  /// contain one.
  func dependsOnParameters(_ file: Int, in types: inout TypeResolver) -> Bool {
    guard let spelled = types.table.declaration(self).type else { return true }
    let type = types.resolve(spelled, in: file, from: self)
    return types.shape(of: type).isGeneric
  }

  /// Returns the generic parameter of a type that is the whole type of a property, unless a class constrains the
  /// parameter.
  func parameter(typing property: DeclarationID, in types: inout TypeResolver) -> String? {
    guard let spelled = types.table.declaration(property).type else { return nil }
    let file = types.table.file(of: property)
    let node = types.table.type(spelled, in: file)
    let name = types.table.text(of: node.name, in: file)
    let resolved = types.resolve(spelled, in: file, from: property)
    guard node.kind == .named, node.children.isEmpty, types.shape(of: resolved).kind == .parameter else { return nil }
    let home = types.table.file(of: self)
    let parameters = types.table.declaration(self).requirements.map { types.table.requirement($0, in: home) }.filter {
      $0.kind == .parameter && types.table.text(of: types.table.type($0.subject, in: home).name, in: home) == name
    }
    guard let found = parameters.first else { return nil }
    guard let limit = found.type else { return name }
    let bound = types.resolve(limit, in: home, from: self)
    let shape = types.shape(of: bound)
    return shape.kind == .nominal && types.table.declaration(shape.declaration).kind == .protocol ? name : nil
  }

  fileprivate func writtenNominal(_ parts: [WrittenType], in table: SymbolTable) -> WrittenType? {
    let declaration = table.declaration(self)
    let generics = table.genericParameters(of: self)
    guard generics == parts.count else { return nil }
    var place = table.parent(of: self)
    while !place.isNone {
      let outer = table.type(of: place)
      guard !outer.isNone, table.genericParameters(of: outer) == 0 else { return nil }
      place = table.parent(of: outer)
    }
    let name = table.qualifiedName(of: self)
    guard !name.isRaw, let first = name.split(separator: ".").first else { return nil }
    let text = declaration.kind == .protocol ? "any " + name : name
    return WrittenType(text: text, names: [String(first)], declarations: [self]).applied(to: parts)
  }
}
