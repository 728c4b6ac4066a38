/// Each function appends a type after its children and returns its index.
extension TypeTable {
  mutating func add(_ kind: TypeNode.Kind, _ name: Name = .none) -> TypeID {
    add(kind, name, childrenFrom: children.count)
  }

  mutating func add(_ kind: TypeNode.Kind, of part: TypeID) -> TypeID {
    children.append(TypeChild(label: .none, type: part))
    return add(kind, .none, childrenFrom: children.count - 1)
  }

  mutating func add(_ kind: TypeNode.Kind, _ parts: [TypeChild]) -> TypeID {
    let start = children.count
    children += parts
    return add(kind, .none, childrenFrom: start)
  }

  /// Adds a type whose children are taken from a stack.
  mutating func add(_ kind: TypeNode.Kind, _ name: Name, _ parts: inout Stack<TypeChild>, from start: Int) -> TypeID {
    let first = children.count
    _ = children.take(&parts, from: start)
    return add(kind, name, childrenFrom: first)
  }

  private mutating func add(_ kind: TypeNode.Kind, _ name: Name, childrenFrom start: Int) -> TypeID {
    nodes.append(TypeNode(kind: kind, name: name, children: UInt32(start)..<UInt32(children.count)))
    return TypeID(index: UInt32(nodes.count - 1))
  }
}
