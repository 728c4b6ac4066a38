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
/// Only the store can take out what was noted.
public final class Probe<Told: Aspect> {
  private var noted: Told.Value?

  init() {}

  /// Keeps `value` as what was told; the last of several counts.
  public func note(_ value: Told.Value) { noted = value }

  /// Answers what `telling` told this probe, if anything, and forgets it.
  func hears(_ telling: () -> Void) -> Told.Value? {
    noted = nil
    telling()
    return noted.take()
  }
}
