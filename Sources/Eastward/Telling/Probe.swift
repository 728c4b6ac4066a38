/// Takes the place of a component and records the value that it is told, so that a store can compare two values.
///
/// Conform it to the component protocol of an ``Aspect`` and record the value:
///
/// ```swift
/// extension Probe: CountComponent where Told == Count {
///   func newCount(_ count: Int) { note(count) }
/// }
/// ```
///
/// Only ears that were created with a probe receive its value.
public final class Probe<Told: Fact> {
  // What follows is inlined where aspects are declared and asked, for there the compiler knows their values: comparing
  // two numbers must not cost more than that.

  /// What everybody knows.
  @usableFromInline var told: Told.Value?
  @usableFromInline var noted: Told.Value?
  @usableFromInline var verdict = Verdict.silent

  @inlinable init() {}

  /// Records `value`. Of several the last one is used.
  @inlinable
  public func note(_ value: Told.Value) {
    if let told, Told.isSame(value, as: told) {
      verdict = .same
    } else {
      let before = noted.take()
      noted = value
      verdict = .new
      withExtendedLifetime(before) {}
    }
  }

  /// Delivers the recorded value, for the ears of an ``Aspect``.
  ///
  /// - Parameter tell: tells a component, and returns nil if it was released.
  /// - Returns: whether the component still exists.
  @inlinable
  public func tell(_ tell: (Told.Value) -> Void?) -> Bool {
    guard let told else { return true }
    return tell(told) != nil
  }

  /// Lets `telling` tell this probe, and answers whether that was something new.
  @inlinable
  func hear(_ telling: () -> Void) -> Verdict {
    verdict = .silent
    telling()
    // Old values are released after the accesses: their objects may run code that uses this probe.
    let verdict = verdict
    let before = verdict == .same ? nil : told.take()
    let heard = noted.take()
    if verdict == .new { told = heard }
    withExtendedLifetime(before) {}
    return verdict
  }

  /// Answers what `telling` told this probe, and keeps nothing of it.
  @inlinable
  func answer(_ telling: () -> Void) -> Told.Value? {
    telling()
    return noted.take()
  }

  @inlinable
  func forget() {
    let before = told.take()
    withExtendedLifetime(before) {}
  }
}

/// What came of asking for an aspect.
@usableFromInline enum Verdict {
  case silent, same, new
}
