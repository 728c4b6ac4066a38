/// The way in which a reached value is used, and thus the rule that reports it.
package enum UseKind: String, Sendable, Equatable, CaseIterable {
  /// Reads or calls through the chain itself.
  case read
  /// Assigns to, updates or mutates the reached value.
  case write
  /// Reads or calls through a local name of a reached value.
  case launder
  /// Reads or calls beyond a singleton or a global variable.
  case global
}
