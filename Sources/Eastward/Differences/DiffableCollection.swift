/// A collection of elements with identities that computes the changes between its versions.
///
/// Arrays are compared with their previous version. A ``TrackedArray`` records which elements were changed. A
/// collection of your own may use another algorithm.
public protocol DiffableCollection<Element> {
  /// The type of the elements, which are distinguished by their identities.
  associatedtype Element: Identifiable
  /// The data of a version that is needed to compute the changes to the next one.
  associatedtype Snapshot

  /// The snapshot of this version.
  var snapshot: Snapshot { get }
  /// All elements, in order.
  var elements: [Element] { get }

  /// Returns the changes between the version of `snapshot` and this one.
  func changes(since snapshot: Snapshot) -> [Change<Element>]
  /// Updates `snapshot` to this version. By default it is replaced by ``snapshot``.
  ///
  /// - Parameters:
  ///   - snapshot: the snapshot of a previous version.
  ///   - changes: the changes between that version and this one.
  func update(_ snapshot: inout Snapshot, by changes: [Change<Element>])
  /// Returns the element with the identity `id`.
  ///
  /// `positions` is a cache that a collection may fill and use.
  func element(_ id: Element.ID, positions: inout [Element.ID: Int]) -> Element?
}

extension DiffableCollection {
  @inlinable
  public func update(_ snapshot: inout Snapshot, by changes: [Change<Element>]) { snapshot = self.snapshot }
}
