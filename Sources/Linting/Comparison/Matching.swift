import Findings

/// Two lists of which the elements with the same keys belong together, counted.
struct Matching<Element> {
  /// What only the newer list has, in order.
  private(set) var new: [Element]
  /// What only the older list has, in order.
  private(set) var fixed: [Element]
  /// What both have.
  private(set) var pairs: [(older: Element, newer: Element)] = []

  init(from older: [Element], to newer: [Element]) {
    fixed = older
    new = newer
  }

  /// Pairs what has the same key on both sides; what has none stays as it is.
  mutating func pair(by key: (Element) -> [ByteString]?) { pair(older: key, newer: key) }

  /// Pairs what has the same key on both sides, where each side has keys of its own.
  mutating func pair(older: (Element) -> [ByteString]?, newer: (Element) -> [ByteString]?) {
    if new.isEmpty || fixed.isEmpty { return }
    var waiting: [[ByteString]: ArraySlice<Int>] = [:]
    for (number, element) in fixed.enumerated() {
      if let key = older(element) { waiting[key, default: []].append(number) }
    }
    var paired: Set<Int> = []
    new = new.filter { element in
      guard let key = newer(element), let number = waiting[key]?.popFirst() else { return true }
      paired.insert(number)
      pairs.append((fixed[number], element))
      return false
    }
    fixed = fixed.enumerated().filter { !paired.contains($0.offset) }.map(\.element)
  }
}
