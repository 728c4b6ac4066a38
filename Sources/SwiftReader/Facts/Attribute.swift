/// An attribute of a declaration: `@Name` or `@Name(…)`.
package struct Attribute: Sendable, Equatable {
  /// The content of the parentheses, as far as it determines the type of a property.
  package enum Argument: UInt8, Sendable {
    /// No argument, or an argument of another form.
    case other
    /// A key path with one component: `@Environment(\.locale)`, `@Dependency(\Dependencies.clock)`.
    case keyPath
    /// A type: `@Environment(Account.self)`.
    case type
  }

  package var name: Name
  package var argument: Argument
  /// The component of the key path, or the name of the type; ``Name/none`` for other arguments.
  package var argumentName: Name
}
