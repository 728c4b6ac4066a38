/// An array of elements with identities that tracks which elements were changed.
///
/// A store finds a changed element without comparing the others and without keeping an old version, so the cost does
/// not depend on the number of elements. Elements are changed in place.
///
/// ```swift
/// struct Canvas { var objects = TrackedArray<CanvasObject>() }
/// canvas.objects.change(id) { $0.move(to: point) }
/// ```
///
/// It is encoded as the array of its elements. It is no `Collection`: `objects[3]` is the element with the identity 3,
/// and not the fourth; ``elements`` has them in order.
public struct TrackedArray<Element: Identifiable> {
  @usableFromInline var all: [Element]
  @usableFromInline var places: [Element.ID: Int]
  @usableFromInline var tracker: ChangeTracker<Element.ID>

  /// Creates an empty array.
  @inlinable
  public init() {
    all = []
    places = [:]
    tracker = ChangeTracker()
  }

  /// Creates an array of `elements`. Of several with the same identity the last one is used.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { put(element) }
    tracker = ChangeTracker()
  }

  /// The number of elements.
  public var count: Int { all.count }

  /// Returns the element with the identity `id`, for reducers and providers.
  ///
  /// - Complexity: O(1).
  @inlinable public subscript(id: Element.ID) -> Element? { place(of: id).map { all[$0] } }

  /// Returns the index of an element. If an element's identity was changed, its entry may be out of range.
  @inlinable
  func place(of id: Element.ID) -> Int? { places[id].flatMap { $0 < all.count ? $0 : nil } }

  /// Changes the element with the identity `id` in place. Does nothing if there is none.
  ///
  /// `change` must not change the identity; if it does, the element keeps its position.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func change(_ id: Element.ID, _ change: (inout Element) -> Void) {
    guard let place = place(of: id) else { return }
    mark(id)
    change(&all[place])
  }

  /// Replaces the element with the same identity, or appends `element`.
  ///
  /// - Complexity: O(1) for a replacement; O(n) once per delivery for appended elements.
  @inlinable
  public mutating func put(_ element: Element) {
    if let place = place(of: element.id) {
      mark(element.id)
      all[place] = element
    } else {
      markStructure()
      // An element with this identity may have been removed before in the same delivery.
      mark(element.id)
      places[element.id] = all.count
      all.append(element)
    }
  }

  /// Removes the element with the identity `id`. Does nothing if there is none.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func remove(_ id: Element.ID) {
    guard let place = place(of: id) else { return }
    markStructure()
    all.remove(at: place)
    places[id] = nil
    renumber(from: place)
  }

  /// Moves an element to another position. A position beyond the end means the end.
  ///
  /// - Complexity: O(n).
  @inlinable
  public mutating func move(_ id: Element.ID, to place: Int) {
    guard let old = self.place(of: id) else { return }
    markStructure()
    let element = all.remove(at: old)
    all.insert(element, at: min(max(place, 0), all.count))
    renumber(from: 0)
  }

  @inlinable
  mutating func renumber(from start: Int) {
    for place in start..<all.count { places[all[place].id] = place }
  }

  @inlinable
  mutating func mark(_ id: Element.ID) {
    makeTrackerUnique()
    tracker.touch(id)
  }

  @inlinable
  mutating func markStructure() {
    makeTrackerUnique()
    tracker.restructure { all.map { $0.id } }
  }

  /// Creates a new tracker if the current one is shared with a copy or a snapshot.
  @inlinable
  mutating func makeTrackerUnique() {
    if !isKnownUniquelyReferenced(&tracker) { tracker = ChangeTracker(after: tracker) }
  }
}

extension TrackedArray: DiffableCollection {
  /// The snapshot of this version, which contains no elements.
  @inlinable public var snapshot: TrackingSnapshot { TrackingSnapshot(tracker) }

  @inlinable public var elements: [Element] { all }

  /// Returns the changes since `snapshot`.
  ///
  /// Tracked elements are reported as changed without being compared. If `snapshot` is not the previous version (as in
  /// time travel), the whole list is reported.
  ///
  /// - Complexity: O(t) with t tracked elements. O(n) if elements were added or removed in one place, and O(n log n) if
  ///   in several or if elements moved.
  @inlinable
  public func changes(since snapshot: TrackingSnapshot) -> [Change<Element>] {
    if snapshot.isOf(tracker) { return [] }
    guard snapshot.isBefore(tracker) else { return [.initial(all)] }
    return tracker.changes(in: all, places)
  }

  @inlinable
  public func element(_ id: Element.ID, positions: inout [Element.ID: Int]) -> Element? { self[id] }
}

extension TrackedArray: Equatable where Element: Equatable {
  /// Compares the elements.
  public static func == (one: TrackedArray, other: TrackedArray) -> Bool {
    one.tracker === other.tracker || one.all == other.all
  }
}

extension TrackedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

extension TrackedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try all.encode(to: encoder) }
}

extension TrackedArray: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension TrackedArray: Sendable where Element: Sendable, Element.ID: Sendable {}
