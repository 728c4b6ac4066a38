/// A type written in one file: an index into the file's ``TypeTable``.
package struct TypeID: Hashable, Sendable {
  package let index: UInt32

  package init(index: UInt32) {
    self.index = index
  }
}

/// One node of a written type. Omitted is what does not affect member lookup: attributes, `inout` and the other
/// ownership modifiers, `isolated`, `sending`, `each`, `repeat`.
package struct TypeNode: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// `Foo`, `Foo<A, B>`: the children are the generic arguments.
    case named
    /// `Base.Foo`, `Base.Foo<A>`: the first child is the base, the others are the generic arguments.
    case member
    /// `T?` and `T!`, one child.
    case optional
    /// `[T]`, one child.
    case array
    /// `[K: V]`, two children.
    case dictionary
    /// `(a: A, B)`: the children have labels. Parentheses around a single type are omitted.
    case tuple
    /// `(A, B) -> R`: the children are the parameters, then the result.
    case function
    /// `A & B`.
    case composition
    /// `T.Type`, `T.Protocol`, one child.
    case metatype
    /// `any T`, one child.
    case existential
    /// `some T`, one child.
    case opaque
    /// `~T`, one child.
    case suppressed
    /// `_`, an integer as a generic argument, or a type that could not be read.
    case unknown
  }

  package var kind: Kind
  package var name: Name
  package var children: Range<UInt32>
}

/// A child of a type, with its label if the type is a tuple.
package struct TypeChild: Sendable, Equatable {
  package var label: Name
  package var type: TypeID
}

/// All types written in the declarations, bindings and casts of one file.
package struct TypeTable: Sendable, Equatable {
  package var nodes: [TypeNode] = []
  package var children: [TypeChild] = []

  package init() {}

  package subscript(id: TypeID) -> TypeNode { nodes[Int(id.index)] }

  package func children(of id: TypeID) -> ArraySlice<TypeChild> {
    let range = self[id].children
    return children[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
