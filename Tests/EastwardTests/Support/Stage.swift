import Eastward

/// Where code of the user runs while a store works.
enum Point: CaseIterable {
  case reducer, lens, provider, comparison, component, closure, element, list, occasion, subscriber, timeline, query
  case answer, effectStarts, effectEnds, tracer, misuse, stateGoes, actionGoes, valueGoes, captureGoes
}

/// What can be let go at such a point.
enum Part: CaseIterable {
  case store, scope, recorder, providers, component, tokens, feedbacks, everything
}

/// An app with everything that a store can do, which lets one of its parts go when it reaches a point.
final class Stage {
  var store: Store<Play, Play.Action>?
  var recorder: Recorder?
  private(set) var numbers: Provider<Score>?
  private var scope: Store<Play, Play.Action>?
  private var things: Elements<Thing>?
  private var timeline: Provider<TheTimeline>?
  private var component: Performer?
  private var tokens: [SubscriptionToken] = []
  private var feedbacks: [SubscriptionToken] = []
  private let prop: Prop
  private var cue: (point: Point, part: Part, after: Int, isUsed: Bool)?
  private(set) var isReached = false
  private(set) var heardAfterTheEnd = 0
  /// Whether all tokens were let go.
  private var hasEnded = false

  init(_ alive: Alive, isTraced: Bool, isolation: isolated any Actor = #isolation) {
    prop = Prop(alive)
    prop.stage = self
    let recorder = Recorder(snapshotInterval: 2)
    let store = Store(
      Play(prop), onUsageError: { [prop] _ in prop.reach(.misuse) },
      tracing: isTraced ? { [prop] _ in prop.reach(.tracer) } : nil,
      effects: EffectRunner { [prop] _ in
        prop.reach(.effectStarts)
        return { prop.reach(.effectEnds) }
      }, recorder: recorder, reduce: Play.reduce)
    (self.store, self.recorder) = (store, recorder)
    timeline = recorder.provider(of: TheTimeline.self)
    setUp(
      store.scope { [prop] play in
        prop.reach(.lens)
        return play
      }, isolation)
  }

  private func setUp(_ scope: Store<Play, Play.Action>, _ actor: isolated any Actor) {
    self.scope = scope
    let (numbers, things) = (scope.provider(of: Score.self) { $0 }, scope.elements(in: { $0.things }))
    (self.numbers, self.things) = (numbers, things)
    let component = Performer(prop)
    self.component = component
    numbers.provide(to: component)
    things.provide(1, to: component, Performer.newThing)
    scope.subscribe(component) { $0 }
    timeline?.provide(to: component)
    tokens = [
      listen(), listen(),
      things.provide { [heard] _ in heard(.list) },
      things.provide(2) { [heard] _ in heard(.element) },
      things.elements(of: 1, in: { _ in [Thing(id: 3)] }).provide { [heard] _ in heard(.list) },
      scope.events(of: { $0.bell }).provide { [heard] _ in heard(.occasion) },
      timeline?.provide { [heard] _ in heard(.timeline) },
    ].compactMap { $0 }
    // Actions that come home from elsewhere carry nothing but a number.
    let inner = scope.scope(state: { $0 }, action: { (step: Int) in Play.Action(step: step) })
    feedbacks = [
      inner.feedback({ [prop] play in
        prop.reach(.query)
        return play.count
      }) { _, _ in },
      inner.feedback(each: { Set([$0.count, 7]) }, policy: .debounce(.seconds(1))) { _, _ in },
      inner.react(to: { $0.count }) { [prop] count in
        prop.reach(.answer)
        return count == 6 ? 1 : nil
      },
    ]
  }

  private func listen() -> SubscriptionToken? {
    let capture = Farewell(prop, .captureGoes)
    return numbers?.provide { [heard] _ in
      withExtendedLifetime(capture) {}
      heard(.closure)
    }
  }

  private var heard: (Point) -> Void {
    { [weak self] point in
      if self?.hasEnded == true { self?.heardAfterTheEnd += 1 }
      self?.reach(point)
    }
  }

  // MARK: The cue

  /// Lets `part` go when `point` is reached once more than `after` times, and then uses what is left.
  func prepare(_ point: Point, _ part: Part, after: Int, isUsed: Bool) { cue = (point, part, after, isUsed) }

  func reach(_ point: Point) {
    guard let cue, cue.point == point else { return }
    if cue.after > 0 {
      self.cue?.after -= 1
      return
    }
    self.cue = nil
    isReached = true
    letGo(cue.part)
    if cue.isUsed { use() }
  }

  func letGo(_ part: Part) {
    switch part {
    case .store: clear(\.store, nil)
    case .scope: clear(\.scope, nil)
    case .recorder: clear(\.recorder, nil)
    case .providers:
      clear(\.numbers, nil)
      clear(\.things, nil)
      clear(\.timeline, nil)
    case .component: clear(\.component, nil)
    case .tokens:
      clear(\.tokens, [])
      hasEnded = true
    case .feedbacks: clear(\.feedbacks, [])
    case .everything: Part.allCases.dropLast().forEach(letGo)
    }
  }

  /// What goes may ask for it as it goes, so it leaves its place before.
  private func clear<Value>(_ place: ReferenceWritableKeyPath<Stage, Value>, _ nothing: Value) {
    let last = self[keyPath: place]
    self[keyPath: place] = nothing
    withExtendedLifetime(last) {}
  }

  private func use() {
    if !tokens.isEmpty { listen().map { tokens.append($0) } }
    _ = things?.provide { _ in }
    if let scope {
      feedbacks.append(scope.react(to: { $0.count }) { _ in nil })
      _ = scope.events(of: { $0.bell }).provide { _ in }
      scope.dispatch(Play.Action(step: 3, prop: prop))
    }
    component.map { numbers?.provide(to: $0) }
    store?.batch([Play.Action(step: 4), Play.Action(step: 5)])
    recorder?.jump(to: 1)
    recorder?.disable(action: 2)
    recorder?.truncateFuture()
  }

  func send(_ steps: Int...) { steps.forEach { store?.dispatch(Play.Action(step: $0, prop: prop)) } }

  /// Whether the component, if it is there, shows what a newcomer is told.
  var isInStep: Bool {
    guard store != nil, let component, let numbers else { return true }
    var told: Int?
    numbers.provide { told = $0.value }.cancel()
    return told == component.number
  }
}

/// Counts what is not gone yet.
final class Alive {
  var count = 0
}

/// Reaches points on a stage, as long as that is there.
final class Prop {
  weak var stage: Stage?
  let alive: Alive

  init(_ alive: Alive) {
    self.alive = alive
    alive.count += 1
  }

  func reach(_ point: Point) { stage?.reach(point) }

  deinit { alive.count -= 1 }
}

/// Reaches a point as it goes.
final class Farewell {
  private let prop: Prop
  private let point: Point

  init(_ prop: Prop, _ point: Point) {
    self.prop = prop
    self.point = point
  }

  deinit { prop.reach(point) }
}
