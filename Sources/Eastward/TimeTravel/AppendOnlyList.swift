/// Items in the order in which they were added. An item keeps its place when those before it are removed.
///
/// It is generic in the list, not in the items: so its own type contains what it needs to know of them, and adding an
/// action does not request the type of an array from the runtime, which would take longer than everything else.
final class AppendOnlyList<Items: ItemList> {
  private var items = Items()
  /// The number of items that were removed at the beginning.
  private var start = 0

  /// The place after the last item.
  var count: Int { start + items.count }

  subscript(place: Int) -> Items.Item { items.item(at: place - start) }

  func add(_ item: Items.Item) { items.add(item) }

  /// Keeps the items before `place`. The others are released after the access: their objects may run code that changes
  /// the list.
  func cut(to place: Int) {
    let before = items
    items.cut(to: place - start)
    withExtendedLifetime(before) {}
  }

  /// Removes the items before `place`, and releases them after the access.
  func drop(before place: Int) {
    let before = items
    items.drop(place - start)
    start = max(start, place)
    withExtendedLifetime(before) {}
  }
}

/// An array, for code that must not request its type.
///
/// The requirements of `Collection` would do, but its subscript lends its elements, which takes an allocation each
/// where the compiler does not know the types.
protocol ItemList {
  associatedtype Item

  init()
  var count: Int { get }
  func item(at place: Int) -> Item
  mutating func add(_ item: Item)
  mutating func cut(to count: Int)
  mutating func drop(_ count: Int)
}

extension Array: ItemList {
  func item(at place: Int) -> Element { self[place] }

  mutating func add(_ item: Element) { append(item) }

  mutating func cut(to count: Int) {
    if count < self.count { removeSubrange(Swift.max(count, 0)..<self.count) }
  }

  mutating func drop(_ count: Int) { self = Array(dropFirst(Swift.max(count, 0))) }
}
