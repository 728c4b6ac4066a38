/// Receives values in the place of a component and records them, so that a store can compare them.
///
/// Conform it to the component protocol of an ``Aspect`` and record the value:
///
/// ```swift
/// extension Probe: TemperatureComponent where Observed == Temperature {
///   func newTemperature(_ celsius: Int) { record(celsius) }
/// }
/// ```
///
/// Only observers that were created with a probe can read its value.
public final class Probe<Observed: AspectValue> {
  // The following members are inlined where aspects are declared and evaluated, because the compiler knows their values
  // there: comparing two numbers must not cost more than that.

  /// The value that was delivered last.
  @usableFromInline var told: Observed.Value?
  @usableFromInline var noted: Observed.Value?
  @usableFromInline var result = ProbeResult.silent

  @inlinable init() {}

  /// Records `value`. Of several values the last one is used.
  @inlinable
  public func record(_ value: Observed.Value) {
    if let told, Observed.isDuplicate(value, of: told) {
      result = .same
    } else {
      let before = noted.take()
      noted = value
      result = .new
      withExtendedLifetime(before) {}
    }
  }

  /// Calls `receive` with the recorded value, if there is one, for the observers of an ``Aspect``.
  ///
  /// - Parameter receive: passes the value to a component, and returns nil if that was released.
  /// - Returns: whether the component still exists.
  @inlinable
  public func deliver(_ receive: (Observed.Value) -> Void?) -> Bool {
    guard let told else { return true }
    return receive(told) != nil
  }

  /// Runs `provide`, which may record a value, and returns whether the value has changed.
  @inlinable
  func evaluate(_ provide: () -> Void) -> ProbeResult {
    result = .silent
    provide()
    // Old values are released after the accesses: their objects may run code that uses this probe.
    let result = result
    let before = result == .same ? nil : told.take()
    let heard = noted.take()
    if result == .new { told = heard }
    withExtendedLifetime(before) {}
    return result
  }

  /// Runs `provide` and returns the recorded value without keeping it.
  @inlinable
  func value(_ provide: () -> Void) -> Observed.Value? {
    provide()
    return noted.take()
  }

  @inlinable
  func forget() {
    let before = told.take()
    withExtendedLifetime(before) {}
  }
}

extension Probe where Observed.Value: Equatable {
  /// Returns whether two values are equal. `@Aspect` generates calls of it, because the compiler's message is clearer
  /// if they cannot be compared.
  @inlinable
  public static func areEqual(_ value: Observed.Value, _ previous: Observed.Value) -> Bool { value == previous }
}

/// The result of evaluating an aspect.
@usableFromInline enum ProbeResult {
  case silent, same, new
}
