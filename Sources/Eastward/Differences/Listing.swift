/// A list of elements with identities that computes its own differences.
///
/// Arrays are compared with their previous version, and ``Marked`` collections record which elements were changed. Your
/// own list may use another algorithm.
public protocol Listing<Element> {
  associatedtype Element: Identifiable
  /// What must be kept of one version to compute the changes of the next one.
  associatedtype Memory

  /// What must be kept of this version.
  var memory: Memory { get }
  /// All elements, in order.
  var elements: [Element] { get }

  /// Returns the changes since `memory` was taken.
  func changes(since memory: Memory) -> [Change<Element>]
  /// Returns the element with the identity `id`.
  ///
  /// `places` is a cache of positions that a list may fill and use.
  func element(_ id: Element.ID, places: inout [Element.ID: Int]) -> Element?
}
