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

extension ChainAnalyzer {
  /// Returns the text of a member's type; `nil` if it would not mean the same type in another file.
  func written(_ type: KnownType, of member: DeclarationID) -> WrittenType? {
    guard let written = table.declaration(member).type else {
      let inferred = self.written(type, [], depth: 0)
      // The generic arguments of an inferred type may be unknown.
      return inferred.flatMap { $0.foreign.allSatisfy(isPlainLibraryType) ? $0 : nil }
    }
    return self.written(type, in: written, of: table.file(of: member))
  }

  /// Returns the type of a library's property as the type of a parameter whose argument is assigned to the property.
  ///
  /// - Returns: `nil` for an object that is no color or font: it may be implicitly unwrapped, which the tables of the
  ///   library do not contain, and delegates are protocols. A nonoptional color or font of a view is implicitly
  ///   unwrapped.
  func written(ofLibraryProperty type: KnownType) -> WrittenType? {
    guard let found = written(type, [], depth: 0), found.foreign.allSatisfy(isPlainLibraryType) else { return nil }
    let shape = types.shape(of: types.unwrapped(type))
    if found.names.contains(where: { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }) { return nil }
    if ["UIColor", "UIFont", "NSColor", "NSFont"].contains(found.text) { return found.optional }
    let isObject = shape.kind == .library && !library.values.contains(shape.spelling)
    return isObject && !found.isOptional ? nil : found
  }

  /// Returns whether the type of a property contains a generic parameter; true also for an inferred type, which may
  /// contain one.
  mutating func dependsOnParameters(_ property: DeclarationID, _ file: Int) -> Bool {
    guard let spelled = table.declaration(property).type else { return true }
    let type = types.resolve(spelled, in: file, from: property)
    return types.shape(of: type).isGeneric
  }

  /// Returns the generic parameter of a type that is the whole type of a property, unless a class constrains the
  /// parameter.
  mutating func parameter(of type: DeclarationID, typing property: DeclarationID) -> String? {
    guard let spelled = table.declaration(property).type else { return nil }
    let file = table.file(of: property)
    let node = table.type(spelled, in: file)
    let name = table.text(of: node.name, in: file)
    let resolved = types.resolve(spelled, in: file, from: property)
    guard node.kind == .named, node.children.isEmpty, types.shape(of: resolved).kind == .parameter else { return nil }
    let home = table.file(of: type)
    let parameters = table.declaration(type).requirements.map { table.requirement($0, in: home) }.filter {
      $0.kind == .parameter && table.text(of: table.type($0.subject, in: home).name, in: home) == name
    }
    guard let found = parameters.first else { return nil }
    guard let limit = found.type else { return name }
    let bound = types.resolve(limit, in: home, from: type)
    let shape = types.shape(of: bound)
    return shape.kind == .nominal && table.declaration(shape.declaration).kind == .protocol ? name : nil
  }

  /// Returns the text of a type that a file writes as `spelled`.
  func written(_ type: KnownType, in spelled: TypeID, of file: Int) -> WrittenType? {
    guard !table.isOpaque(spelled, in: file) else { return nil }
    return written(type, table.existentials(in: spelled, of: file), depth: 0)
  }

  /// Returns the text of the type of a stored function's result; `nil` also for `Void`.
  func written(result type: KnownType) -> WrittenType? {
    written(type, [], depth: 0).flatMap { $0.text == "Void" ? nil : $0 }
  }

  /// Returns the texts of a type's generic arguments, such as the element of an array; empty if one of them cannot be
  /// written.
  func writtenParts(of type: KnownType) -> [WrittenType] {
    let parts = types.children(of: types.unwrapped(type)).map { written($0, [], depth: 1) }
    return parts.contains(nil) ? [] : parts.compactMap(\.self)
  }

  private func written(_ type: KnownType, _ abstract: Set<String>, depth: Int) -> WrittenType? {
    guard depth < 8 else { return nil }
    let shape = types.shape(of: type)
    var parts: [WrittenType] = []
    for child in types.children(of: type) {
      guard let part = written(child, abstract, depth: depth + 1) else { return nil }
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
    case .nominal: return nominal(shape.declaration, parts)
    case .library, .nestedLibrary:
      guard let name = types.text(of: type)?.prefix(while: { $0 != "<" }), let outer = name.split(separator: ".").first,
        outer != "_", shape.kind == .library || name.contains(".")
      else { return nil }
      let (text, first) = (String(name), String(outer))
      var whole = WrittenType(text: abstract.contains(text) ? "any " + text : text, names: [first])
      if !standardTypes.contains(first) { whole.foreign = [first] }
      return whole.applied(to: parts)
    default: return nil
    }
  }

  private func nominal(_ id: DeclarationID, _ parts: [WrittenType]) -> WrittenType? {
    let declaration = table.declaration(id)
    let generics = table.genericParameters(of: id)
    guard generics == parts.count else { return nil }
    var place = table.parent(of: id)
    while !place.isNone {
      let outer = table.type(of: place)
      guard !outer.isNone, table.genericParameters(of: outer) == 0 else { return nil }
      place = table.parent(of: outer)
    }
    let name = table.qualifiedName(of: id)
    guard !name.isRaw, let first = name.split(separator: ".").first else { return nil }
    let text = declaration.kind == .protocol ? "any " + name : name
    return WrittenType(text: text, names: [String(first)], declarations: [id]).applied(to: parts)
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
