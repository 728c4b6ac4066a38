import SwiftReader

extension TypeResolver {
  /// Returns a type as source code writes it; `nil` if it is unknown.
  package func text(of type: KnownType, depth: Int = 0) -> String? {
    let shape = arena[type]
    let parts = depth < 6 ? arena.children(of: type).map { text(of: $0, depth: depth + 1) ?? "_" } : []
    switch shape.kind {
    case .unknown: return nil
    case .nominal: return table.qualifiedName(of: shape.declaration) + arguments(parts)
    case .library, .nestedLibrary: return libraryName(shape) + arguments(parts)
    case .optional: return (parts.first ?? "_") + "?"
    case .array: return "[" + (parts.first ?? "_") + "]"
    case .dictionary: return parts.isEmpty ? "[_: _]" : "[" + parts.joined(separator: ": ") + "]"
    case .tuple: return "(" + parts.joined(separator: ", ") + ")"
    case .function: return "(" + parts.dropLast().joined(separator: ", ") + ") -> " + (parts.last ?? "_")
    case .metatype: return (parts.first ?? "_") + ".Type"
    case .parameter: return parts.map { $0 + "." }.joined() + parameterName(shape)
    case .composition: return parts.joined(separator: " & ")
    }
  }

  private func arguments(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "<" + parts.joined(separator: ", ") + ">"
  }

  func libraryName(_ shape: TypeShape) -> String {
    if shape.name != .none { return table.text(of: shape.name, in: Int(shape.file)) }
    return madeLibraryTypes.first { Spelling($0) == shape.spelling } ?? namesOfMadeTypes[shape.spelling] ?? "_"
  }

  private func parameterName(_ shape: TypeShape) -> String {
    if shape.spelling == .selfType { return "Self" }
    if shape.declaration.isNone { return libraryParameterNames.first { Spelling($0) == shape.spelling } ?? "_" }
    let file = table.file(of: shape.declaration)
    for index in table.declaration(shape.declaration).requirements {
      let subject = table.type(table.requirement(index, in: file).subject, in: file)
      if table.spelling(subject.name, in: file) == shape.spelling { return table.text(of: subject.name, in: file) }
    }
    return table.text(of: table.declaration(shape.declaration).name, in: file)
  }
}
