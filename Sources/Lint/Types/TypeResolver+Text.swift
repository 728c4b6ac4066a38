import SwiftReader

extension TypeResolver {
  /// A type as people write it; `nil` if it is not known.
  func text(of type: KnownType, depth: Int = 0) -> String? {
    let shape = arena[type]
    let parts = depth < 6 ? arena.children(of: type).map { text(of: $0, depth: depth + 1) ?? "_" } : []
    switch shape.kind {
    case .unknown: return nil
    case .nominal: return table.qualifiedName(of: shape.declaration) + arguments(parts)
    case .library, .nestedLibrary: return libraryName(shape) + arguments(parts)
    case .optional: return (parts.first ?? "_") + "?"
    case .array: return "[" + (parts.first ?? "_") + "]"
    case .dictionary: return "[" + parts.joined(separator: ": ") + "]"
    case .tuple: return "(" + parts.joined(separator: ", ") + ")"
    case .function: return "(" + parts.dropLast().joined(separator: ", ") + ") -> " + (parts.last ?? "_")
    case .metatype: return (parts.first ?? "_") + ".Type"
    case .parameter: return parameterName(shape)
    case .composition: return parts.joined(separator: " & ")
    }
  }

  private func arguments(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "<" + parts.joined(separator: ", ") + ">"
  }

  private func libraryName(_ shape: TypeShape) -> String {
    if shape.name != .none { return table.files[Int(shape.file)].facts.names[shape.name] }
    let known = ["Int", "Double", "String", "Bool", "Binding"]
    return known.first { Spelling($0) == shape.spelling } ?? "_"
  }

  private func parameterName(_ shape: TypeShape) -> String {
    let file = table.file(of: shape.declaration)
    let facts = table.files[file].facts
    for index in table.declaration(shape.declaration).requirements {
      let subject = facts.types[facts.requirements[Int(index)].subject]
      if table.spellings[file][Int(subject.name.index)] == shape.spelling { return facts.names[subject.name] }
    }
    return facts.names[table.declaration(shape.declaration).name]
  }
}
