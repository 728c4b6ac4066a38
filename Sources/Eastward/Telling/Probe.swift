/// Stands where a component stands and notes what it is told, so that a store can compare two tellings.
///
/// Conform it to the component protocol of an ``Aspect`` and pass on what arrives:
///
/// ```swift
/// extension Probe: CountComponent where Told == Count {
///   func newCount(_ count: Int) { note(count) }
/// }
/// ```
///
/// Only the ears that were made with a probe hear what it noted.
public final class Probe<Told: Fact> {
  // What follows is inlined where aspects are declared and asked, for there the compiler knows their values: comparing
  // two numbers must not cost more than that.

  /// What everybody knows.
  @usableFromInline var told: Told.Value?
  @usableFromInline var noted: Told.Value?
  @usableFromInline var verdict = Verdict.silent

  @inlinable init() {}

  /// Keeps `value` as what was told; the last of several counts.
  @inlinable
  public func note(_ value: Told.Value) {
    if let told, Told.isSame(value, as: told) {
      verdict = .same
    } else {
      let before = noted.take()
      noted = value
      verdict = .new
      _ = consume before
    }
  }

  /// Hands on what was noted, for the ears that an ``Aspect`` makes.
  ///
  /// - Parameter tell: tells a component that may be gone, and answers nil if it is.
  /// - Returns: whether the component is still there.
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
    _ = consume before
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
    _ = consume before
  }
}

/// What came of asking for an aspect.
@usableFromInline enum Verdict {
  case silent, same, new
}
