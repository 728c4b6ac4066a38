extension Array where Element: Identifiable {
  /// Moves elements before another one, or to the end, and keeps their order.
  ///
  /// If `next` is moved itself, the place is before the first element after it that is not.
  mutating func move(_ ids: [Element.ID], before next: Element.ID?) {
    let start = next.flatMap { next in firstIndex { $0.id == next } } ?? endIndex
    let following = self[start...].first { !ids.contains($0.id) }
    let moved = filter { ids.contains($0.id) }
    removeAll { ids.contains($0.id) }
    let place = following.flatMap { following in firstIndex { $0.id == following.id } } ?? endIndex
    insert(contentsOf: moved, at: place)
  }
}
