/// A type as a map names it.
package struct TypeName: Sendable, Hashable {
  /// The qualified name; "top level" for the code outside of all types.
  package var name: ByteString
  /// Empty where the type is in no module that has a name.
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

/// How often the code of a type uses one property of a type.
package struct PropertyUse: Sendable, Equatable {
  package var user: TypeName
  package var owner: TypeName
  package var property: ByteString
  /// Where the code reads, sets or passes on the property.
  package var uses: Int
  /// The findings of the user's code that reach through the property.
  package var findings: Int

  package init(user: TypeName, owner: TypeName, property: ByteString, uses: Int, findings: Int) {
    self.user = user
    self.owner = owner
    self.property = property
    self.uses = uses
    self.findings = findings
  }
}
