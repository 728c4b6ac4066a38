/// An attribute of a declaration: `@Name` or `@Name(…)`.
package struct Attribute: Sendable, Equatable {
  /// What stands in the parentheses, as far as it tells the type of a property.
  package enum Argument: UInt8, Sendable {
    /// Nothing, or something else.
    case other
    /// A key path with one component: `@Environment(\.locale)`, `@Dependency(\Dependencies.clock)`.
    case keyPath
    /// A type: `@Environment(Account.self)`.
    case type
  }

  package var name: Name
  package var argument: Argument
  /// The component of the key path or the name of the type.
  package var argumentName: Name
}
