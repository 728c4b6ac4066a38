import Findings

/// Two lists of which the elements with the same keys belong together, counted.
struct Matching<Element> {
  /// What only the newer list has, in order.
  private(set) var new: [Element]
  /// What only the older list has, in order.
  private(set) var fixed: [Element]
  /// What both have, as the newer one has it.
  private(set) var unchanged: [Element] = []

  init(from older: [Element], to newer: [Element]) {
    fixed = older
    new = newer
  }

  /// Pairs what has the same key on both sides; what has none stays as it is.
  mutating func pair(by key: (Element) -> [ByteString]?) {
    if new.isEmpty || fixed.isEmpty { return }
    var waiting: [[ByteString]: Int] = [:]
    for key in fixed.compactMap(key) { waiting[key, default: 0] += 1 }
    var found: [[ByteString]: Int] = [:]
    let keyed = new.map { (element: $0, key: key($0)) }
    new = []
    for (element, key) in keyed {
      if let key, let count = waiting[key], count > found[key, default: 0] {
        found[key, default: 0] += 1
        unchanged.append(element)
      } else {
        new.append(element)
      }
    }
    fixed = fixed.filter { element in
      guard let key = key(element), let count = found[key], count > 0 else { return true }
      found[key] = count - 1
      return false
    }
  }
}
