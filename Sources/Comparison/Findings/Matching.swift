import Findings

/// Two lists whose elements are paired by equal keys, each element at most once.
struct Matching<Element> {
  /// The elements of the newer list without a partner, in order.
  private(set) var new: [Element]
  /// The elements of the older list without a partner, in order.
  private(set) var fixed: [Element]
  /// The paired elements.
  private(set) var pairs: [(older: Element, newer: Element)] = []

  init(from older: [Element], to newer: [Element]) {
    fixed = older
    new = newer
  }

  /// Pairs elements with equal keys; an element whose key is `nil` is not paired.
  mutating func pair(by key: (Element) -> [ByteString]?) { pair(older: key, newer: key) }

  /// Pairs elements with equal keys, which are computed by another function for each list.
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
