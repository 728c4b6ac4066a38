/// A handle that subscribes components to the changes of one list, or to one of its elements.
///
/// A component can subscribe to a list, to a list inside one element, or to one element:
///
/// ```swift
/// let blocks = store.elements(in: { $0.blocks })
/// blocks.provide(to: canvasView)                                        // all blocks that were added, removed,
/// changed let objects = blocks.elements(of: id, in: { $0.objects }) objects.provide(to: blockView)
/// // the objects of one block objects.provide(id, to: objectView, ObjectView.newObject)             // one object
/// ```
///
/// No component is called if nothing has changed.
public struct Elements<Element: Identifiable> {
  @usableFromInline let token: RetainToken<ElementsChannel<Element>>

  @usableFromInline
  init(_ channel: ElementsChannel<Element>) { token = RetainToken(channel) }

  /// Subscribes `component`: it receives the whole list now, and later its changes, until it is released.
  public func provide(to component: some ItemsComponent<Element>) {
    token.channel.subscribe(
      { [weak component] changes in component?.newItems(changes) != nil }, of: owner(component),
      named: { nameWhileThere(of: component) })
  }

  /// Calls `receive` with the whole list now, and later with its changes, until the subscription ends.
  public func provide(_ receive: @escaping ([Change<Element>]) -> Void) -> SubscriptionToken {
    token.channel.subscription(receive)
  }

  /// Calls a method of `component` with the element with the identity `id` now, and again whenever it changes, until
  /// the component is released.
  ///
  /// While there is no such element the component receives nothing; it receives the element again when it is added
  /// again.
  ///
  /// ```swift
  /// objects.provide(id, to: view, ObjectView.newObject)
  /// ```
  ///
  /// - Complexity: O(1); O(n) for the first subscription after elements of an array were added, removed or moved.
  public func provide<Component: AnyObject>(
    _ id: Element.ID, to component: Component, _ method: @escaping (Component) -> (Element) -> Void
  ) {
    token.channel.subscribe(
      id,
      { [weak component] element in
        guard let component else { return false }
        method(component)(element)
        return true
      }, of: component, named: { nameWhileThere(of: component) })
  }

  /// Calls `receive` with the element with the identity `id` now, and again whenever it changes, until the subscription
  /// ends.
  public func provide(_ id: Element.ID, _ receive: @escaping (Element) -> Void) -> SubscriptionToken {
    token.channel.subscription(to: id, receive)
  }

  /// Returns the handle for the changes of a list in one element.
  ///
  /// The list is compared only if its element has changed.
  @inlinable
  public func elements<List: DiffableCollection>(
    of id: Element.ID, in list: @escaping (Element) -> List
  ) -> Elements<List.Element> {
    let observer = ListObserver<List> { [weak outer = token.channel] body in
      if let element = outer?.elementNow(id) { body(list(element)) }
    }
    let inner = ElementsChannel(token.channel.cycle, scope: 0, of: Element.self, AnyListObserver(observer))
    let elements = Elements<List.Element>(inner)
    token.channel.subscribe(inner, to: id)
    return elements
  }
}

extension Store {
  /// Returns the handle for the changes of a list and for its elements.
  ///
  /// - Parameter list: returns the list in the state, or nil if there is none.
  @inlinable
  public func elements<List: DiffableCollection>(in list: @escaping (State) -> List?) -> Elements<List.Element> {
    let observer = ListObserver<List> { [read = link.read] body in
      read { state in
        if let list = list(state) { body(list) }
      }
    }
    let channel = ElementsChannel(cycle, scope: number, of: State.self, AnyListObserver(observer))
    cycle.add(channel)
    return Elements(channel)
  }

  /// Returns the handle for the changes of a list that the state provides as an aspect.
  @inlinable
  public func elements<Observed: Aspect>(
    of aspect: Observed.Type, from source: @escaping (State) -> Observed.Source?
  ) -> Elements<Observed.Value.Element> where Observed.Value: DiffableCollection {
    let probe = Probe<Observed>()
    let receiver = Observed.receiver(for: probe)
    return elements(in: { state -> Observed.Value? in
      guard let source = source(state) else { return nil }
      return probe.value { Observed.read(from: source, into: receiver) }
    })
  }
}
