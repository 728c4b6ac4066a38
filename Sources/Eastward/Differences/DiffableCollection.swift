/// A collection of elements with identities that computes the differences between its versions.
///
/// Arrays are compared with their previous version, and a ``TrackedArray`` records which elements were changed. Your own
/// collection may use another algorithm.
public protocol DiffableCollection<Element> {
  associatedtype Element: Identifiable
  /// What must be kept of a version to compute the differences of the next one.
  associatedtype Snapshot

  /// The snapshot of this version.
  var snapshot: Snapshot { get }
  /// All elements, in order.
  var elements: [Element] { get }

  /// Returns the differences between the version of `snapshot` and this one.
  func changes(since snapshot: Snapshot) -> [Change<Element>]
  /// Returns the element with the identity `id`.
  ///
  /// `positions` is a cache that a collection may fill and use.
  func element(_ id: Element.ID, positions: inout [Element.ID: Int]) -> Element?
}
