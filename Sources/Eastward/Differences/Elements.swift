/// A handle that subscribes components to the differences of one list, or to one of its elements.
///
/// The subscriber chooses the level, in one line:
///
/// ```swift
/// let blocks = store.elements(in: { $0.blocks })
/// blocks.provide(to: canvasView)                                        // canvas: which blocks came, went, changed
/// blocks.elements(of: id, in: { $0.objects }).provide(to: blockView)    // block: which of its objects did
/// objects.provide(id, to: objectView, ObjectView.newObject)             // object: this one
/// ```
///
/// No component is called if nothing has changed.
public struct Elements<Element: Identifiable> {
  @usableFromInline let hold: Hold<ElementsTopic<Element>>

  @usableFromInline
  init(_ topic: ElementsTopic<Element>) { hold = Hold(topic) }

  /// Tells `component` the whole list now, and later its changes, until the component is released.
  public func provide(to component: some ItemsComponent<Element>) {
    hold.line.join(
      { [weak component] changes in component?.newItems(changes) != nil }, of: owner(component),
      named: { nameWhileThere(of: component) })
  }

  /// Calls `tell` with the whole list now, and later with its changes, until the subscription ends.
  public func provide(_ tell: @escaping ([Change<Element>]) -> Void) -> Subscription {
    hold.line.subscription(tell)
  }

  /// Tells `component` the element with the identity `id` now, and again whenever it changes, until the component is
  /// released.
  ///
  /// Nothing is told while there is no such element. It is told again when it is added again.
  ///
  /// `tell` is a method of the component: `ObjectView.newObject`.
  ///
  /// - Complexity: O(1); O(n) for the first subscription after elements of an array were added, removed or moved.
  public func provide<Component: AnyObject>(
    _ id: Element.ID, to component: Component, _ tell: @escaping (Component) -> (Element) -> Void
  ) {
    hold.line.join(
      id,
      { [weak component] element in
        guard let component else { return false }
        tell(component)(element)
        return true
      }, of: component, named: { nameWhileThere(of: component) })
  }

  /// Calls `tell` with the element with the identity `id` now, and again whenever it changes, until the subscription
  /// ends.
  public func provide(_ id: Element.ID, _ tell: @escaping (Element) -> Void) -> Subscription {
    hold.line.subscription(to: id, tell)
  }

  /// Returns the handle for a list in one element.
  ///
  /// The list is compared only if its element has changed.
  @inlinable
  public func elements<List: Listing>(
    of id: Element.ID, in list: @escaping (Element) -> List
  ) -> Elements<List.Element> {
    let watch = Watch<List> { [weak outer = hold.line] body in
      if let element = outer?.elementNow(id) { body(list(element)) }
    }
    let inner = ElementsTopic(hold.line.turn, scope: 0, of: Element.self, Watching(watch))
    let elements = Elements<List.Element>(inner)
    hold.line.join(id, with: inner)
    return elements
  }
}

extension Store {
  /// Returns the handle for the differences of a list and for its elements.
  ///
  /// - Parameter list: returns the list in the state, or nil if there is none.
  @inlinable
  public func elements<List: Listing>(in list: @escaping (State) -> List?) -> Elements<List.Element> {
    let watch = Watch<List> { [read = link.read] body in
      read { state in
        if let list = list(state) { body(list) }
      }
    }
    let topic = ElementsTopic(turn, scope: number, of: State.self, Watching(watch))
    turn.lay(topic)
    return Elements(topic)
  }

  /// Returns the handle for the differences of a list that the state provides as an aspect.
  @inlinable
  public func elements<Told: Aspect>(
    of aspect: Told.Type, _ knower: @escaping (State) -> Told.Knower?
  ) -> Elements<Told.Value.Element> where Told.Value: Listing {
    let probe = Probe<Told>()
    let standIn = Told.standIn(for: probe)
    return elements(in: { state -> Told.Value? in
      guard let knower = knower(state) else { return nil }
      return probe.answer { Told.ask(knower, for: standIn) }
    })
  }
}
