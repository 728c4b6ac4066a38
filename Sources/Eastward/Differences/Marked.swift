/// Keeps elements by identity, in order, and marks which were touched: the flat, normalised form of a list.
///
/// A change of one element is found without looking at the others and without keeping an old version, so it costs the
/// same in a list of ten and in one of a hundred thousand, and the element is changed where it stands.
///
/// ```swift
/// struct Canvas { var objects = Marked<CanvasObject>() }
/// canvas.objects.change(id) { $0.move(to: point) }
/// ```
public struct Marked<Element: Identifiable> {
  private var all: [Element]
  private var places: [Element.ID: Int]
  private var marks: Marks<Element.ID>

  /// Makes an empty collection.
  public init() {
    all = []
    places = [:]
    marks = Marks()
  }

  /// Makes a collection of `elements`; of several with one identity the last counts.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { put(element) }
    marks = Marks()
  }

  /// How many elements there are.
  public var count: Int { all.count }

  /// Finds an element; for reducers and providers.
  ///
  /// - Complexity: O(1).
  public subscript(id: Element.ID) -> Element? { place(of: id).map { all[$0] } }

  /// Returns the index of an element. If an element's identity was changed, its entry may be out of range.
  private func place(of id: Element.ID) -> Int? { places[id].flatMap { $0 < all.count ? $0 : nil } }

  /// Changes the element with the identity `id` where it stands; does nothing if there is none.
  ///
  /// The element keeps its place in the collection even if `change` gives it another identity, which it must not.
  ///
  /// - Complexity: O(1).
  public mutating func change(_ id: Element.ID, _ change: (inout Element) -> Void) {
    guard let place = place(of: id) else { return }
    mark(id)
    change(&all[place])
  }

  /// Puts `element` in the place of the one with its identity, or at the end.
  ///
  /// - Complexity: O(1) in the place of another; at the end O(n) once in a delivery.
  public mutating func put(_ element: Element) {
    if let place = place(of: element.id) {
      mark(element.id)
      all[place] = element
    } else {
      markStructure()
      // One that was removed before in the same delivery comes back as another.
      mark(element.id)
      places[element.id] = all.count
      all.append(element)
    }
  }

  /// Removes an element; does nothing if there is none.
  ///
  /// - Complexity: O(n).
  public mutating func remove(_ id: Element.ID) {
    guard let place = place(of: id) else { return }
    markStructure()
    all.remove(at: place)
    places[id] = nil
    renumber(from: place)
  }

  /// Moves an element to another place; beyond the end means to the end.
  ///
  /// - Complexity: O(n).
  public mutating func move(_ id: Element.ID, to place: Int) {
    guard let old = self.place(of: id) else { return }
    markStructure()
    let element = all.remove(at: old)
    all.insert(element, at: min(max(place, 0), all.count))
    renumber(from: 0)
  }

  private mutating func renumber(from start: Int) {
    for place in start..<all.count { places[all[place].id] = place }
  }

  private mutating func mark(_ id: Element.ID) {
    ownMarks()
    marks.touch(id)
  }

  private mutating func markStructure() {
    ownMarks()
    marks.restructure(all.lazy.map(\.id))
  }

  /// Begins new marks when somebody remembers the present ones.
  private mutating func ownMarks() {
    if !isKnownUniquelyReferenced(&marks) { marks = Marks(after: marks) }
  }
}

extension Marked: Listing {
  /// The marks of this version; no element.
  public var memory: MarkedMemory { MarkedMemory(marks) }

  public var elements: [Element] { all }

  /// Answers what was touched since.
  ///
  /// Elements that were touched are told as changed; whether they are different now is not compared. If `memory` is not
  /// the version before this one (the state went back in time), everything is told anew.
  ///
  /// - Complexity: O(t) with t elements touched; O(n log n) if elements were added, removed or moved.
  public func changes(since memory: MarkedMemory) -> [Change<Element>] {
    if memory.isOf(marks) { return [] }
    guard memory.isBefore(marks) else { return [.initial(all)] }
    return marks.changes(in: all, places)
  }

  public func element(_ id: Element.ID, places: inout [Element.ID: Int]) -> Element? { self[id] }
}

extension Marked: Equatable where Element: Equatable {
  /// Compares the elements.
  public static func == (one: Marked, other: Marked) -> Bool { one.marks === other.marks || one.all == other.all }
}

extension Marked: Sendable where Element: Sendable, Element.ID: Sendable {}
