/// A stack of elements of constructs that are still being read, the innermost last.
///
/// Removed elements stay in the array until they are overwritten, so that removing costs nothing.
struct Stack<Element> {
  private var elements: [Element] = []
  private(set) var count = 0

  init() {
    elements.reserveCapacity(32)
  }

  var last: Element? { count > 0 ? elements[count - 1] : nil }

  subscript(index: Int) -> Element { elements[index] }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count < elements.count { elements[count] = element } else { elements.append(element) }
    count += 1
  }

  /// Removes the elements above the first `count`.
  mutating func truncate(to count: Int) {
    if count < self.count { self.count = count }
  }
}

extension Stack where Element: Equatable {
  /// Returns whether the elements from `start` on are not all the given one.
  func holds(from start: Int, otherThan element: Element) -> Bool {
    for index in start..<max(start, count) where elements[index] != element { return true }
    return false
  }
}

extension Array {
  /// Moves the elements of a stack from `start` on to the end of the array, and returns their range there.
  @inline(__always)
  mutating func take(_ stack: inout Stack<Element>, from start: Int) -> Range<UInt32> {
    let first = UInt32(count)
    for index in start..<stack.count { append(stack[index]) }
    stack.truncate(to: start)
    return first..<UInt32(count)
  }
}
