import SwiftReader

extension KnownType {
  /// Returns a type as source code writes it; `nil` if it is unknown.
  package func text(depth: Int = 0, in types: inout TypeResolver) -> String? {
    let shape = types.arena[self]
    let parts = depth < 6 ? types.arena.children(of: self).map { $0.text(depth: depth + 1, in: &types) ?? "_" } : []
    switch shape.kind {
    case .unknown: return nil
    case .nominal: return types.table.qualifiedName(of: shape.declaration) + arguments(parts)
    case .library, .nestedLibrary: return shape.libraryName(in: &types) + arguments(parts)
    case .optional: return (parts.first ?? "_") + "?"
    case .array: return "[" + (parts.first ?? "_") + "]"
    case .dictionary: return parts.isEmpty ? "[_: _]" : "[" + parts.joined(separator: ": ") + "]"
    case .tuple: return "(" + parts.joined(separator: ", ") + ")"
    case .function: return "(" + parts.dropLast().joined(separator: ", ") + ") -> " + (parts.last ?? "_")
    case .metatype: return (parts.first ?? "_") + ".Type"
    case .parameter: return parts.map { $0 + "." }.joined() + shape.parameterName(in: types.table)
    case .composition: return parts.joined(separator: " & ")
    }
  }
}

extension TypeShape {
  func libraryName(in types: inout TypeResolver) -> String {
    if name != .none { return types.table.text(of: name, in: Int(file)) }
    return madeLibraryTypes.first { Spelling($0) == spelling } ?? types.namesOfMadeTypes[spelling] ?? "_"
  }

  fileprivate func parameterName(in table: SymbolTable) -> String {
    if spelling == .selfType { return "Self" }
    if declaration.isNone { return libraryParameterNames.first { Spelling($0) == spelling } ?? "_" }
    let file = table.file(of: declaration)
    for index in table.declaration(declaration).requirements {
      let subject = table.type(table.requirement(index, in: file).subject, in: file)
      if table.spelling(subject.name, in: file) == spelling {
        return table.text(of: subject.name, in: file)
      }
    }
    return table.text(of: table.declaration(declaration).name, in: file)
  }
}

/// Returns the texts of generic arguments, in angle brackets.
private func arguments(_ parts: [String]) -> String {
  parts.isEmpty ? "" : "<" + parts.joined(separator: ", ") + ">"
}
