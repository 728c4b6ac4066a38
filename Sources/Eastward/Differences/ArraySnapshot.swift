/// The previous version of an array of elements with identities. A ``Store`` keeps it to compute changes.
///
/// An array that shares its storage with a snapshot is compared in O(1), but the next change copies it. So a snapshot
/// gets a storage of its own when elements change, where later changes are repeated: the reducer then changes the array
/// in place. It shares the storage again after a few versions without a change.
public struct ArraySnapshot<Element: Identifiable & Equatable> {
  @usableFromInline var elements: [Element]
  /// The number of versions since the last change.
  @usableFromInline var unchanged = 0

  @inlinable init(_ elements: [Element]) { self.elements = elements }

  @inlinable
  func changes(to array: [Element]) -> [Change<Element>] { array.changes(since: elements) }

  /// Repeats `changes`. Returns false if the snapshot must share the storage of the array instead.
  @inlinable
  mutating func update(by changes: [Change<Element>]) -> Bool {
    if changes.isEmpty {
      // To compare that often costs about as much as to copy the array at its next change.
      unchanged += 1
      return unchanged <= 8
    }
    unchanged = 0
    for change in changes {
      // An element that does not even equal itself would differ from its copy in every later version.
      guard case .changed(let element, let place) = change, elements.indices.contains(place), element == element else {
        return false
      }
      elements[place] = element
    }
    return true
  }
}

extension ArraySnapshot: Sendable where Element: Sendable {}
