/// Keeps items in the order in which they came.
///
/// It is generic in the collection, not in the items: so what it needs to know of them stands in its own type, and adding an
/// action does not ask the runtime for the type of an array, which would take longer than everything else.
final class Pile<Items: RangeReplaceableCollection & RandomAccessCollection> where Items.Index == Int {
  private var items = Items()

  var count: Int { items.count }

  subscript(place: Int) -> Items.Element { items[place] }

  func add(_ item: Items.Element) { items.append(item) }

  /// Keeps the first `count` items.
  func cut(to count: Int) {
    if count < items.count { items.removeSubrange(max(count, 0)..<items.count) }
  }
}
