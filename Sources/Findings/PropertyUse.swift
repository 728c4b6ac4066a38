/// The name of a type, as a node of a map.
package struct TypeName: Sendable, Hashable {
  /// The qualified name; "top level" for code outside of all types.
  package var name: ByteString
  /// The name of the module; empty if the type's module has no name.
  package var module: ByteString

  package init(name: ByteString, module: ByteString) {
    self.name = name
    self.module = module
  }
}

extension TypeName: Comparable {
  package static func < (left: TypeName, right: TypeName) -> Bool {
    (left.name, left.module) < (right.name, right.module)
  }
}

/// The uses of one property of an owner in the code of one user.
package struct PropertyUse: Sendable, Equatable {
  /// The type around the code, with the module of the code: that of an extension may be another than that of the type.
  package var user: TypeName
  package var owner: TypeName
  package var property: ByteString
  /// The number of places where the user's code reads, sets or passes on the property.
  package var uses: Int
  /// The number of findings in the user's code that reach through the property.
  package var findings: Int

  package init(user: TypeName, owner: TypeName, property: ByteString, uses: Int, findings: Int) {
    self.user = user
    self.owner = owner
    self.property = property
    self.uses = uses
    self.findings = findings
  }
}
