import Eastward
import Running

/// A state with something of each kind that can be told: an aspect, a list that is compared, one that is marked, an
/// occasion.
struct Board {
  private var counter = 0
  private var things = TrackedArray<Thing>()
  private var compared: [Thing] = []
  private var bell = Event<Int>()

  enum Action: Codable, Equatable {
    case add(Int)
    case put(Int, String)
    case change(Int, String)
    case remove(Int)
    case move(Int, to: Int)
    case ring(Int)
  }

  static func reduce(_ board: inout Board, _ action: Action) {
    switch action {
    case .add(let step): board.counter = board.counter &* 3 &+ step
    case .put(let id, let name): board.things.put(Thing(id: id, name: name))
    case .change(let id, let name): board.things.change(id) { $0.name += name }
    case .remove(let id): board.things.remove(id)
    case .move(let id, let place): board.things.move(id, to: place)
    case .ring(let sound): board.bell.fire(sound)
    }
    board.compared = board.things.elements
  }
}

extension Board: KnowsTheCount {
  func provideCount(to component: some CountComponent) { component.newCount(counter) }
}

/// Takes over everything that a board tells, and writes it down.
final class BoardView {
  private(set) var count = 0
  private(set) var marked: [Thing] = []
  private(set) var compared: [Thing] = []
  /// Everything that was told, in order.
  private(set) var transcript: [Told] = []
  private var tokens: [SubscriptionToken] = []

  enum Told: Equatable {
    case count(Int)
    case list([Change<Thing>])
    case ring(Int)
  }

  init<Action>(_ store: Store<Board, Action>) {
    // In scopes of their own, so that one board may have several views.
    let scope = store.scope { $0 }
    tokens = [
      scope.provider(of: Count.self) { $0 }.provide { [unowned self] in
        count = $0
        transcript.append(.count($0))
      },
      scope.elements(in: { $0.markedThings }).provide { [unowned self] in
        marked.apply($0)
        transcript.append(.list($0))
      },
      scope.elements(in: { $0.comparedThings }).provide { [unowned self] in
        compared.apply($0)
        transcript.append(.list($0))
      },
      scope.events(of: { $0.rings }).provide { [unowned self] in transcript.append(.ring($0)) },
    ]
  }

  func forget() { transcript = [] }

  /// What a screen would show.
  var screen: String { "\(count) \(marked) \(compared)" }
}

extension Board {
  var markedThings: TrackedArray<Thing> { things }
  var comparedThings: [Thing] { compared }
  var rings: Event<Int> { bell }
}

extension Board {
  /// What a screen shows after `actions`, by reducing them one after the other and nothing else.
  static func screen(after actions: some Sequence<Action>) -> String {
    var board = Board()
    for action in actions { reduce(&board, action) }
    return "\(board.counter) \(board.compared) \(board.compared)"
  }
}

extension SeededGenerator {
  mutating func action() -> Board.Action {
    let id = below(6)
    switch below(7) {
    case 0, 1: return .add(below(5))
    case 2: return .put(id, "\(below(9))")
    case 3: return .change(id, "\(below(9))")
    case 4: return .remove(id)
    case 5: return .move(id, to: below(6))
    default: return .ring(below(3))
    }
  }
}
