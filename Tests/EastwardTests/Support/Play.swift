import Eastward

/// The state of a ``Stage``: something of each kind, and objects that reach a point as they go.
struct Play {
  private(set) var count = 0
  private(set) var bell = Event<Int>()
  private(set) var things = [Thing(id: 1), Thing(id: 2)]
  private var farewell: Farewell?
  private let prop: Prop

  init(_ prop: Prop) { self.prop = prop }

  struct Action {
    let step: Int
    var farewell: Farewell?

    init(step: Int, prop: Prop? = nil) {
      self.step = step
      farewell = prop.map { Farewell($0, .actionGoes) }
    }
  }

  static func reduce(_ play: inout Play, _ action: Action) {
    let prop = play.prop
    play.count += action.step
    play.bell.fire(action.step)
    for place in play.things.indices { play.things[place].name = "\(play.count)" }
    play.farewell = Farewell(prop, .stateGoes)
    prop.reach(.reducer)
    // What a reducer must not do.
    if action.step == 9 { prop.stage?.store?.dispatch(Action(step: 1)) }
  }
}

extension Play.Action: Versioned {
  init(from decoder: any Decoder) throws { self.init(step: try decoder.singleValueContainer().decode(Int.self)) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(step)
  }
}

/// A number that reaches points when it is compared, and as it goes.
final class Numeral: Equatable {
  let value: Int
  private let prop: Prop

  init(_ value: Int, _ prop: Prop) {
    self.value = value
    self.prop = prop
  }

  deinit { prop.reach(.valueGoes) }

  static func == (one: Numeral, other: Numeral) -> Bool {
    one.prop.reach(.comparison)
    return one.value == other.value
  }
}

/// The count of a ``Play``.
enum Score: Aspect {
  typealias Value = Numeral

  static func read(from source: Play, into probe: Probe<Score>) { source.provideScore(to: probe) }

  static func observer(for component: Performer, reading probe: Probe<Score>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newScore($0) } }
  }
}

extension Play {
  func provideScore(to probe: Probe<Score>) {
    prop.reach(.provider)
    probe.record(Numeral(count, prop))
  }
}

/// Is told everything, and reaches a point each time.
final class Performer: StateSubscriber, TimelineComponent {
  private(set) var number: Int?
  private let prop: Prop

  init(_ prop: Prop) { self.prop = prop }

  func newScore(_ number: Numeral) {
    self.number = number.value
    prop.reach(.component)
  }

  func newThing(_ thing: Thing) { prop.reach(.element) }

  func newState(_ state: Play) { prop.reach(.subscriber) }

  func newTimeline(_ timeline: Timeline) { prop.reach(.timeline) }
}
