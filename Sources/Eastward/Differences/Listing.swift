/// Tells its own differences: a list of elements with identities.
///
/// Arrays compare themselves with what they were, and ``Marked`` collections remember what was touched. A list of your own
/// may do it in any other way.
public protocol Listing<Element> {
  associatedtype Element: Identifiable
  /// What has to be kept of one version to tell what the next one changed.
  associatedtype Memory

  /// What to keep of this version.
  var memory: Memory { get }
  /// All elements, in order.
  var elements: [Element] { get }

  /// Answers what changed since `memory` was taken; nothing if nothing did.
  func changes(since memory: Memory) -> [Change<Element>]
  /// Finds an element.
  ///
  /// `places` says where the elements stood when somebody last looked; a list may fill it and use it.
  func element(_ id: Element.ID, places: inout [Element.ID: Int]) -> Element?
}
